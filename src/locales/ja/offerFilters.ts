import type { MessagesOf, offerFilterMessages } from '../../i18n/index.ts'

/** What the filters by days, place, guests and points say, in Japanese. */
export const offerFilters = {
  'offers.filters.title': '絞り込む',
  'offers.filters.count': '絞り込み、{count}',
  'offers.filters.remove': '{filter}を解除',
  'offers.filters.clearOne': '解除',
  'offers.filters.show': { other: '{count}件の体験を表示' },
  'offers.filters.showSoFar': { other: '現在の{count}件を表示' },
  'offers.filters.soFar': '現在までの件数です。残りを読み込んでいます。',

  'offers.when.weekend': '今週末',
  'offers.when.nextDays': '今後{days}日間',
  'offers.when.calendar': '日にち',
  'offers.when.hint': '最初の日、最後の日の順にお選びください。',
  'offers.when.chosen': '選択中',
  'offers.when.previousMonth': '前の月',
  'offers.when.nextMonth': '次の月',
  'offers.when.today': '今日',
  'offers.when.unavailable': '選択できません',
  'offers.when.failed': 'カレンダーを読み込めませんでした。',
  'offers.when.undated': { other: '{count}件は日付がなく、最後に表示されます。' },
  'offers.when.anyTime': 'いつでも可：日付のない体験です。',
  'offers.when.anyTimeOnly': 'この日程の体験はありません。以下は日付のない体験です。',

  'offers.places.all': { other: '{count}か所すべて' },
  'offers.places.none': '場所の記載がある体験はありません。',

  'offers.guests.count': { other: '{count}名' },
  'offers.guests.fewer': '1名減らす',
  'offers.guests.more': '1名増やす',
  'offers.guests.unstated': { other: '{count}件は人数の記載がありません。ご相談ください。' },
  'offers.guests.ask': '人数は要相談',

  'offers.points.min': '最低価格',
  'offers.points.max': '最高価格',
  'offers.points.upTo': '{sum}まで',
  'offers.points.from': '{sum}から',
  'offers.points.range': '{min}～{max}',
  'offers.points.any': '価格指定なし',
  'offers.points.none': '価格の記載がある体験はありません。',

  'offers.noMatch.without': { other: '絞り込みを解除すると{count}件あります。' },
  'offers.noMatch.withoutOne': '{filter}を除くと{count}件',
} as const satisfies MessagesOf<typeof offerFilterMessages>
