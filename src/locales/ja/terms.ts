import type { MessagesOf, termsMessages } from '../../i18n/index.ts'

/** What legal documents are accepted with, in Japanese. */
export const terms = {
  'terms.title': '規約への同意',
  'terms.lead':
    '続けるには、内容をお読みのうえ同意してください。その間も、ポイント、メッセージ、体験に影響はありません。',
  'terms.loading': '規約を読み込んでいます',
  'terms.failed': '規約を読み込めませんでした',

  'terms.type.TERMS_OF_SERVICE': '利用規約',
  'terms.type.unknown': '規約文書',
  'terms.version': 'バージョン{version}',
  'terms.versionOn': 'バージョン{version}、{date}公開',
  'terms.newTab': '新しいタブで開きます',
  'terms.noText': '本文はここには表示されません。同意の前に、ご所属の組織にお問い合わせください。',
  'terms.consent.TERMS_OF_SERVICE': '利用規約を読み、同意します。',
  'terms.consent.unknown': '「{title}」を読み、同意します。',
  'terms.tick': '同意するには、チェックを入れてください。',

  'terms.accept': '同意する',
  'terms.acceptAndGoOn': '同意して続ける',
  'terms.accepting': '送信中',
  'terms.decline': '今はしない',

  'terms.changed.title': '内容が更新されました。',
  'terms.changed.text': {
    other: 'お読みの間に新しいバージョンが公開されました。お読みのうえ、同意してください。',
  },
  'terms.unconfirmed.title': 'まだ確認が取れていません。',
  'terms.unconfirmed.text': '同意はまだ記録されていません。しばらくしてから再試行してください。',
  'terms.accepted': 'ありがとうございます。規約への同意を承りました。',
  'terms.upToDate': '同意が必要な規約はありません',
  'terms.upToDate.text': '最新のすべての規約に同意済みです。',
  'terms.none.text': 'ご所属の組織から同意をお願いする規約はありません。',
  'terms.acceptedOn': '{date}に同意',

  'terms.banner.title': '同意が必要な規約があります。',
  'terms.banner.text': 'それまでは閲覧のみ可能で、送信はできません。',
  'terms.banner.review': '読んで同意する',
  'terms.banner.failed.title': '規約を読み込めませんでした。',
  'terms.banner.failed.text': '読み込みが完了するまでは閲覧のみ可能で、送信はできません。',
} as const satisfies MessagesOf<typeof termsMessages>
