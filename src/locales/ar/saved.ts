import type { MessagesOf, savedMessages } from '../../i18n/index.ts'

/** What saving an offer says, and the page of saved offers, in Arabic. */
export const saved = {
  'saved.save': 'حفظ {title}',
  'saved.saveFailed': 'لم تُحفظ. يُرجى إعادة المحاولة.',
  'saved.removeFailed': 'لم تُزَل. يُرجى إعادة المحاولة.',

  'saved.title': 'المحفوظات',
  'saved.count': {
    zero: 'لا تجارب',
    one: 'تجربة واحدة',
    two: 'تجربتان، الأحدث أولًا',
    few: '{count} تجارب، الأحدث أولًا',
    many: '{count} تجربة، الأحدث أولًا',
    other: '{count} تجربة، الأحدث أولًا',
  },
  'saved.loading': 'جارٍ تحميل المحفوظات',
  'saved.failed': 'تعذّر تحميل المحفوظات',
  'saved.empty.title': 'لا محفوظات بعد',
  'saved.empty.text': 'الضغط على القلب عند أي تجربة يحفظها هنا.',
  'saved.explore': 'عرض كل التجارب',
  'saved.within': 'ضمن رصيدك',
  'saved.missing': 'ينقصك {sum}',
  'saved.gone': 'لم تعد معروضة',
  'saved.remove': 'إزالة',
  'saved.removed': 'أُزيلت:',
  'saved.undo': 'تراجع',
} as const satisfies MessagesOf<typeof savedMessages>
