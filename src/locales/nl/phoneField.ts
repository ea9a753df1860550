import type { MessagesOf, phoneFieldMessages } from '../../i18n/index.ts'

/** What the field of a phone number says, in Dutch. */
export const phoneField = {
  'phone.number': 'Telefoonnummer',
  'phone.number.hint': 'Met landnummer, bijvoorbeeld {example}.',
  'phone.number.hintCountry': 'Zonder landnummer wordt het gelezen als een lokaal nummer ({country}).',
} as const satisfies MessagesOf<typeof phoneFieldMessages>
