import type { MessagesOf, phoneFieldMessages } from '../../i18n/index.ts'

/** What the field of a phone number says, in Spanish. */
export const phoneField = {
  'phone.number': 'Teléfono',
  'phone.number.hint': 'Con el prefijo del país, por ejemplo {example}.',
  'phone.number.hintCountry': 'Sin prefijo de país, el número se entiende como de {country}.',
} as const satisfies MessagesOf<typeof phoneFieldMessages>
