import type { MessagesOf, offerFilterMessages } from '../../i18n/index.ts'

/** What the filters by days, place, guests and points say, in Simplified Chinese. */
export const offerFilters = {
  'offers.filters.title': '缩小范围',
  'offers.filters.count': '筛选，{count}',
  'offers.filters.remove': '移除{filter}',
  'offers.filters.clearOne': '清除',
  'offers.filters.show': { other: '显示{count}项体验' },
  'offers.filters.showSoFar': { other: '显示目前{count}项' },
  'offers.filters.soFar': '目前的数量，其余仍在加载。',

  'offers.when.weekend': '本周末',
  'offers.when.nextDays': '未来{days}天',
  'offers.when.calendar': '日期',
  'offers.when.hint': '请先选择第一天，再选择最后一天。',
  'offers.when.chosen': '已选',
  'offers.when.previousMonth': '上个月',
  'offers.when.nextMonth': '下个月',
  'offers.when.today': '今天',
  'offers.when.unavailable': '不可选择',
  'offers.when.failed': '日历未能加载。',
  'offers.when.undated': { other: '{count}项没有日期，排在最后。' },
  'offers.when.anyTime': '随时可用：以下没有日期。',
  'offers.when.anyTimeOnly': '这些日子没有体验。以下没有日期。',

  'offers.places.all': { other: '全部{count}个地点' },
  'offers.places.none': '均未注明地点。',

  'offers.guests.count': { other: '{count}位' },
  'offers.guests.fewer': '减少一位',
  'offers.guests.more': '增加一位',
  'offers.guests.unstated': { other: '{count}项未注明人数，请咨询。' },
  'offers.guests.ask': '人数请咨询',

  'offers.points.min': '最低价格',
  'offers.points.max': '最高价格',
  'offers.points.upTo': '不超过{sum}',
  'offers.points.from': '{sum}起',
  'offers.points.range': '{min}至{max}',
  'offers.points.any': '不限价格',
  'offers.points.none': '均未注明价格。',

  'offers.noMatch.without': { other: '清除筛选后有{count}项。' },
  'offers.noMatch.withoutOne': '不限{filter}：{count}项',
} as const satisfies MessagesOf<typeof offerFilterMessages>
