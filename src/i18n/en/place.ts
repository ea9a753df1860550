import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** Where an experience is, in English. */
export const placeMessages = {
  'place.copy': 'Copy the address',
  'place.copied': 'Address copied',
  'place.map': 'Opens the map in a new tab',
} as const satisfies MessageDefinitions
