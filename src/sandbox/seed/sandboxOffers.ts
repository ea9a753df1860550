/** Offers of the seed data that show a state, by id. */
export const sandboxOffers = {
  /** Everything is given. */
  complete: 'fjord-lodge',
  withoutDates: 'forest-cabin',
  withoutPrice: 'round-the-cape',
} as const
