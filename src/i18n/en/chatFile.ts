import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** The files of a conversation, in English: loaded with the first one. */
export const chatFileMessages = {
  'chat.file.openUntil': 'Open until {time}',
  'chat.file.openUntilOn': 'Open until {dateTime}',
  'chat.file.open': 'Opens in a new tab',
  'chat.file.show': 'Open picture: {name}',
  'chat.file.expired': 'This link has expired',
  'chat.file.missing': 'This file has no link',
  'chat.file.again': 'Get it again',
  'chat.file.getting': 'Getting it',
  'chat.file.failed': 'We could not get a new link.',
  'chat.file.ready': 'The link to {name} is ready.',
  'chat.file.kind.document': 'Document',
  'chat.file.kind.picture': 'Picture',
  'chat.file.kind.sheet': 'Spreadsheet',
  'chat.file.kind.calendar': 'Calendar entry',
  'chat.file.kind.audio': 'Recording',
  'chat.file.kind.video': 'Film',
  'chat.file.kind.archive': 'Archive',
  'chat.file.kind.other': 'File',
} as const satisfies MessageDefinitions
