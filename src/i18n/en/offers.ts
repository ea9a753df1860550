import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** What the catalog says, in English, and every place that shows an offer. */
export const offersMessages = {
  'offers.title': 'Experiences',
  'offers.untitled': 'An experience',
  'offers.loading': 'Loading the experiences',

  'offers.search': 'Search the experiences',
  'offers.search.placeholder': 'Search by name, place or kind',
  'offers.search.clear': 'Clear the search',
  'offers.filters': 'Filters',
  'offers.filters.all': 'All',
  'offers.filters.withinPoints': 'Within my points',
  'offers.filters.available': 'Available now',
  'offers.filters.remove': 'Remove {filter}',
  'offers.filters.clear': 'Clear all',
  'offers.sort': 'Sort:',
  'offers.sort.featured': 'Featured',
  'offers.sort.priceUp': 'Price, low to high',
  'offers.sort.priceDown': 'Price, high to low',
  'offers.sort.soonest': 'Soonest first',
  'offers.sort.bookBy': 'Book by, soonest first',

  'offers.count': { one: '{count} experience', other: '{count} experiences' },
  'offers.countSoFar': { one: '{count} experience so far', other: '{count} experiences so far' },
  'offers.shown': '{shown} of {count} shown',
  'offers.shownSoFar': '{shown} shown',
  'offers.more': 'Show more',
  'offers.more.busy': 'Loading',
  'offers.more.failed': 'We could not load more.',

  'offers.incomplete': 'We could not look through all of them.',
  'offers.limited': 'We looked through the first {shown}.',
  'offers.limited.text': 'There are more.',
  'offers.limited.more': 'Look through more',

  'offers.empty.title': 'Nothing here yet',
  'offers.empty.text': 'Experiences of your organisation appear here as soon as there are some.',
  'offers.noMatch.search': 'Nothing matches “{search}”',
  'offers.noMatch.filters': 'Nothing matches these filters',
  'offers.noMatch.words': 'Try a place, a kind, or fewer words.',
  'offers.noMatch.without': {
    one: 'Without the filters there is {count}.',
    other: 'Without the filters there are {count}.',
  },
  'offers.failed': 'We could not load the experiences',
  'offers.offline.title': 'You are offline.',
  'offers.offline.text': 'What was loaded stays here; the rest comes when you are back.',

  'offers.soldOut': 'Sold out',
  'offers.closed': 'Booking closed',
  'offers.placesLeft': { one: '{count} place left', other: '{count} places left' },
  'offers.bookBy': 'Book by {date}',
  'offers.until': 'Until {date}',
  'offers.ask': 'Ask for it',
} as const satisfies MessageDefinitions
