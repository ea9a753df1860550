import type { MessagesOf, savedMessages } from '../../i18n/index.ts'

/** What saving an offer says, and the page of saved offers, in Hebrew. */
export const saved = {
  'saved.save': 'שמירת {title}',
  'saved.saveFailed': 'לא נשמרה. אפשר לנסות שוב.',
  'saved.removeFailed': 'לא הוסרה. אפשר לנסות שוב.',

  'saved.title': 'שמורות',
  'saved.count': { one: 'חוויה אחת', two: 'שתי חוויות, החדשה קודם', other: '{count} חוויות, החדשות קודם' },
  'saved.loading': 'החוויות השמורות נטענות',
  'saved.failed': 'לא הצלחנו לטעון את החוויות השמורות',
  'saved.empty.title': 'עדיין אין חוויות שמורות',
  'saved.empty.text': 'לחיצה על הלב של חוויה שומרת אותה כאן.',
  'saved.explore': 'לכל החוויות',
  'saved.within': 'במסגרת היתרה שלך',
  'saved.missing': 'חסרות לך {sum}',
  'saved.gone': 'אינה מוצעת עוד',
  'saved.remove': 'הסרה',
  'saved.removed': 'הוסרה:',
  'saved.undo': 'ביטול',
} as const satisfies MessagesOf<typeof savedMessages>
