/** Tier of the organisation's own people, who set display prices. */
export const staffTier = 'STAFF'

/**
 * Members whom the seed data knows (SANDBOX environment), by `externalUserID`. All are invented; any other id
 * is a new member with 50,000 points.
 */
export const sandboxMembers = {
  /** Ines Marlow, tier GOLD: redemptions in all seven states, a conversation, a ledger, the terms accepted. */
  withHistory: 'member-with-history',
  /** Noor Idris, tier CLASSIC: 48,250 points and nothing else; the terms are outstanding. */
  fresh: 'member-fresh',
  /** Teo Lindqvist, tier CLASSIC: 900 points, fewer than any price. */
  withFewPoints: 'member-with-few-points',
  /** Mira Castellan, tier GOLD: accepted an earlier version of the terms. */
  withOldTerms: 'member-with-old-terms',
  /** Jonas Feld, tier STAFF: may set display prices. */
  staff: 'member-staff',
} as const

/** The interest of the member with a history: the Service has no list of interests, so its id must be known. */
export const sandboxInterest = 'int_observatory_night'

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
