/**
 * The only home of what the specification does not show: operations whose paths it leaves out, and wire details that it
 * leaves open. `assumptionNotes` says each in words; the README's table is held to it by a test.
 */
export { type AssumptionNote, assumptionNotes } from './assumptionNotes.ts'
export {
  type AssumedOperationName,
  type Assumptions,
  type AssumptionsInput,
  defaultAssumptions,
  mergeAssumptions,
  type OperationAssumption,
} from './Assumptions.ts'
export { acceptTerms } from './acceptTerms.ts'
export { type Conversation, conversationSchema, conversations } from './conversations.ts'
export { createRedemption } from './createRedemption.ts'
export { eligibility } from './eligibility.ts'
export { issuePhoneCode } from './issuePhoneCode.ts'
export { ledger, type LedgerEntry, ledgerEntrySchema } from './ledger.ts'
export { offer } from './offer.ts'
export { offers } from './offers.ts'
export { redemption } from './redemption.ts'
export { redemptions } from './redemptions.ts'
