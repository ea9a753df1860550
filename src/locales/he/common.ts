import type { commonMessages, MessagesOf, placeMessages } from '../../i18n/index.ts'

/** What several features say, in Hebrew. */
export const common = {
  'common.close': 'סגירה',
  'common.tryAgain': 'ניסיון נוסף',
  'common.optional': 'לא חובה',
  'common.copy': 'העתקה',
  'common.copied': 'הועתק',
  'common.reference': 'מספר אסמכתה',
  'common.loading': 'בטעינה',
  'common.points': { one: 'נקודה', two: 'נקודות', other: 'נקודות' },
  'common.sum': '{figure} {unit}',
  'common.about': 'כ־{money}',
  'common.taken': '{sum} ינוכו מהיתרה שלך',
  'common.pair': '{first}, {second}',
  'common.sentences': '{first} {second}',
  'common.phrases': '{first}. {second}',
  'common.phoneExample': '+44\u00A020\u00A07946\u00A00958',
  'place.copy': 'העתקת הכתובת',
  'place.copied': 'הכתובת הועתקה',
  'place.map': 'המפה נפתחת בכרטיסייה חדשה',
} as const satisfies MessagesOf<typeof commonMessages & typeof placeMessages>
