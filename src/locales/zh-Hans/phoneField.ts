import type { MessagesOf, phoneFieldMessages } from '../../i18n/index.ts'

/** What the field of a phone number says, in Simplified Chinese. */
export const phoneField = {
  'phone.number': '电话号码',
  'phone.number.hint': '请填写带国家/地区代码的号码，例如：{example}。',
  'phone.number.hintCountry': '未填写国家/地区代码的号码将视为{country}号码。',
} as const satisfies MessagesOf<typeof phoneFieldMessages>
