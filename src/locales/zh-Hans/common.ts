import type { commonMessages, MessagesOf } from '../../i18n/index.ts'

/** What several features say, in Simplified Chinese. */
export const common = {
  'common.close': '关闭',
  'common.tryAgain': '重试',
  'common.optional': '选填',
  'common.copy': '复制',
  'common.copied': '已复制',
  'common.reference': '参考编号',
  'common.loading': '正在加载',
  'common.points': '积分',
  'common.about': '约{money}',
} as const satisfies MessagesOf<typeof commonMessages>
