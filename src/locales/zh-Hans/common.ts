import type { commonMessages, MessagesOf, placeMessages } from '../../i18n/index.ts'

/** What several features say, in Simplified Chinese. */
export const common = {
  'common.close': '关闭',
  'common.tryAgain': '重试',
  'common.optional': '选填',
  'common.copy': '复制',
  'common.copied': '已复制',
  'common.reference': '参考编号',
  'common.loading': '正在加载',
  'common.points': { other: '积分' },
  'common.sum': '{figure} {unit}',
  'common.about': '约{money}',
  'common.taken': '将从余额扣除{sum}',
  'common.pair': '{first}，{second}',
  'common.sentences': '{first}{second}',
  'common.phrases': '{first}。{second}',
  'common.phoneExample': '+44\u00A020\u00A07946\u00A00958',
  'place.copy': '复制地址',
  'place.copied': '地址已复制',
  'place.map': '在新标签页中打开地图',
} as const satisfies MessagesOf<typeof commonMessages & typeof placeMessages>
