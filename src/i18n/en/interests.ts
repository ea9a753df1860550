import type { MessageDefinitions } from '../messageTypes.ts'

/** What the form and the receipt of an interest say, in English. */
export const interestsMessages = {
  'interests.title': 'Ask for it',
  'interests.party': 'Your party',
  'interests.dates': 'Your dates',
} as const satisfies MessageDefinitions
