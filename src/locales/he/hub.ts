import type { hubMessages, MessagesOf } from '../../i18n/index.ts'

/** What the hub says, in Hebrew. */
export const hub = {
  'hub.navigation': 'חלקי התוכנית שלך',
  'hub.explore': 'גילוי',
  'hub.experiences': 'החוויות שלי',
  'hub.saved': 'שמורות',
  'hub.concierge': 'קונסיירז׳',
  'hub.wallet': 'ארנק',
  'hub.loading': 'בטעינה',
  'hub.asked': 'הבקשות שלך',
  'hub.asked.on': 'התבקשה ב־{date}',
  'hub.asked.gone': 'חוויה שאינה מוצעת עוד',
  'hub.concierge.choose': 'נא לבחור שיחה',
  'hub.concierge.choose.text': 'לכל חוויה שמומשה או התבקשה יש שיחה משלה.',
} as const satisfies MessagesOf<typeof hubMessages>
