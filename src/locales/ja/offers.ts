import type { MessagesOf, offersMessages } from '../../i18n/index.ts'

/** What the catalog and an offer say, in Japanese. */
export const offers = {
  'offers.title': '体験',
  'offers.untitled': '体験',
  'offers.loading': '体験を読み込んでいます',

  'offers.search': '体験を検索',
  'offers.search.placeholder': '名称・場所・種類で検索',
  'offers.search.clear': '検索語を消去',
  'offers.filters': '絞り込み',
  'offers.filters.all': 'すべて',
  'offers.filters.withinPoints': '手持ちポイント内',
  'offers.filters.available': '受付中',
  'offers.filters.remove': '{filter}を解除',
  'offers.filters.clear': 'すべて解除',
  'offers.sort': '並べ替え：',
  'offers.sort.featured': 'おすすめ順',
  'offers.sort.priceUp': '価格の安い順',
  'offers.sort.priceDown': '価格の高い順',
  'offers.sort.soonest': '開催日の近い順',
  'offers.sort.bookBy': '予約期限の近い順',

  'offers.count': { other: '{count}件の体験' },
  'offers.countSoFar': { other: '現在{count}件の体験' },
  'offers.shown': '{count}件中{shown}件を表示',
  'offers.shownSoFar': '{shown}件を表示',
  'offers.more': 'さらに表示',
  'offers.more.busy': '読み込み中',
  'offers.more.failed': '続きを読み込めませんでした。',

  'offers.incomplete': '一部の体験を検索できませんでした。',
  'offers.limited': '最初の{shown}件を検索しました。',
  'offers.limited.text': 'ほかにもあります。',
  'offers.limited.more': 'さらに検索',

  'offers.empty.title': '体験はまだありません',
  'offers.empty.text': '体験が公開されると、こちらに表示されます。',
  'offers.noMatch.search': '「{search}」に一致する体験はありません',
  'offers.noMatch.filters': '条件に一致する体験はありません',
  'offers.noMatch.words': '場所や種類で検索するか、語句を減らしてお試しください。',
  'offers.noMatch.without': { other: '絞り込みを解除すると{count}件あります。' },
  'offers.failed': '体験を読み込めませんでした',
  'offers.offline.title': 'オフラインです。',
  'offers.offline.text': '読み込み済みの内容は引き続きご覧いただけます。残りは接続が戻ると表示されます。',

  'offers.soldOut': '満席',
  'offers.closed': '受付終了',
  'offers.placesLeft': { other: '残り{count}枠' },
  'offers.bookBy': '予約は{date}まで',
  'offers.until': '{date}まで',
  'offers.ask': '相談する',
} as const satisfies MessagesOf<typeof offersMessages>
