import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** The concierge's chat, in English. */
export const chatMessages = {
  'chat.title': 'Your concierge',
  'chat.role': 'Concierge',
  'chat.back': 'All conversations',
  'chat.thread': 'Messages',
  'chat.loading': 'Loading messages',
  'chat.failed': 'We could not load this conversation',
  'chat.empty.title': 'Nothing here yet',
  'chat.empty.text': 'Write what you have in mind. Your concierge answers here.',
  'chat.unreadable': 'This message cannot be shown.',
  'chat.you': 'You',
  'chat.concierge': 'Concierge',
  'chat.group': '{name}, {time}',
  'chat.today': 'Today',
  'chat.yesterday': 'Yesterday',
  'chat.unread': 'New messages',

  'chat.older.loading': 'Loading older messages',
  'chat.older.load': 'Show older messages',
  'chat.older.failed': 'We could not load older messages.',
  'chat.beginning': 'The beginning of this conversation',
  'chat.latest': 'Latest message',
  'chat.latest.new': { one: '{count} new message', other: '{count} new messages' },
  'chat.announce.one': 'Concierge: {text}',
  'chat.announce.many': {
    one: '{count} new message from your concierge',
    other: '{count} new messages from your concierge',
  },
  'chat.announce.attachments': { one: '{count} file', other: '{count} files' },

  'chat.state.queued': 'Waiting to be sent',
  'chat.state.offline': 'Waiting for a connection',
  'chat.state.sending': 'Sending',
  'chat.state.sent': 'Sent',
  'chat.state.failed': 'Not sent.',
  'chat.state.unknown': 'No answer yet. Trying again never sends it twice.',
  'chat.state.unsure': 'No answer yet. It may have arrived: trying again could send it twice.',
  'chat.retry': 'Try again',
  'chat.remove': 'Remove',
  'chat.about': '{action}: {subject}',
  'chat.removed': 'Message removed',
  'chat.terms': 'There are terms to accept first.',

  'chat.offline.title': 'You are offline.',
  'chat.offline.text': 'We keep what you write, and send it in order when the connection is back.',
  'chat.stale.title': 'We cannot load new messages right now.',
  'chat.stale.text': 'Below are the messages that we loaded last.',

  'chat.write': 'Write to your concierge',
  'chat.send': 'Send',
  'chat.emptyMessage': 'Write a message first.',
  'chat.hint': 'Diet, allergies and accessibility belong in the request form, where they are not stored.',

  'chat.file.unnamed': 'File',

  'chat.search.open': 'Search in this conversation',
} as const satisfies MessageDefinitions
