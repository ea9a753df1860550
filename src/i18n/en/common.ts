import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** What several features say, in English. */
export const commonMessages = {
  'common.close': 'Close',
  'common.tryAgain': 'Try again',
  'common.optional': 'Optional',
  'common.copy': 'Copy',
  'common.copied': 'Copied',
  'common.reference': 'Reference',
  'common.loading': 'Loading',
  'common.points': { one: 'point', other: 'points' },
  'common.sum': '{figure} {unit}',
  'common.about': 'about {money}',
  'common.taken': 'takes {sum} from your balance',
  'common.pair': '{first}, {second}',
  'common.sentences': '{first} {second}',
  'common.phrases': '{first}. {second}',
  'common.phoneExample': '+44\u00A020\u00A07946\u00A00958',
} as const satisfies MessageDefinitions
