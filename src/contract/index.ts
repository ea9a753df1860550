export * as operations from './operations.ts'
export {
  type AssumedOperationName,
  assumptionNotes,
  type AssumptionNote,
  type Assumptions,
  type AssumptionsInput,
  defaultAssumptions,
  mergeAssumptions,
  type OperationAssumption,
  operationNotes,
} from './assumptions/index.ts'
export {
  type Attachment,
  type Conversation,
  conversationSchema,
  type Message,
  messageSchema,
} from './conversation.ts'
export {
  type ContactMethod,
  contactMethods,
  type ContactWindow,
  contactWindows,
  type Intake,
  intakeSchema,
  type Interest,
  interestSchema,
  type Occasion,
  occasions,
} from './interest.ts'
export {
  calendarDateSchema,
  hasUnknownAnswers,
  type IntakeInput,
  intakeInputSchema,
  type InterestInput,
  interestInputSchema,
  type OrdinaryAnswers,
  ordinaryAnswers,
  ordinaryAnswersSchema,
  type PhoneCheck,
  phoneCodeInputSchema,
  type SensitiveAnswers,
  type SensitiveKey,
  sensitiveKeys,
  toIntakeInput,
} from './interestInput.ts'
export { type Offer, offerSchema } from './offer.ts'
export { type FeedbackInput, feedbackInputSchema } from './feedback.ts'
export type {
  BodyOf,
  Idempotency,
  ListOperation,
  ListRows,
  NoInput,
  Operation,
  Page,
  PageInput,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from './operation.ts'
export {
  type CanceledReason,
  canceledReasons,
  type Redemption,
  redemptionSchema,
  type RedemptionStatus,
  redemptionStatuses,
} from './redemption.ts'
export type { Open } from './lenient.ts'
export { type Issue, read, readInput, type Schema } from './read.ts'
export { type Terms, type TermsDocument, termsSchema } from './terms.ts'
export { type Currency, type LedgerEntry, ledgerEntrySchema, type Wallet, walletSchema } from './wallet.ts'
