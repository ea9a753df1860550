export { KitContext, LiveContext, useExperienceKit } from './KitContext.ts'
export {
  type OutboxResult,
  type ThreadResult,
  useConversations,
  useOutbox,
  useThread,
  type UseThreadOptions,
} from './conversationsHooks.ts'
export { fetchFresh } from './fetchFresh.ts'
export {
  pendingRegistration,
  type RegisterInterestInput,
  type RegisterInterestResult,
  type SubmitIntakeInput,
} from './interestsHooks.ts'
export { useCreateInterest, useInterest, useRegisterInterest, useSubmitIntake } from './interestsHooks.ts'
export { type Drafts, type ExperienceKit, getExperienceKit, type WriteGate } from './kit.ts'
export { isOldestFirst, type List, type ListPage } from './list.ts'
export type { LiveHandlers, LiveTopic, LiveTransport } from './LiveTransport.ts'
export {
  forgetLostAnswers,
  haveArrived,
  type LostAnswers,
  lostAnswers,
  noteLostAnswers,
} from './lostAnswers.ts'
export { type Thread, threadQuery } from './messages.ts'
export {
  eligibilityQuery,
  offerQuery,
  offerRead,
  type OffersInput,
  offersQuery,
  prefetchNamedOffers,
} from './offers.ts'
export { useEligibility, useOffer, useOffers, usePrefetchNamedOffers } from './offersHooks.ts'
export type { Outbox, OutboxEntry } from './outbox.ts'
export { useCodeSentAt, useIssuePhoneCode, useVerifyPhone } from './phoneHooks.ts'
export { useIsSeen } from './polling.ts'
export { prefetchRead } from './readQuery.ts'
export type { ExperienceQueryKey } from './queryKey.ts'
export { deadlineOf, stillAsksToWait } from './askedWait.ts'
export type { ReadOptions, ReadResult } from './readQuery.ts'
export { readKnownRedemptions } from './knownRedemptions.ts'
export { keepReads } from './keepReads.ts'
export { learnWrite } from './learnWrite.ts'
export { redemptionMemoryOf } from './redemptionMemory.ts'
export { isMessageReplayable } from './sendMessages.ts'
export type { RedeemInput } from './createRedemption.ts'
export {
  useCreateRedemption,
  useRedemption,
  type UseRedemptionOptions,
  useRedemptions,
  useSubmitFeedback,
} from './redemptionsHooks.ts'
export { invalidateReads, invalidates } from './submitWrite.ts'
export type { WriteResult } from './submitWrite.ts'
export { type AcceptedDocument, useAcceptTerms, useTerms } from './termsHooks.ts'
export type { ListResult } from './useList.ts'
export { useMadeInterests } from './useMadeInterests.ts'
export type { WriteState } from './useWrite.ts'
export {
  conversationsQuery,
  interestQuery,
  ledgerQuery,
  redemptionQuery,
  redemptionRead,
  redemptionsQuery,
  termsQuery,
  walletQuery,
} from './reads.ts'
export { useReads } from './useReads.ts'
export { watchWaking } from './waking.ts'
export { useLedger, useWallet } from './walletHooks.ts'
export { lostAnswersRecord, type WriteOutcome, type WriteRecord, type WriteRecords } from './writeRecords.ts'
