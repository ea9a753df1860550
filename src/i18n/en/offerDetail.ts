import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** What the page of an offer says, in English. */
export const offerDetailMessages = {
  'offers.detail.back': 'Experiences',
  'offers.detail.loading': 'Loading the experience',
  'offers.detail.failed': 'We could not load this experience',
  'offers.detail.gone.title': 'This experience is no longer offered',
  'offers.detail.gone.text': 'It may come back. What you have already asked for or redeemed is not touched.',
  'offers.detail.gone.action': 'See all experiences',
  'offers.detail.pictures': 'Pictures of {title}',
  'offers.detail.allPictures': { one: '{count} picture', other: 'All {count} pictures' },
  'offers.detail.pictureCounter': '{position} / {count}',
  'offers.detail.picture': 'Picture {position} of {count}',
  'offers.detail.inclusions': 'What is included',
  'offers.detail.facts': 'At a glance',
  'offers.detail.when': 'When',
  'offers.detail.zone': '{time}, {zone}',
  'offers.detail.where': 'Where',
  'offers.detail.guests': 'Guests',
  'offers.detail.guestsUpTo': 'Up to {count}',
  'offers.detail.placesLeft': 'Places left',
  'offers.detail.bookBy': 'Book by',

  'offers.price': 'Price',
  'offers.price.agreed': 'Price on request',
  'offers.price.balance': 'Your balance',
  'offers.price.after': 'After you redeem',
  'offers.price.short': 'You are short by',
  'offers.redeem': 'Redeem',
  'offers.redeemFor': 'Redeem for {price}',
  'offers.askNote': 'Asking takes no points and holds no place. A concierge writes back to you with dates.',
  'offers.soldOutNote': 'Every place is taken. Asking takes no points: a concierge writes back to you.',
  'offers.closedNote':
    'The day to book by has passed. Asking takes no points: a concierge writes back to you.',
} as const satisfies MessageDefinitions
