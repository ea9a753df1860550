/** Every member-mode operation, specified and assumed. Server mode and staff stand apart. */
export { messages } from './conversation.ts'
export { sendMessage } from './sendMessage.ts'
export { interest } from './interest.ts'
export { createInterest, submitIntake, verifyPhone } from './interestInput.ts'
export { submitFeedback } from './feedback.ts'
export { terms } from './terms.ts'
export { wallet } from './wallet.ts'
export {
  acceptTerms,
  conversations,
  createRedemption,
  eligibility,
  issuePhoneCode,
  ledger,
  offer,
  offers,
  redemption,
  redemptions,
} from './assumptions/operations.ts'
