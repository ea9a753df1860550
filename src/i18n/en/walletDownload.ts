import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** The history as a file, in English: loaded with the first entry. */
export const walletDownloadMessages = {
  'wallet.download': 'Download as CSV',
  'wallet.download.busy': 'Reading all of it',
  'wallet.download.done': 'The file has your whole history',
  'wallet.download.failed': 'We could not make the file.',
  'wallet.download.date': 'Date',
  'wallet.download.description': 'Description',
  'wallet.download.kind': 'Kind',
  'wallet.download.amount': 'Amount ({unit})',
} as const satisfies MessageDefinitions
