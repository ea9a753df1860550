import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** The balance by itself, in English: a page's header needs no other word of the wallet. */
export const walletBalanceMessages = {
  'wallet.balance': 'Your balance',
} as const satisfies MessageDefinitions
