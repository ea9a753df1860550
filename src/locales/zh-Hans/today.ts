import type { MessagesOf, todayMessages } from '../../i18n/index.ts'

/** What lies ahead of the member, in Simplified Chinese. */
export const today = {
  'today.title': '一览',
  'today.now': '进行中',
  'today.replies': '礼宾专员给您留言了',
  'today.replies.new': { other: '{count}条新消息' },
  'today.phone': '请验证您的号码',
  'today.phone.for': '相关咨询：{title}',
  'today.asked': '礼宾专员正在处理您的咨询',
  'today.points': '当前余额：{sum}',
} as const satisfies MessagesOf<typeof todayMessages>
