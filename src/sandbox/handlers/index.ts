import type { Handler } from '../core/Handler.ts'
import { conversations, messages, sendMessage } from './conversations.ts'
import { exchange } from './exchange.ts'
import { createInterest, interest, issuePhoneCode, submitIntake, verifyPhone } from './interests.ts'
import { eligibility, offer, offers } from './offers.ts'
import { createRedemption, redemption, redemptions, submitFeedback } from './redemptions.ts'
import { setOfferPrice } from './setOfferPrice.ts'
import { acceptTerms, terms } from './terms.ts'
import { ledger, wallet } from './wallet.ts'

/** Every operation that the sandbox serves. */
export const handlers: readonly Handler[] = [
  acceptTerms,
  conversations,
  createInterest,
  createRedemption,
  eligibility,
  exchange,
  interest,
  issuePhoneCode,
  ledger,
  messages,
  offer,
  offers,
  redemption,
  redemptions,
  sendMessage,
  setOfferPrice,
  submitFeedback,
  submitIntake,
  terms,
  verifyPhone,
  wallet,
]
