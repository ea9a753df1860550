import type { MessageDefinitions } from '../messageTypes.ts'

/** What the wallet says, in English. */
export const walletMessages = {
  'wallet.balance': 'Your balance',
} as const satisfies MessageDefinitions
