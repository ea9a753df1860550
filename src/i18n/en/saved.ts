import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** What saving an offer says, and the page of saved offers, in English. */
export const savedMessages = {
  'saved.save': 'Save {title}',
  'saved.saveFailed': 'Not saved. Try again.',
  'saved.removeFailed': 'Not removed. Try again.',

  'saved.title': 'Saved',
  'saved.count': { one: '{count} experience', other: '{count} experiences, newest first' },
  'saved.loading': 'Loading what you saved',
  'saved.failed': 'We could not load what you saved',
  'saved.empty.title': 'Nothing saved yet',
  'saved.empty.text': 'Save an experience by the heart on it, and you will find it here.',
  'saved.explore': 'See all experiences',
  'saved.within': 'Within your balance',
  'saved.missing': '{sum} more than you have',
  'saved.gone': 'No longer offered',
  'saved.remove': 'Remove',
  'saved.removed': 'Removed:',
  'saved.undo': 'Undo',
} as const satisfies MessageDefinitions
