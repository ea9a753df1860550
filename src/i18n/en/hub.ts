import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** What the hub says, in English. */
export const hubMessages = {
  'hub.navigation': 'Parts of your programme',
  'hub.explore': 'Explore',
  'hub.experiences': 'My experiences',
  'hub.saved': 'Saved',
  'hub.concierge': 'Concierge',
  'hub.wallet': 'Wallet',
  'hub.loading': 'Loading',
  'hub.asked': 'What you asked for',
  'hub.asked.on': 'Asked on {date}',
  'hub.asked.gone': 'An experience that is no longer offered',
  'hub.concierge.choose': 'Choose a conversation',
  'hub.concierge.choose.text': 'Each experience that you redeem or ask for has its own.',
} as const satisfies MessageDefinitions
