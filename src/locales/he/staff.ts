import type { MessagesOf, staffMessages } from '../../i18n/index.ts'

/** What staff of the organisation read, in Hebrew. */
export const staff = {
  'staff.price.title': 'מחיר לתצוגה',
  'staff.price.lead': 'מה שחברי הארגון שלך רואים עבור {offer}. מספר הנקודות שמנוכות להם אינו משתנה.',
  'staff.price.loading': 'המחיר נטען',
  'staff.price.failed': 'לא הצלחנו לטעון את החוויה',
  'staff.price.gone.title': 'החוויה אינה מוצעת עוד',
  'staff.price.gone.text': 'לא ניתן עוד לקבוע את המחיר שלה.',
  'staff.price.untitled': 'החוויה הזאת',
  'staff.price.now': 'מוצג עכשיו',
  'staff.price.points': 'מנוכה מהנקודות שלהם',
  'staff.price.value': 'ערך',
  'staff.price.amount': 'מחיר חדש',
  'staff.price.amountIn': 'מחיר חדש, במטבע {currency}',
  'staff.price.missing': 'יש להזין את המחיר שהחברים יראו.',
  'staff.price.shape': 'יש להזין מספר, למשל {example}.',
  'staff.price.negative': 'יש להזין מחיר של {least} ומעלה.',
  'staff.price.save': 'קביעת המחיר',
  'staff.price.saving': 'המחיר מתעדכן',
  'staff.price.saved': 'החברים רואים עכשיו {price}.',
} as const satisfies MessagesOf<typeof staffMessages>
