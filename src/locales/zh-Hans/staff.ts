import type { MessagesOf, staffMessages } from '../../i18n/index.ts'

/** What staff of the organisation read, in Simplified Chinese. No member meets it. */
export const staff = {
  'staff.price.title': '展示价格',
  'staff.price.lead': '机构会员看到的“{offer}”的价格。兑换时扣除的积分不变。',
  'staff.price.loading': '正在加载价格',
  'staff.price.failed': '无法加载此体验',
  'staff.price.gone.title': '此体验已停止提供',
  'staff.price.gone.text': '无法再设置其价格。',
  'staff.price.untitled': '此体验',
  'staff.price.now': '当前展示',
  'staff.price.points': '扣除积分',
  'staff.price.value': '价值',
  'staff.price.amount': '新价格',
  'staff.price.amountIn': '新价格（{currency}）',
  'staff.price.missing': '请输入要向会员展示的价格。',
  'staff.price.shape': '请输入数字，例如：{example}。',
  'staff.price.negative': '请输入{least}或以上的价格。',
  'staff.price.save': '设置价格',
  'staff.price.saving': '正在设置',
  'staff.price.saved': '会员现在看到的价格为{price}。',
} as const satisfies MessagesOf<typeof staffMessages>
