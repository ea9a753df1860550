import type { MessagesOf, phoneFieldMessages } from '../../i18n/index.ts'

/** What the field of a phone number says, in French. */
export const phoneField = {
  'phone.number': 'Téléphone',
  'phone.number.hint': 'Avec l’indicatif du pays, par exemple {example}.',
  'phone.number.hintCountry': 'Sans indicatif de pays, le numéro est lu comme un numéro local ({country}).',
} as const satisfies MessagesOf<typeof phoneFieldMessages>
