import type { MessagesOf, phoneFieldMessages } from '../../i18n/index.ts'

/** What the field of a phone number says, in Arabic. */
export const phoneField = {
  'phone.number': 'رقم الهاتف',
  'phone.number.hint': 'مع رمز البلد، مثلًا {example}.',
  'phone.number.hintCountry': 'يُقرأ الرقم الذي لا يبدأ برمز البلد على أنه من {country}.',
} as const satisfies MessagesOf<typeof phoneFieldMessages>
