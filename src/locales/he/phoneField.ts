import type { MessagesOf, phoneFieldMessages } from '../../i18n/index.ts'

/** What the field of a phone number says, in Hebrew. */
export const phoneField = {
  'phone.number': 'טלפון',
  'phone.number.hint': 'עם קידומת המדינה, למשל {example}.',
  'phone.number.hintCountry': 'מספר בלי קידומת מדינה ייקרא כמספר של {country}.',
} as const satisfies MessagesOf<typeof phoneFieldMessages>
