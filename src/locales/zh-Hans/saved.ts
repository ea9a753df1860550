import type { MessagesOf, savedMessages } from '../../i18n/index.ts'

/** What saving an offer says, and the page of saved offers, in Simplified Chinese. */
export const saved = {
  'saved.save': '收藏{title}',
  'saved.saveFailed': '未能收藏，请重试。',
  'saved.removeFailed': '未能移除，请重试。',

  'saved.title': '收藏',
  'saved.count': { other: '{count}项体验，最新在前' },
  'saved.loading': '正在加载您的收藏',
  'saved.failed': '无法加载您的收藏',
  'saved.empty.title': '还没有收藏',
  'saved.empty.text': '点按体验上的心形收藏，即可在此找到它。',
  'saved.explore': '查看全部体验',
  'saved.within': '余额可兑',
  'saved.missing': '还差{sum}',
  'saved.gone': '已停止提供',
  'saved.remove': '移除',
  'saved.removed': '已移除：',
  'saved.undo': '撤销',
} as const satisfies MessagesOf<typeof savedMessages>
