import type {
  MessagesOf,
  pointsOverTimeMessages,
  walletBalanceMessages,
  walletDownloadMessages,
  walletMessages,
} from '../../i18n/index.ts'

/** What the wallet says, in Simplified Chinese. */
export const wallet = {
  'wallet.balance': '当前余额',
  'wallet.loading': '正在加载钱包',
  'wallet.failed': '无法加载您的钱包',
  'wallet.unknown': '暂时无法获取余额，获取后将在此显示。',
  'wallet.bar': '共获得{received}，已使用{spent}，剩余{balance}。',
  'wallet.received': '获得',
  'wallet.spent': '已用',
  'wallet.left': '余额',
  'wallet.rate': '{units}约合{money}。',
  'wallet.reach': { other: '余额可兑的体验有{count}项' },
  'wallet.reach.atLeast': { other: '余额可兑的体验至少有{count}项' },
  'wallet.asOf': '更新于{time}。',

  'wallet.ledger': '明细',
  'wallet.ledger.loading': '正在加载明细',
  'wallet.ledger.failed': '无法加载您的明细',
  'wallet.ledger.empty': '暂无明细。您获得和使用的积分会显示在此。',
  'wallet.ledger.thisMonth': '本月',
  'wallet.ledger.undated': '无日期',
  'wallet.ledger.entry': '积分',
  'wallet.ledger.type.CREDIT': '获得',
  'wallet.ledger.type.DEBIT': '兑换',
  'wallet.ledger.type.REFUND': '退还',
  'wallet.ledger.more': '显示更早的明细',
  'wallet.ledger.more.busy': '正在加载',
  'wallet.ledger.more.failed': '无法加载更早的明细。',
  'wallet.ledger.loaded': { other: '{count}条更早的明细' },

  'wallet.download': '下载CSV文件',
  'wallet.download.busy': '正在读取全部明细',
  'wallet.download.done': '文件包含您的全部明细',
  'wallet.download.failed': '无法生成文件。',
  'wallet.download.date': '日期',
  'wallet.download.description': '说明',
  'wallet.download.kind': '类型',
  'wallet.download.amount': '数量（{unit}）',

  'wallet.overTime': '变化趋势',
  'wallet.overTime.loading': '正在加载积分变化趋势',
  'wallet.overTime.failed': '无法加载积分变化趋势',
  'wallet.overTime.empty': '暂无明细。',
  'wallet.overTime.since': '自{date}起。',
  'wallet.overTime.sinceMonth': '自{month}起。',
  'wallet.overTime.month': '月份',
  'wallet.overTime.balance': '余额',
  'wallet.overTime.cameIn': '收入',
  'wallet.overTime.wentOut': '支出',
  'wallet.overTime.unknown': '未知',
  'wallet.overTime.spoken': '{month}：余额{balance}，收入{cameIn}，支出{wentOut}',
  'wallet.overTime.table': '以表格显示',
  'wallet.overTime.chart': '以图表显示',
  'wallet.overTime.leftOut': {
    other: '有{count}条明细因日期或数量无法读取而未计入，在此之前的余额未知。',
  },
} as const satisfies MessagesOf<
  typeof walletMessages &
    typeof walletBalanceMessages &
    typeof walletDownloadMessages &
    typeof pointsOverTimeMessages
>
