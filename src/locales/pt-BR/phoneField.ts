import type { MessagesOf, phoneFieldMessages } from '../../i18n/index.ts'

/** What the field of a phone number says, in Brazilian Portuguese. */
export const phoneField = {
  'phone.number': 'Telefone',
  'phone.number.hint': 'Com o código do país, por exemplo, {example}.',
  'phone.number.hintCountry': 'Um número sem código do país é lido como sendo de {country}.',
} as const satisfies MessagesOf<typeof phoneFieldMessages>
