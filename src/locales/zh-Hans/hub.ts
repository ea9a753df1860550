import type { hubMessages, MessagesOf } from '../../i18n/index.ts'

/** What the hub says, in Simplified Chinese. */
export const hub = {
  'hub.navigation': '礼遇计划导航',
  'hub.explore': '探索',
  'hub.experiences': '我的体验',
  'hub.saved': '收藏',
  'hub.concierge': '礼宾',
  'hub.wallet': '钱包',
  'hub.loading': '正在加载',
  'hub.asked': '我的咨询',
  'hub.asked.on': '咨询于{date}',
  'hub.asked.gone': '已停止提供的体验',
  'hub.concierge.choose': '请选择一个对话',
  'hub.concierge.choose.text': '您兑换或咨询的每项体验都有单独的对话。',
} as const satisfies MessagesOf<typeof hubMessages>
