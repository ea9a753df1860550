import type {
  MessagesOf,
  pointsOverTimeMessages,
  walletBalanceMessages,
  walletDownloadMessages,
  walletMessages,
} from '../../i18n/index.ts'

/** What the wallet says, in Japanese. */
export const wallet = {
  'wallet.balance': '現在の残高',
  'wallet.loading': 'ウォレットを読み込んでいます',
  'wallet.failed': 'ウォレットを読み込めませんでした',
  'wallet.unknown': 'ただいま残高を確認できません。確認でき次第、こちらに表示されます。',
  'wallet.bar': '獲得{received}のうち、{spent}を利用済み、残りは{balance}です。',
  'wallet.received': '獲得',
  'wallet.spent': '利用',
  'wallet.left': '残高',
  'wallet.rate': '{units}は約{money}に相当します。',
  'wallet.reach': { other: '残高内で交換できる体験が{count}件あります' },
  'wallet.reach.atLeast': { other: '残高内で交換できる体験が{count}件以上あります' },
  'wallet.asOf': '{time}現在。',

  'wallet.ledger': '履歴',
  'wallet.ledger.loading': '履歴を読み込んでいます',
  'wallet.ledger.failed': '履歴を読み込めませんでした',
  'wallet.ledger.empty': 'まだ履歴はありません。ポイントの獲得や利用がこちらに表示されます。',
  'wallet.ledger.thisMonth': '今月',
  'wallet.ledger.undated': '日付なし',
  'wallet.ledger.entry': 'ポイント',
  'wallet.ledger.type.CREDIT': '獲得',
  'wallet.ledger.type.DEBIT': '交換',
  'wallet.ledger.type.REFUND': '返還',
  'wallet.ledger.more': '以前の履歴を表示',
  'wallet.ledger.more.busy': '読み込み中',
  'wallet.ledger.more.failed': '以前の履歴を読み込めませんでした。',
  'wallet.ledger.loaded': { other: '以前の履歴を{count}件読み込みました' },

  'wallet.download': 'CSVをダウンロード',
  'wallet.download.busy': 'すべての履歴を読み込み中',
  'wallet.download.done': 'ファイルにはすべての履歴が含まれています',
  'wallet.download.failed': 'ファイルを作成できませんでした。',
  'wallet.download.date': '日付',
  'wallet.download.description': '内容',
  'wallet.download.kind': '種類',
  'wallet.download.amount': '数量（{unit}）',

  'wallet.overTime': '推移',
  'wallet.overTime.loading': 'ポイントの推移を読み込んでいます',
  'wallet.overTime.failed': 'ポイントの推移を読み込めませんでした',
  'wallet.overTime.empty': 'まだ履歴はありません。',
  'wallet.overTime.since': '{date}以降。',
  'wallet.overTime.sinceMonth': '{month}以降。',
  'wallet.overTime.month': '月',
  'wallet.overTime.balance': '残高',
  'wallet.overTime.cameIn': '獲得',
  'wallet.overTime.wentOut': '利用',
  'wallet.overTime.unknown': '不明',
  'wallet.overTime.spoken': '{month}：残高{balance}、獲得{cameIn}、利用{wentOut}',
  'wallet.overTime.table': '表で見る',
  'wallet.overTime.chart': 'グラフで見る',
  'wallet.overTime.leftOut': {
    other: '日付または数量を読み取れない{count}件は含まれていません。それより前の残高は不明です。',
  },
} as const satisfies MessagesOf<
  typeof walletMessages &
    typeof walletBalanceMessages &
    typeof walletDownloadMessages &
    typeof pointsOverTimeMessages
>
