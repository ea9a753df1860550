import {
  interestReceiptMessages,
  interestsMessages,
  type MessageOverrides,
  type Translate,
} from '../../i18n/index.ts'

/** Those of the receipt, and those of the form: the form alone has no need of the receipt's. */
export const receiptMessages = { ...interestsMessages, ...interestReceiptMessages }

/** Overrides of what a form and its receipt say. */
export type InterestsMessages = MessageOverrides<typeof receiptMessages>

export type ReceiptTranslate = Translate<typeof receiptMessages>
