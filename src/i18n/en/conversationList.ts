import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** The list of conversations, in English. */
export const conversationListMessages = {
  'chat.role': 'Concierge',
  'chat.list.title': 'Conversations',
  'chat.list.loading': 'Loading conversations',
  'chat.list.failed': 'We could not load your conversations',
  'chat.list.empty.title': 'No conversations yet',
  'chat.list.empty.text': 'Ask for an experience or redeem one, and your concierge will write to you here.',
  'chat.list.own': 'You: {text}',
  'chat.list.untitled': 'Conversation',
  'chat.list.more': 'Show more',
  'chat.list.loadingMore': 'Loading',
  'chat.list.moreFailed': 'We could not load more conversations.',
} as const satisfies MessageDefinitions
