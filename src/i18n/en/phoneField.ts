import type { MessageDefinitions } from '../MessageDefinitions.ts'

/** What the field of a phone number says, in English. */
export const phoneFieldMessages = {
  'phone.number': 'Phone',
  'phone.number.hint': 'With its country code, for example {example}.',
  'phone.number.hintCountry': 'A number without a country code is read as one of {country}.',
} as const satisfies MessageDefinitions
