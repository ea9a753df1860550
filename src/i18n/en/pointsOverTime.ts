import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** Points by month, in English: loaded where the history is shown. */
export const pointsOverTimeMessages = {
  'wallet.overTime': 'Over time',
  'wallet.overTime.loading': 'Loading your points over time',
  'wallet.overTime.failed': 'We could not load your points over time',
  'wallet.overTime.empty': 'Nothing has moved yet.',
  'wallet.overTime.since': 'Since {date}.',
  'wallet.overTime.sinceMonth': 'Since {month}.',
  'wallet.overTime.month': 'Month',
  'wallet.overTime.balance': 'Balance',
  'wallet.overTime.cameIn': 'Came in',
  'wallet.overTime.wentOut': 'Went out',
  'wallet.overTime.unknown': 'not known',
  'wallet.overTime.spoken': '{month}: balance {balance}, came in {cameIn}, went out {wentOut}',
  'wallet.overTime.table': 'Show as a table',
  'wallet.overTime.chart': 'Show as a chart',
  'wallet.overTime.leftOut': {
    one: '{count} entry is not in it: its date or its amount cannot be read. Balances before it are not known.',
    other:
      '{count} entries are not in it: their dates or amounts cannot be read. Balances before them are not known.',
  },
} as const satisfies MessageDefinitions
