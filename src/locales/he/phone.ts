import type { MessagesOf, phoneMessages } from '../../i18n/index.ts'

/** What is said about a phone number and the code that is sent to it, in Hebrew. */
export const phone = {
  'phone.title': 'אימות המספר שלך',
  'phone.loading': 'המספר שלך נטען',
  'phone.failed': 'לא הצלחנו לטעון את המספר שלך',
  'phone.sentTo': 'שלחנו קוד אל {phone}.',
  'phone.code': 'קוד',
  'phone.code.hint': { one: 'לרוב ספרה אחת.', two: 'לרוב שתי ספרות.', other: 'לרוב {count} ספרות.' },
  'phone.code.missing': 'יש להזין את הקוד ששלחנו.',
  'phone.code.wrong': 'הקוד האחרון שגוי או שתוקפו פג. אפשר לנסות שוב או לבקש קוד חדש.',
  'phone.code.wrongOnly': 'הקוד האחרון שגוי או שתוקפו פג. אפשר לנסות שוב.',
  'phone.check': 'אימות',
  'phone.checking': 'באימות',

  'phone.resend': 'שליחת קוד חדש',
  'phone.resending': 'בשליחה',
  'phone.resendIn': 'קוד חדש בעוד {time}',
  'phone.resent': {
    one: 'קוד חדש בדרך. אפשר לבקש קוד נוסף בעוד שנייה אחת.',
    two: 'קוד חדש בדרך. אפשר לבקש קוד נוסף בעוד שתי שניות.',
    other: 'קוד חדש בדרך. אפשר לבקש קוד נוסף בעוד {count} שניות.',
  },
  'phone.resend.unknown': 'ייתכן שקוד חדש כבר בדרך. אם לא מגיע קוד, אפשר לבקש קוד נוסף.',
  'phone.resendNow': 'אפשר לבקש קוד חדש עכשיו.',

  'phone.change': 'שינוי המספר',
  'phone.change.title': 'שינוי המספר שלך',
  'phone.change.text': 'נשלח קוד למספר החדש. שאר התשובות יישארו כפי שהן.',
  'phone.unknown.title': 'לא ניתן להציג כאן אחת מהתשובות האחרות שלך.',
  'phone.unknown.text': 'שינוי המספר ישמיט אותה. עד אז הקונסיירז׳ עדיין יכול לקרוא אותה.',
  'phone.add.title': 'הוספת המספר שלך',
  'phone.add.text': 'נשלח אליו קוד כדי לוודא שהוא שלך. שאר התשובות יישארו כפי שהן.',
  'phone.save': 'שליחת קוד',
  'phone.saving': 'בשליחה',
  'phone.cancel': 'השארת המספר',
  'phone.changed': 'נשמר. שלחנו קוד אל {phone}.',

  'phone.verified.title': 'המספר שלך אומת',
  'phone.verified.text': 'הקונסיירז׳ יכול ליצור איתך קשר במספר {phone}.',
  'phone.fault.empty': 'יש להזין את המספר ליצירת קשר.',
  'phone.fault.country': 'יש להזין את המספר עם קידומת המדינה, למשל {example}.',
  'phone.fault.short': 'המספר קצר מדי. נא לבדוק אותו.',
  'phone.fault.long': 'המספר ארוך מדי. נא לבדוק אותו.',
  'phone.fault.shape': 'זה אינו מספר טלפון. נא לבדוק אותו.',
} as const satisfies MessagesOf<typeof phoneMessages>
