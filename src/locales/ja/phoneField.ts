import type { MessagesOf, phoneFieldMessages } from '../../i18n/index.ts'

/** What the field of a phone number says, in Japanese. */
export const phoneField = {
  'phone.number': '電話番号',
  'phone.number.hint': '国番号からご入力ください（例：{example}）。',
  'phone.number.hintCountry': '国番号のない番号は{country}の番号として扱います。',
} as const satisfies MessagesOf<typeof phoneFieldMessages>
