import type { failureMessages, MessagesOf } from '../../i18n/index.ts'

/** What a member is told when something fails, in Hebrew. */
export const failure = {
  'failure.read.title': 'הטעינה לא הצליחה',
  'failure.write.title': 'לא נשלח.',
  'failure.write.kept': 'דבר ממה שהוזן לא אבד.',
  'failure.write.unknown.title': 'לא קיבלנו תשובה.',
  'failure.write.unknown.text': 'ייתכן שזה הגיע. בטוח לנסות שוב: הפעולה לא תתבצע פעמיים.',
  'failure.network': 'החיבור נותק.',
  'failure.timeout': 'השירות התעכב יותר מדי במענה.',
  'failure.authentication': 'השירות לא הצליח לאמת את זהותך.',
  'failure.permission': 'אין לך הרשאת גישה לכאן.',
  'failure.not-found': 'זה כבר לא זמין.',
  'failure.rejected': 'השירות לא קיבל את זה.',
  'failure.conflict': 'משהו השתנה בינתיים.',
  'failure.rate-limit': 'העומס רב כרגע.',
  'failure.service': 'השירות לא ענה.',
  'failure.invalid-response': 'התקבלה מהשירות תשובה שלא הצלחנו לקרוא.',
  'failure.invalid-request': 'לא ניתן לשלוח כך. נא לבדוק את מה שהוזן.',
  'failure.session-ended': 'החיבור לחשבון הסתיים.',
  'failure.terms': 'יש תנאים שצריך לאשר קודם.',
  'failure.refresh.title': 'לא הצלחנו לאמת את זהותך',
  'failure.refresh.text': 'לא התקבלה תשובה מהארגון שלך. דבר ממה שהוזן לא אבד.',
  'failure.unexpected.title': 'משהו השתבש כאן',
  'failure.unexpected.text': 'שאר העמוד פועל כרגיל.',
  'failure.wait.title': 'רגע, בבקשה.',
  'failure.wait.text': 'אפשר לנסות שוב בעוד {time}. מה שהוזן נשמר.',
  'failure.wait.button': 'ניסיון נוסף בעוד {time}',
  'failure.wait.over': 'אפשר לנסות שוב עכשיו.',
  'failure.sessionEnded.title': 'החיבור לחשבון הסתיים',
  'failure.sessionEnded.text':
    'כדי להמשיך יש להתחבר שוב. שום דבר מהחשבון שלך אינו מוצג כאן, ומה שעדיין לא נשלח אינו נשמר.',
} as const satisfies MessagesOf<typeof failureMessages>
