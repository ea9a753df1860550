/** Specification, States and transitions, in words of our own. */
export const stateRules = {
  'states.redemption': 'A redemption has one of seven statuses.',
  'states.event': 'Each status change makes one event of the same name.',
  'states.submitted': 'SUBMITTED: submitted, and counted under that name.',
  'states.open': 'OPEN.',
  'states.awaiting-vendor': 'AWAITING_VENDOR: waiting on the vendor.',
  'states.awaiting-customer': 'AWAITING_CUSTOMER: waiting on the customer.',
  'states.purchased': 'PURCHASED is the canonical name of confirmed.',
  'states.completed': 'COMPLETED: the experience is over.',
  'states.canceled': 'CANCELED: points are refunded, and there is a reason.',
  'states.feedback': 'Feedback is accepted only when the redemption is COMPLETED.',
  'states.feedback-replaces': 'A second feedback replaces the first.',
  'states.phone-verified': 'phoneVerified is a boolean.',
  'states.phone-code': 'A wrong or expired code is verified false in a normal 200.',
} as const
