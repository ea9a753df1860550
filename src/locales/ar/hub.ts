import type { hubMessages, MessagesOf } from '../../i18n/index.ts'

/** What the hub says, in Arabic. */
export const hub = {
  'hub.navigation': 'أقسام برنامجك',
  'hub.explore': 'استكشاف',
  'hub.experiences': 'تجاربي',
  'hub.saved': 'المحفوظات',
  'hub.concierge': 'الكونسيرج',
  'hub.wallet': 'المحفظة',
  'hub.loading': 'جارٍ التحميل',
  'hub.asked': 'ما طلبته',
  'hub.asked.on': 'طُلبت في {date}',
  'hub.asked.gone': 'تجربة لم تعد معروضة',
  'hub.concierge.choose': 'يُرجى اختيار محادثة',
  'hub.concierge.choose.text': 'لكل تجربة، بالاستبدال أو بالطلب، محادثة خاصة بها.',
} as const satisfies MessagesOf<typeof hubMessages>
