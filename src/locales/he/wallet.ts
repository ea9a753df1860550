import type {
  MessagesOf,
  pointsOverTimeMessages,
  walletBalanceMessages,
  walletDownloadMessages,
  walletMessages,
} from '../../i18n/index.ts'

/** What the wallet says, in Hebrew. */
export const wallet = {
  'wallet.balance': 'היתרה שלך',
  'wallet.loading': 'פרטי הארנק שלך בטעינה',
  'wallet.failed': 'לא הצלחנו לטעון את פרטי הארנק שלך',
  'wallet.unknown': 'היתרה שלך אינה ידועה כרגע. היא תופיע כאן ברגע שהשירות ימסור אותה.',
  'wallet.bar': 'מתוך {received} שהתקבלו, נוצלו {spent} ונותרו {balance}.',
  'wallet.received': 'התקבלו',
  'wallet.spent': 'נוצלו',
  'wallet.left': 'יתרה',
  'wallet.rate': 'הערך של {units} הוא כ־{money}.',
  'wallet.reach': {
    one: 'חוויה אחת במסגרת היתרה שלך',
    two: 'שתי חוויות במסגרת היתרה שלך',
    other: '{count} חוויות במסגרת היתרה שלך',
  },
  'wallet.reach.atLeast': {
    one: 'לפחות חוויה אחת במסגרת היתרה שלך',
    two: 'לפחות שתי חוויות במסגרת היתרה שלך',
    other: 'לפחות {count} חוויות במסגרת היתרה שלך',
  },
  'wallet.asOf': 'נכון ל־{time}.',

  'wallet.ledger': 'תנועות',
  'wallet.ledger.loading': 'התנועות נטענות',
  'wallet.ledger.failed': 'לא הצלחנו לטעון את התנועות שלך',
  'wallet.ledger.empty': 'עדיין אין תנועות. נקודות שיתקבלו וינוצלו יופיעו כאן.',
  'wallet.ledger.thisMonth': 'החודש',
  'wallet.ledger.undated': 'ללא תאריך',
  'wallet.ledger.entry': 'נקודות',
  'wallet.ledger.type.CREDIT': 'התקבלו',
  'wallet.ledger.type.DEBIT': 'מומשו',
  'wallet.ledger.type.REFUND': 'החזר',
  'wallet.ledger.more': 'הצגת קודמות',
  'wallet.ledger.more.busy': 'בטעינה',
  'wallet.ledger.more.failed': 'לא הצלחנו לטעון תנועות קודמות.',
  'wallet.ledger.loaded': {
    one: 'תנועה קודמת אחת',
    two: 'שתי תנועות קודמות',
    other: '{count} תנועות קודמות',
  },

  'wallet.download': 'הורדה כ־CSV',
  'wallet.download.busy': 'כל התנועות נקראות',
  'wallet.download.done': 'הקובץ מכיל את כל התנועות שלך',
  'wallet.download.failed': 'לא ניתן היה ליצור את הקובץ.',
  'wallet.download.date': 'תאריך',
  'wallet.download.description': 'תיאור',
  'wallet.download.kind': 'סוג',
  'wallet.download.amount': 'סכום ({unit})',

  'wallet.overTime': 'לאורך זמן',
  'wallet.overTime.loading': 'הנקודות שלך לאורך זמן נטענות',
  'wallet.overTime.failed': 'לא הצלחנו לטעון את הנקודות שלך לאורך זמן',
  'wallet.overTime.empty': 'עדיין אין תנועות.',
  'wallet.overTime.since': 'מאז ה־{date}.',
  'wallet.overTime.sinceMonth': 'מאז {month}.',
  'wallet.overTime.month': 'חודש',
  'wallet.overTime.balance': 'יתרה',
  'wallet.overTime.cameIn': 'נכנסו',
  'wallet.overTime.wentOut': 'יצאו',
  'wallet.overTime.unknown': 'לא ידוע',
  'wallet.overTime.spoken': '{month}: יתרה {balance}, נכנסו {cameIn}, יצאו {wentOut}',
  'wallet.overTime.table': 'הצגה כטבלה',
  'wallet.overTime.chart': 'הצגה כתרשים',
  'wallet.overTime.leftOut': {
    one: 'תנועה אחת חסרה: לא ניתן לקרוא את התאריך או את הסכום שלה. היתרות שלפניה אינן ידועות.',
    two: 'שתי תנועות חסרות: לא ניתן לקרוא את התאריך או את הסכום שלהן. היתרות שלפניהן אינן ידועות.',
    other: '{count} תנועות חסרות: לא ניתן לקרוא את התאריך או את הסכום שלהן. היתרות שלפניהן אינן ידועות.',
  },
} as const satisfies MessagesOf<
  typeof walletMessages &
    typeof walletBalanceMessages &
    typeof walletDownloadMessages &
    typeof pointsOverTimeMessages
>
