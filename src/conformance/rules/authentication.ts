/** Specification, Authentication, in words of our own. */
export const authenticationRules = {
  'auth.key': 'The Org-API-Key is for the exchange and all server-mode calls.',
  'auth.token': 'The member token is for every member-mode call.',
  'auth.1.bearer': 'Rule 1: Authorization: Bearer is accepted.',
  'auth.1.api-key': 'Rule 1: the x-api-key header is accepted with the Org-API-Key.',
  'auth.2.secret': 'Rule 2: the key never enters an app.',
  'auth.2.one-member': 'Rule 2: a member token exposes one member only.',
  'auth.2.short': 'Rule 2: a member token lives for a short time.',
  'auth.3': 'Rule 3: the backend exchanges and hands token and expiresAt to the app.',
  'auth.4': 'Rule 4: the key that is exchanged selects sandbox or live data, on the same host.',
  'auth.5': 'Rule 5: how a client refreshes.',
  'auth.6': 'Rule 6: tokens are not kept beyond their expiry.',
  'auth.7.missing': 'Rule 7: 401 for a missing credential.',
  'auth.7.invalid': 'Rule 7: 401 for an invalid credential.',
  'auth.7.forbidden': 'Rule 7: 403 for what is not permitted.',
  'auth.8': 'Rule 8: which credential the members list enforces is not shown.',
} as const
