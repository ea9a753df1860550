import type { MessagesOf, phoneFieldMessages } from '../../i18n/index.ts'

/** What the field of a phone number says, in German. */
export const phoneField = {
  'phone.number': 'Telefon',
  'phone.number.hint': 'Mit Ländervorwahl, zum Beispiel {example}.',
  'phone.number.hintCountry': 'Ohne Ländervorwahl gilt die Nummer als lokale Nummer ({country}).',
} as const satisfies MessagesOf<typeof phoneFieldMessages>
