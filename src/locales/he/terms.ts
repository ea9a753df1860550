import type { MessagesOf, termsMessages } from '../../i18n/index.ts'

/** What legal documents are accepted with, in Hebrew. */
export const terms = {
  'terms.title': 'תנאים לאישור',
  'terms.lead': 'כדי להמשיך יש לקרוא ולאשר אותם. הנקודות, השיחות והחוויות שלך אינן מושפעות בינתיים.',
  'terms.loading': 'התנאים נטענים',
  'terms.failed': 'לא הצלחנו לטעון את התנאים',

  'terms.type.TERMS_OF_SERVICE': 'תנאי השירות',
  'terms.type.unknown': 'מסמך משפטי',
  'terms.version': 'גרסה {version}',
  'terms.versionOn': 'גרסה {version}, פורסמה ב־{date}',
  'terms.newTab': 'נפתח בכרטיסייה חדשה',
  'terms.noText': 'הטקסט שלו אינו מוצג כאן. לפני האישור אפשר לבקש אותו מהארגון שלך.',
  'terms.consent.TERMS_OF_SERVICE': 'קראתי את תנאי השירות ואישרתי אותם.',
  'terms.consent.unknown': 'קראתי את ״{title}״ ואישרתי אותו.',
  'terms.tick': 'כדי לאשר יש לסמן את התיבה.',

  'terms.accept': 'אישור',
  'terms.acceptAndGoOn': 'אישור והמשך',
  'terms.accepting': 'האישור בשליחה',
  'terms.decline': 'לא עכשיו',

  'terms.changed.title': 'חל שינוי ממש עכשיו.',
  'terms.changed.text': {
    one: 'גרסה חדשה פורסמה בזמן הקריאה. יש לקרוא ולאשר אותה.',
    two: 'שתי גרסאות חדשות פורסמו בזמן הקריאה. יש לקרוא ולאשר אותן.',
    other: 'גרסאות חדשות פורסמו בזמן הקריאה. יש לקרוא ולאשר אותן.',
  },
  'terms.unconfirmed.title': 'האישור טרם נקלט.',
  'terms.unconfirmed.text': 'השירות עדיין לא רשם אותו. אפשר לנסות שוב בעוד רגע.',
  'terms.accepted': 'תודה. התנאים אושרו.',
  'terms.upToDate': 'אין מה לאשר',
  'terms.upToDate.text': 'הגרסה הנוכחית של כל המסמכים כבר אושרה.',
  'terms.none.text': 'לארגון שלך אין תנאים לאישור.',
  'terms.acceptedOn': 'אושר ב־{date}',

  'terms.banner.title': 'יש תנאים לאישור.',
  'terms.banner.text': 'עד אז אפשר לעיין, אך דבר לא יישלח.',
  'terms.banner.review': 'קריאה ואישור',
  'terms.banner.failed.title': 'לא הצלחנו לטעון את התנאים.',
  'terms.banner.failed.text': 'אפשר לעיין, אך דבר לא יישלח עד שייטענו.',
} as const satisfies MessagesOf<typeof termsMessages>
