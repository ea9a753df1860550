import type { MessagesOf, termsMessages } from '../../i18n/index.ts'

/** What legal documents are accepted with, in Arabic. */
export const terms = {
  'terms.title': 'شروط تحتاج إلى قبولك',
  'terms.lead': 'يُرجى قراءتها وقبولها للمتابعة. نقاطك ومحادثاتك وتجاربك لا تتأثر أثناء ذلك.',
  'terms.loading': 'جارٍ تحميل الشروط',
  'terms.failed': 'تعذّر تحميل الشروط',

  'terms.type.TERMS_OF_SERVICE': 'شروط الخدمة',
  'terms.type.unknown': 'مستند قانوني',
  'terms.version': 'الإصدار {version}',
  'terms.versionOn': 'الإصدار {version}، نُشر في {date}',
  'terms.newTab': 'يُفتح في علامة تبويب جديدة',
  'terms.noText': 'لا يُعرض نصه هنا. يمكنك طلبه من مؤسستك قبل القبول.',
  'terms.consent.TERMS_OF_SERVICE': 'قرأت شروط الخدمة وأقبلها.',
  'terms.consent.unknown': 'قرأت «{title}» وأقبله.',
  'terms.tick': 'يُرجى تحديد المربع للقبول.',

  'terms.accept': 'قبول',
  'terms.acceptAndGoOn': 'قبول ومتابعة',
  'terms.accepting': 'جارٍ تسجيل القبول',
  'terms.decline': 'ليس الآن',

  'terms.changed.title': 'تغيّرت الشروط للتو.',
  'terms.changed.text': {
    zero: 'صدر إصدار أحدث أثناء القراءة. يُرجى قراءته ثم قبوله.',
    one: 'صدر إصدار أحدث أثناء القراءة. يُرجى قراءته ثم قبوله.',
    two: 'صدر إصداران أحدث أثناء القراءة. يُرجى قراءتهما ثم قبولهما.',
    few: 'صدرت إصدارات أحدث أثناء القراءة. يُرجى قراءتها ثم قبولها.',
    many: 'صدرت إصدارات أحدث أثناء القراءة. يُرجى قراءتها ثم قبولها.',
    other: 'صدرت إصدارات أحدث أثناء القراءة. يُرجى قراءتها ثم قبولها.',
  },
  'terms.unconfirmed.title': 'لم يتأكد القبول بعد.',
  'terms.unconfirmed.text': 'لم تسجّله الخدمة بعد. يُرجى إعادة المحاولة بعد لحظات.',
  'terms.accepted': 'شكرًا لك. تم قبول الشروط.',
  'terms.upToDate': 'لا شيء يحتاج إلى قبولك',
  'terms.upToDate.text': 'سبق أن قبلت الإصدار الحالي من كل المستندات.',
  'terms.none.text': 'ليس لدى مؤسستك شروط تحتاج إلى قبولك.',
  'terms.acceptedOn': 'قُبل في {date}',

  'terms.banner.title': 'هناك شروط تحتاج إلى قبولك.',
  'terms.banner.text': 'حتى ذلك الحين يمكنك التصفح، لكن لا يُرسل شيء.',
  'terms.banner.review': 'القراءة والقبول',
  'terms.banner.failed.title': 'تعذّر تحميل الشروط.',
  'terms.banner.failed.text': 'يمكنك التصفح، لكن لا يُرسل شيء قبل تحميلها.',
} as const satisfies MessagesOf<typeof termsMessages>
