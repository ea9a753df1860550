import type { MessagesOf, todayMessages } from '../../i18n/index.ts'

/** What lies ahead of the member, in Japanese. */
export const today = {
  'today.title': '現在の状況',
  'today.now': '開催中',
  'today.replies': 'コンシェルジュからメッセージがあります',
  'today.replies.new': { other: '新着メッセージ{count}件' },
  'today.phone': '電話番号の確認をお願いします',
  'today.phone.for': 'ご相談：{title}',
  'today.asked': 'ご相談をコンシェルジュが承っています',
  'today.points': '現在の残高：{sum}',
} as const satisfies MessagesOf<typeof todayMessages>
