import type { MessagesOf, offerDetailMessages, offerShareMessages } from '../../i18n/index.ts'

/** What the page of an offer says, in Japanese. */
export const offerDetail = {
  'offers.detail.back': '体験一覧',
  'offers.detail.loading': '体験を読み込んでいます',
  'offers.detail.failed': 'この体験を読み込めませんでした',
  'offers.detail.gone.title': 'この体験の取り扱いは終了しました',
  'offers.detail.gone.text':
    '再開される場合もあります。すでにご相談または交換いただいたものに影響はありません。',
  'offers.detail.gone.action': 'すべての体験を見る',
  'offers.detail.pictures': '{title}の写真',
  'offers.detail.allPictures': { other: '写真{count}枚' },
  'offers.detail.pictureCounter': '{position} / {count}',
  'offers.detail.picture': '{count}枚中{position}枚目の写真',
  'offers.detail.inclusions': '含まれるもの',
  'offers.detail.facts': '概要',
  'offers.detail.when': '日時',
  'offers.detail.zone': '{time}（{zone}）',
  'offers.detail.where': '場所',
  'offers.detail.guests': '人数',
  'offers.detail.guestsUpTo': '{count}名様まで',
  'offers.detail.placesLeft': '残り枠',
  'offers.detail.bookBy': '予約期限',

  'offers.price': '価格',
  'offers.price.agreed': '価格はご相談ください',
  'offers.price.balance': '現在の残高',
  'offers.price.after': '交換後の残高',
  'offers.price.short': '不足分',
  'offers.redeem': '交換する',
  'offers.redeemFor': '{price}で交換',
  'offers.askNote':
    'ご相談だけでポイントが使われたり、枠が確保されたりすることはありません。コンシェルジュから日程をご案内します。',
  'offers.soldOutNote':
    'すべての枠が埋まりました。ご相談だけでポイントが使われることはありません。コンシェルジュからご連絡します。',
  'offers.closedNote':
    '予約期限を過ぎました。ご相談だけでポイントが使われることはありません。コンシェルジュからご連絡します。',

  'offers.share': '共有',
  'offers.share.copy': 'リンクをコピー',
  'offers.share.copied': 'リンクをコピーしました',
  'offers.share.select': 'このアドレスをコピーしてください：',
} as const satisfies MessagesOf<typeof offerDetailMessages & typeof offerShareMessages>
