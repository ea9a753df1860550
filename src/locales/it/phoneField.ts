import type { MessagesOf, phoneFieldMessages } from '../../i18n/index.ts'

/** What the field of a phone number says, in Italian. */
export const phoneField = {
  'phone.number': 'Telefono',
  'phone.number.hint': 'Con il prefisso internazionale, per esempio {example}.',
  'phone.number.hintCountry': 'Senza prefisso internazionale, il numero è considerato locale ({country}).',
} as const satisfies MessagesOf<typeof phoneFieldMessages>
