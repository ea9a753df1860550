/** Tier of the organisation's own people, who set display prices. */
export const staffTier = 'STAFF'

/** Members whom the seed data knows (SANDBOX environment), by `externalUserID`. All are invented; any other id is a new member with 50,000 points. */
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
