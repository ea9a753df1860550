import type {
  MessagesOf,
  walletBalanceMessages,
  walletDownloadMessages,
  walletMessages,
} from '../../i18n/index.ts'

/** What the wallet says, in Arabic. */
export const wallet = {
  'wallet.balance': 'رصيدك',
  'wallet.loading': 'جارٍ تحميل محفظتك',
  'wallet.failed': 'تعذّر تحميل محفظتك',
  'wallet.unknown': 'رصيدك غير معروف حاليًا. يظهر هنا فور وصوله من الخدمة.',
  'wallet.bar': 'من أصل {received} مستلمة، صُرف {spent} وبقي {balance}.',
  'wallet.received': 'المستلم',
  'wallet.spent': 'المصروف',
  'wallet.left': 'الرصيد',
  'wallet.rate': '{units} تعادل نحو {money}.',
  'wallet.asOf': 'حتى {time}.',

  'wallet.ledger': 'السجل',
  'wallet.ledger.loading': 'جارٍ تحميل السجل',
  'wallet.ledger.failed': 'تعذّر تحميل سجلك',
  'wallet.ledger.empty': 'لا حركات بعد. تظهر هنا النقاط المستلمة والمصروفة.',
  'wallet.ledger.thisMonth': 'هذا الشهر',
  'wallet.ledger.undated': 'من دون تاريخ',
  'wallet.ledger.entry': 'نقاط',
  'wallet.ledger.type.CREDIT': 'استلام',
  'wallet.ledger.type.DEBIT': 'استبدال',
  'wallet.ledger.type.REFUND': 'إعادة نقاط',
  'wallet.ledger.more': 'عرض الأقدم',
  'wallet.ledger.more.busy': 'جارٍ التحميل',
  'wallet.ledger.more.failed': 'تعذّر تحميل الحركات الأقدم.',
  'wallet.ledger.loaded': {
    zero: 'لا حركات أقدم',
    one: 'حركة أقدم واحدة',
    two: 'حركتان أقدم',
    few: '{count} حركات أقدم',
    many: '{count} حركة أقدم',
    other: '{count} حركة أقدم',
  },

  'wallet.download': 'تنزيل بصيغة CSV',
  'wallet.download.busy': 'جارٍ قراءة السجل كاملًا',
  'wallet.download.done': 'يحتوي الملف على سجلك كاملًا',
  'wallet.download.failed': 'تعذّر إنشاء الملف',
  'wallet.download.date': 'التاريخ',
  'wallet.download.description': 'الوصف',
  'wallet.download.kind': 'النوع',
  'wallet.download.amount': 'المبلغ ({unit})',
} as const satisfies MessagesOf<
  typeof walletMessages & typeof walletBalanceMessages & typeof walletDownloadMessages
>
