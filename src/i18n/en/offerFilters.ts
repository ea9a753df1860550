import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** What the filters by days, place, guests and points say, in English. Loaded with them. */
export const offerFilterMessages = {
  'offers.filters.title': 'Narrow it down',
  'offers.filters.count': 'Filters, {count}',
  'offers.filters.remove': 'Remove {filter}',
  'offers.filters.clearOne': 'Clear',
  'offers.filters.show': { one: 'Show {count} experience', other: 'Show {count} experiences' },
  'offers.filters.showSoFar': { one: 'Show {count} so far', other: 'Show {count} so far' },
  'offers.filters.soFar': 'So far: the rest is still being read.',

  'offers.when.weekend': 'This weekend',
  'offers.when.nextDays': 'Next {days} days',
  'offers.when.calendar': 'Days',
  'offers.when.hint': 'Choose the first day, then the last.',
  'offers.when.chosen': 'chosen',
  'offers.when.previousMonth': 'Previous month',
  'offers.when.nextMonth': 'Next month',
  'offers.when.today': 'today',
  'offers.when.unavailable': 'cannot be chosen',
  'offers.when.failed': 'The calendar did not load.',
  'offers.when.undated': {
    one: '{count} has no date. It stands at the end.',
    other: '{count} have no date. They stand at the end.',
  },
  'offers.when.anyTime': 'At any time: these have no date.',
  'offers.when.anyTimeOnly': 'Nothing on these days. These have no date.',

  'offers.places.all': { one: 'The one place', other: 'All {count} places' },
  'offers.places.none': 'None of them names a place.',

  'offers.guests.count': { one: '{count} guest', other: '{count} guests' },
  'offers.guests.fewer': 'One guest fewer',
  'offers.guests.more': 'One guest more',
  'offers.guests.unstated': {
    one: '{count} does not say how many: ask.',
    other: '{count} do not say how many: ask.',
  },
  'offers.guests.ask': 'Ask how many',

  'offers.points.min': 'Lowest price',
  'offers.points.max': 'Highest price',
  'offers.points.upTo': 'up to {sum}',
  'offers.points.from': 'from {sum}',
  'offers.points.range': '{min} to {max}',
  'offers.points.any': 'any price',
  'offers.points.none': 'None of them names a price.',

  'offers.noMatch.without': {
    one: 'Without the filters there is {count}.',
    other: 'Without the filters there are {count}.',
  },
  'offers.noMatch.withoutOne': 'Without {filter}: {count}',
} as const satisfies MessageDefinitions
