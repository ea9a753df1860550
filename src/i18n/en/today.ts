import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** What lies ahead of the member, in English. */
export const todayMessages = {
  'today.title': 'At a glance',
  'today.now': 'Now',
  'today.replies': 'Your concierge wrote',
  'today.replies.new': { one: '{count} new message', other: '{count} new messages' },
  'today.phone': 'Check your number',
  'today.phone.for': 'For your request: {title}',
  'today.asked': 'Your request is with the concierge',
  'today.points': 'Your balance: {sum}',
} as const satisfies MessageDefinitions
