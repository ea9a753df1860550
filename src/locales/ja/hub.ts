import type { hubMessages, MessagesOf } from '../../i18n/index.ts'

/** What the hub says, in Japanese. */
export const hub = {
  'hub.navigation': 'プログラムのメニュー',
  'hub.explore': '探す',
  'hub.experiences': 'マイ体験',
  'hub.saved': '保存済み',
  'hub.concierge': 'コンシェルジュ',
  'hub.wallet': 'ウォレット',
  'hub.loading': '読み込み中',
  'hub.asked': 'ご相談いただいた体験',
  'hub.asked.on': '{date}にご相談',
  'hub.asked.gone': '取り扱いを終了した体験',
  'hub.concierge.choose': 'メッセージをお選びください',
  'hub.concierge.choose.text': '交換またはご相談いただいた体験ごとに、メッセージの画面があります。',
} as const satisfies MessagesOf<typeof hubMessages>
