import type { commonMessages, MessagesOf, placeMessages } from '../../i18n/index.ts'

/** What several features say, in Arabic. */
export const common = {
  'common.close': 'إغلاق',
  'common.tryAgain': 'إعادة المحاولة',
  'common.optional': 'اختياري',
  'common.copy': 'نسخ',
  'common.copied': 'تم النسخ',
  'common.reference': 'الرقم المرجعي',
  'common.loading': 'جارٍ التحميل',
  'common.points': { zero: 'نقطة', one: 'نقطة', two: 'نقطة', few: 'نقاط', many: 'نقطة', other: 'نقطة' },
  'common.sum': '{figure} {unit}',
  'common.about': 'نحو {money}',
  'common.taken': 'يُخصم من رصيدك {sum}',
  'common.pair': '{first}، {second}',
  'common.sentences': '{first} {second}',
  'common.phrases': '{first}. {second}',
  'common.phoneExample': '+44\u00A020\u00A07946\u00A00958',
  'place.copy': 'نسخ العنوان',
  'place.copied': 'تم نسخ العنوان',
  'place.map': 'تُفتح الخريطة في علامة تبويب جديدة',
} as const satisfies MessagesOf<typeof commonMessages & typeof placeMessages>
