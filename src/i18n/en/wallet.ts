import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** What the wallet says, in English. A host's messages may name further kinds of entries: `wallet.ledger.type.…`. */
export const walletMessages = {
  'wallet.loading': 'Loading your wallet',
  'wallet.failed': 'We could not load your wallet',
  'wallet.unknown':
    'Your balance is not known at the moment. It appears here as soon as the service gives it.',
  'wallet.bar': 'Of {received} received, {spent} are spent and {balance} are left.',
  'wallet.received': 'Received',
  'wallet.spent': 'Spent',
  'wallet.left': 'Balance',
  'wallet.rate': '{units} is about {money}.',
  'wallet.reach': {
    one: 'Your balance reaches {count} experience',
    other: 'Your balance reaches {count} experiences',
  },
  'wallet.reach.atLeast': {
    one: 'Your balance reaches at least {count} experience',
    other: 'Your balance reaches at least {count} experiences',
  },
  'wallet.asOf': 'As of {time}.',

  'wallet.ledger': 'History',
  'wallet.ledger.loading': 'Loading the history',
  'wallet.ledger.failed': 'We could not load your history',
  'wallet.ledger.empty': 'Nothing has moved yet. What you receive and spend appears here.',
  'wallet.ledger.thisMonth': 'This month',
  'wallet.ledger.undated': 'Without a date',
  'wallet.ledger.entry': 'Points',
  'wallet.ledger.type.CREDIT': 'Received',
  'wallet.ledger.type.DEBIT': 'Redeemed',
  'wallet.ledger.type.REFUND': 'Refund',
  'wallet.ledger.more': 'Show earlier',
  'wallet.ledger.more.busy': 'Loading',
  'wallet.ledger.more.failed': 'We could not load earlier entries.',
  'wallet.ledger.loaded': { one: '{count} earlier entry', other: '{count} earlier entries' },
} as const satisfies MessageDefinitions
