import type { MessagesOf, staffMessages } from '../../i18n/index.ts'

/** What staff of the organisation read, in Japanese. No member meets it. */
export const staff = {
  'staff.price.title': '表示価格',
  'staff.price.lead':
    '「{offer}」について、組織の会員に表示される価格です。交換に使われるポイントは変わりません。',
  'staff.price.loading': '価格を読み込んでいます',
  'staff.price.failed': 'この体験を読み込めませんでした',
  'staff.price.gone.title': 'この体験の取り扱いは終了しました',
  'staff.price.gone.text': '価格を設定することはできません。',
  'staff.price.untitled': 'この体験',
  'staff.price.now': '現在の表示',
  'staff.price.points': '使われるポイント',
  'staff.price.value': '価値',
  'staff.price.amount': '新しい価格',
  'staff.price.amountIn': '新しい価格（{currency}）',
  'staff.price.missing': '会員に表示する価格を入力してください。',
  'staff.price.shape': '数値を入力してください（例：{example}）。',
  'staff.price.negative': '{least}以上の価格を入力してください。',
  'staff.price.save': '価格を設定',
  'staff.price.saving': '設定中',
  'staff.price.saved': '会員には{price}と表示されます。',
} as const satisfies MessagesOf<typeof staffMessages>
