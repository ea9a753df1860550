import type { MessagesOf, phoneMessages } from '../../i18n/index.ts'

/** What is said about a phone number and the code that is sent to it, in Japanese. */
export const phone = {
  'phone.title': '電話番号の確認',
  'phone.loading': '電話番号を読み込んでいます',
  'phone.failed': '電話番号を読み込めませんでした',
  'phone.sentTo': '{phone}にコードをお送りしました。',
  'phone.code': '確認コード',
  'phone.code.hint': { other: '通常は{count}桁です。' },
  'phone.code.missing': 'お送りしたコードをご入力ください。',
  'phone.code.wrong':
    'コードが正しくないか、有効期限が切れています。もう一度入力するか、新しいコードをご請求ください。',
  'phone.code.wrongOnly': 'コードが正しくないか、有効期限が切れています。もう一度ご入力ください。',
  'phone.check': '確認する',
  'phone.checking': '確認中',

  'phone.resend': '新しいコードを送信',
  'phone.resending': '送信中',
  'phone.resendIn': 'コードの再送信まで{time}',
  'phone.resent': { other: '新しいコードをお送りしました。{count}秒後に再度ご請求いただけます。' },
  'phone.resend.unknown':
    '新しいコードが送信されている可能性があります。届かない場合は、再度ご請求ください。',
  'phone.resendNow': '新しいコードをご請求いただけます。',

  'phone.change': '番号を変更',
  'phone.change.title': '電話番号の変更',
  'phone.change.text': '新しい番号にコードをお送りします。その他のご希望は変わりません。',
  'phone.unknown.title': 'ここに表示できない項目が1つあります。',
  'phone.unknown.text': '番号を変更すると、その項目は除かれます。それまではコンシェルジュが確認できます。',
  'phone.add.title': '電話番号の追加',
  'phone.add.text':
    'ご本人の番号であることを確認するため、コードをお送りします。その他のご希望は変わりません。',
  'phone.save': 'コードを送信',
  'phone.saving': '送信中',
  'phone.cancel': '変更しない',
  'phone.changed': '保存しました。{phone}にコードをお送りしました。',

  'phone.verified.title': '電話番号を確認しました',
  'phone.verified.text': 'コンシェルジュから{phone}にご連絡できます。',
  'phone.fault.empty': 'ご連絡先の電話番号をご入力ください。',
  'phone.fault.country': '国番号からご入力ください（例：{example}）。',
  'phone.fault.short': '電話番号の桁数が足りません。ご確認ください。',
  'phone.fault.long': '電話番号の桁数が多すぎます。ご確認ください。',
  'phone.fault.shape': '電話番号の形式が正しくありません。ご確認ください。',
} as const satisfies MessagesOf<typeof phoneMessages>
