/** Offers of the seed data that show a state, by id. All are invented. */
export const sandboxOffers = {
  /** Everything is given: pictures, inclusions in three groups, dates, price, places. */
  complete: 'fjord-lodge',
  /** Four places left. */
  fewLeft: 'chefs-counter',
  soldOut: 'bath-house',
  /** Booking ends in two days. */
  expiring: 'last-night-of-the-tour',
  /** A title of more than a hundred characters. */
  longTitle: 'clay-court-clinic',
  withoutDates: 'forest-cabin',
  withoutPrice: 'round-the-cape',
  withoutPicture: 'kyoto-potter',
  /** Its only picture answers 404. */
  brokenPicture: 'organ-loft',
  /** An id and a title, nothing else. */
  bare: 'to-be-announced',
  /** Text in Arabic. */
  rightToLeft: 'beirut-table',
  /** Redeemed by tier GOLD only. */
  goldOnly: 'opening-night',
  /** Costs 240,000 points: more than any member has. */
  beyondReach: 'final-weekend',
  /** One place left. */
  lastOne: 'bread-week',
} as const
