import type { operations } from '../../contract/index.ts'
import type { organisationOperations } from '../../contract/organisation/index.ts'
import type { Handler } from '../core/Handler.ts'
import { conversations, messages, sendMessage } from './conversations.ts'
import { exchange } from './exchange.ts'
import { creditWallet, memberLedger, members, removeMember } from './members.ts'
import { createInterest, interest, issuePhoneCode, submitIntake, verifyPhone } from './interests.ts'
import { offerAnalytics } from './offerAnalytics.ts'
import { eligibility, offer, offers } from './offers.ts'
import { createRedemption, redemption, redemptions, submitFeedback } from './redemptions.ts'
import { setOfferPrice } from './setOfferPrice.ts'
import { acceptTerms, terms } from './terms.ts'
import { ledger, wallet } from './wallet.ts'
import { createWebhook, deleteWebhook, webhooks } from './webhooks.ts'

type OperationName = keyof typeof operations | keyof typeof organisationOperations | 'setOfferPrice'

/** Every operation that the sandbox serves: all of the contract, which the compiler holds. */
const handlersByName: Readonly<Record<OperationName, Handler>> = {
  acceptTerms,
  conversations,
  createInterest,
  createRedemption,
  createWebhook,
  creditWallet,
  deleteWebhook,
  eligibility,
  exchange,
  interest,
  issuePhoneCode,
  ledger,
  memberLedger,
  members,
  messages,
  offer,
  offerAnalytics,
  offers,
  redemption,
  redemptions,
  removeMember,
  sendMessage,
  setOfferPrice,
  submitFeedback,
  submitIntake,
  terms,
  verifyPhone,
  wallet,
  webhooks,
}
export const handlers: readonly Handler[] = Object.values(handlersByName)
