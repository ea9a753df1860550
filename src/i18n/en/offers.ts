import type { MessageDefinitions } from '../messageTypes.ts'

/** What the catalog and an offer say, in English. */
export const offersMessages = {
  'offers.title': 'Experiences',
  'offers.count': { one: '{count} experience', other: '{count} experiences' },
  'offers.soldOut': 'Sold out',
  'offers.placesLeft': { one: '{count} place left', other: '{count} places left' },
  'offers.bookBy': 'Book by {date}',
} as const satisfies MessageDefinitions
