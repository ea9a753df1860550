import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** The search in a conversation, in English: loaded with the first one. */
export const chatSearchMessages = {
  'chat.search.close': 'Close the search',
  'chat.search.clear': 'Clear the search',
  'chat.search.previous': 'Earlier match',
  'chat.search.next': 'Later match',
  'chat.search.none': 'No match',
  'chat.search.position': '{position} of {total}',
  'chat.search.soFar': '{position} of {total} so far',
  'chat.search.searching': 'Searching',
} as const satisfies MessageDefinitions
