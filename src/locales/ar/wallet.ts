import type {
  MessagesOf,
  pointsOverTimeMessages,
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

  'wallet.overTime': 'مع مرور الوقت',
  'wallet.overTime.loading': 'جارٍ تحميل نقاطك مع مرور الوقت',
  'wallet.overTime.failed': 'تعذّر تحميل نقاطك مع مرور الوقت',
  'wallet.overTime.empty': 'لا حركات بعد.',
  'wallet.overTime.since': 'منذ {date}.',
  'wallet.overTime.month': 'الشهر',
  'wallet.overTime.balance': 'الرصيد',
  'wallet.overTime.cameIn': 'الوارد',
  'wallet.overTime.wentOut': 'الصادر',
  'wallet.overTime.unknown': 'غير معروف',
  'wallet.overTime.spoken': '{month}: الرصيد {balance}، الوارد {cameIn}، الصادر {wentOut}',
  'wallet.overTime.table': 'عرض كجدول',
  'wallet.overTime.chart': 'عرض كرسم بياني',
  'wallet.overTime.leftOut': {
    zero: 'لا حركات ناقصة.',
    one: 'تنقص حركة واحدة: تعذّرت قراءة تاريخها أو مبلغها. الأرصدة السابقة لها غير معروفة.',
    two: 'تنقص حركتان: تعذّرت قراءة التاريخ أو المبلغ. الأرصدة السابقة لهما غير معروفة.',
    few: 'تنقص {count} حركات: تعذّرت قراءة التاريخ أو المبلغ. الأرصدة السابقة لها غير معروفة.',
    many: 'تنقص {count} حركة: تعذّرت قراءة التاريخ أو المبلغ. الأرصدة السابقة لها غير معروفة.',
    other: 'تنقص {count} حركة: تعذّرت قراءة التاريخ أو المبلغ. الأرصدة السابقة لها غير معروفة.',
  },
} as const satisfies MessagesOf<
  typeof walletMessages &
    typeof walletBalanceMessages &
    typeof walletDownloadMessages &
    typeof pointsOverTimeMessages
>
