import type { MessageDefinitions } from '../messageTypes.ts'

/** What several features say, in English. */
export const commonMessages = {
  'common.close': 'Close',
  'common.tryAgain': 'Try again',
  'common.optional': 'Optional',
  'common.copy': 'Copy',
  'common.copied': 'Copied',
  'common.reference': 'Reference',
  'common.loading': 'Loading',
  'common.points': 'points',
  'common.about': 'about {money}',
} as const satisfies MessageDefinitions
