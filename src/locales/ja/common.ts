import type { commonMessages, MessagesOf, placeMessages } from '../../i18n/index.ts'

/** What several features say, in Japanese. */
export const common = {
  'common.close': '閉じる',
  'common.tryAgain': '再試行',
  'common.optional': '任意',
  'common.copy': 'コピー',
  'common.copied': 'コピーしました',
  'common.reference': 'お問い合わせ番号',
  'common.loading': '読み込み中',
  'common.points': { other: 'ポイント' },
  'common.sum': '{figure} {unit}',
  'common.about': '約{money}',
  'common.taken': '残高から{sum}が使われます',
  'common.pair': '{first}、{second}',
  'common.sentences': '{first}{second}',
  'common.phrases': '{first}。{second}',
  'common.phoneExample': '+44\u00A020\u00A07946\u00A00958',
  'place.copy': '住所をコピー',
  'place.copied': '住所をコピーしました',
  'place.map': '地図を新しいタブで開きます',
} as const satisfies MessagesOf<typeof commonMessages & typeof placeMessages>
