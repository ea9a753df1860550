import type { MessagesOf, staffMessages } from '../../i18n/index.ts'

/** What staff of the organisation read, in Arabic. */
export const staff = {
  'staff.price.title': 'السعر المعروض',
  'staff.price.lead': 'ما يراه أعضاء مؤسستك لتجربة {offer}. ما يُخصم من نقاطهم يبقى كما هو.',
  'staff.price.loading': 'جارٍ تحميل السعر',
  'staff.price.failed': 'تعذّر تحميل هذه التجربة',
  'staff.price.gone.title': 'لم تعد هذه التجربة معروضة',
  'staff.price.gone.text': 'لم يعد بالإمكان تحديد سعرها.',
  'staff.price.untitled': 'بلا عنوان',
  'staff.price.now': 'المعروض الآن',
  'staff.price.points': 'يُخصم من نقاطهم',
  'staff.price.value': 'القيمة',
  'staff.price.amount': 'السعر الجديد',
  'staff.price.amountIn': 'السعر الجديد، بعملة {currency}',
  'staff.price.missing': 'يُرجى إدخال السعر الذي يراه الأعضاء.',
  'staff.price.shape': 'يُرجى إدخال عدد، مثلًا {example}.',
  'staff.price.negative': 'يُرجى إدخال سعر لا يقل عن {least}.',
  'staff.price.save': 'تحديد السعر',
  'staff.price.saving': 'جارٍ تحديد السعر',
  'staff.price.saved': 'يرى الأعضاء الآن {price}.',
} as const satisfies MessagesOf<typeof staffMessages>
