import type { MessagesOf, savedMessages } from '../../i18n/index.ts'

/** What saving an offer says, and the page of saved offers, in Japanese. */
export const saved = {
  'saved.save': '{title}を保存',
  'saved.saveFailed': '保存できませんでした。もう一度お試しください。',
  'saved.removeFailed': '削除できませんでした。もう一度お試しください。',

  'saved.title': '保存済み',
  'saved.count': { other: '{count}件の体験（新しい順）' },
  'saved.loading': '保存した体験を読み込んでいます',
  'saved.failed': '保存した体験を読み込めませんでした',
  'saved.empty.title': '保存した体験はまだありません',
  'saved.empty.text': '体験のハートを押して保存すると、ここに表示されます。',
  'saved.explore': 'すべての体験を見る',
  'saved.within': '残高内で交換できます',
  'saved.missing': 'あと{sum}必要です',
  'saved.gone': '取り扱い終了',
  'saved.remove': '削除',
  'saved.removed': '削除しました：',
  'saved.undo': '元に戻す',
} as const satisfies MessagesOf<typeof savedMessages>
