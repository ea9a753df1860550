/** What the service does, and its versioning, in words of our own. */
export const serviceRules = {
  'service.paths': 'All paths begin with /v1, which is also the version of the interface.',
  'service.version': 'The published description of the interface is version 1.4.0.',
  'service.embed':
    'Its purpose: a client application embeds a catalog of offers for an organisation’s members.',
  'service.interest-conversation': 'An interest opens a conversation with the concierge.',
  'service.interest-free': 'An interest debits no points.',
  'service.interest-inventory': 'An interest holds no inventory.',
  'service.sensitive-stored': 'Dietary, allergy and accessibility answers are forwarded and never stored.',
} as const
