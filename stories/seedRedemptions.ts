/** The redemptions of the sandbox's member with a history, by status: the same seed gives the same ids. */
export const seedRedemptions = {
  SUBMITTED: 'red_3rzvn3q6pd5t6c',
  OPEN: 'red_5gw9gbksz88t9w',
  AWAITING_VENDOR: 'red_cpvwbz43snwdkp',
  AWAITING_CUSTOMER: 'red_dnb4wvg5jthqmm',
  PURCHASED: 'red_5c6mcf6gqhf9jj',
  CANCELED: 'red_6bzstgttv5cqst',
  COMPLETED: 'red_6wrcg2ftqvbjhj',
} as const
