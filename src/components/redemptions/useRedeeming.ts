'use client'

import { useEffect, useState } from 'react'
import { callSafely, toError } from '../../base/index.ts'
import { type ExperienceError, isExperienceError } from '../../client/index.ts'
import { type Offer, operations, type Redemption } from '../../contract/index.ts'
import {
  eligibilityQuery,
  type ExperienceKit,
  offerRead,
  prefetchRead,
  readKnownRedemptions,
  redemptionMemoryOf,
  useCreateRedemption,
  useEligibility,
  useExperienceKit,
  useIsSeen,
  useOffer,
  useWallet,
  walletQuery,
  type WriteState,
} from '../../queries/index.ts'
import { useLatestRef } from '../../ui/index.ts'
import { type OfferTerms, readFailure, useExperience, useOfferTerms } from '../common/index.ts'

/** Why an offer cannot be redeemed by this member now, as far as is known. */
export type RedeemObstacle = 'soldOut' | 'closed' | 'noPrice' | 'notEligible' | 'notEnough'

/** How far the member has come. */
export type RedeemStep =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly error: ExperienceError | Error; readonly retry: () => unknown }
  | { readonly type: 'gone' }
  | {
      readonly type: 'confirm'
      readonly offer: Offer
      readonly terms: OfferTerms
      readonly obstacle: RedeemObstacle | null
      /**
       * Why the Service refused the last attempt; with code `price-changed` nothing was sent, because the offer costs
       * something else than was on screen. Say so: the next press is for the new price.
       */
      readonly refusal: ExperienceError | Error | null
    }
  /**
   * The answer was lost. Trying again first finds out whether the redemption was made, and if not, makes it where
   * `isReplayable`.
   */
  | {
      readonly type: 'unknown'
      readonly error: ExperienceError | Error | null
      readonly isReplayable: boolean
    }
  | { readonly type: 'done'; readonly redemption: Redemption; readonly isEarlierAttempt: boolean }

/** Where the member is, and what takes them on. */
export interface Redeeming {
  readonly step: RedeemStep
  /** Undefined while it loads, or when it is gone. */
  readonly offer: Offer | undefined
  readonly isBusy: boolean
  /** The member's redemption of this offer on an earlier visit. */
  readonly earlierId: string | null
  readonly redeem: () => void
}

interface UseRedeemingOptions {
  readonly offerId: string
  readonly onRedeemed: ((event: { readonly redemption: Redemption }) => void) | undefined
  readonly isOpen: boolean
}

const rested = { isSending: false, wasUnknown: false, isEarlierAttempt: false }

/** Reads the offer, the wallet and the eligibility, and redeems the offer once. */
export function useRedeeming({ offerId, onRedeemed, isOpen }: UseRedeemingOptions): Redeeming {
  const kit = useExperienceKit()
  const { emit, report } = useExperience()
  const offer = useOffer(offerId)
  const wallet = useWallet()
  const terms = useOfferTerms(offer.data, wallet.data)
  const eligibility = useEligibility(offerId)
  const write = useCreateRedemption(offerId)
  const { seenId, see } = useSeenRedemption(offerId, isOpen)
  const [attempt, setAttempt] = useState(rested)
  const redeemed = useLatestRef(onRedeemed)

  async function redeem() {
    if (!canRedeem(step) || isMade(kit, offerId, seenId)) return
    const isJoining = kit.writeRecords.pending(operations.createRedemption.name, offerId) !== undefined
    setAttempt({ isSending: true, wasUnknown: write.status === 'unknown', isEarlierAttempt: false })
    const result = await write.submit({ agreed: step.type === 'confirm' ? step.offer : undefined })
    setAttempt({ ...rested, isEarlierAttempt: result.ok && result.isEarlierAttempt })
    // What began it calls the host back.
    if (!result.ok || isJoining) return
    keepUnseen(kit, result.data, offerId)
    // The page before a reload has told it, and was gone before the member had seen it.
    if (redemptionMemoryOf(kit).isTold(result.data.id)) return
    emit({ name: 'redemption.created', offerId, redemptionId: result.data.id })
    callSafely(() => redeemed.current?.({ redemption: result.data }), report)
  }

  // As soon as this attempt is known to be lost, though its promise is settled a moment later.
  const isLost = write.status === 'unknown' && !attempt.wasUnknown
  const isBusy = (attempt.isSending && !isLost) || write.status === 'pending'
  const step = stepOf()
  useVisit(write, offerId, isOpen)
  useReadBefore(isOpen && step.type === 'confirm' && step.obstacle === null)
  useMarkSeen(step.type === 'done' && isOpen ? step.redemption.id : null, see)
  return { step, offer: offer.data ?? undefined, isBusy, earlierId: seenId, redeem: () => void redeem() }

  function stepOf(): RedeemStep {
    // The outcome of a write comes first: it needs none of the reads, and the member has to know it.
    if (write.status === 'done' && write.data && write.data.id !== seenId) {
      return { type: 'done', redemption: write.data, isEarlierAttempt: attempt.isEarlierAttempt }
    }
    if (write.status === 'unknown' || (attempt.isSending && attempt.wasUnknown))
      return { type: 'unknown', error: write.error, isReplayable: write.isReplayable }
    const failure = readFailure(offer)
    if (failure !== null) return { type: 'failed', error: toError(failure), retry: offer.refetch }
    if (offer.data === null) return { type: 'gone' }
    if (!offer.data || !terms || wallet.isLoading || eligibility.isLoading) return { type: 'loading' }
    // While it is sent, the Service decides: what was sent in time may arrive in time.
    const obstacle = isBusy ? null : redeemObstacle(terms, eligibility.data?.eligible)
    return {
      type: 'confirm',
      offer: offer.data,
      terms,
      obstacle,
      refusal: write.status === 'refused' ? write.error : null,
    }
  }
}

/**
 * A dialog that is opened again shows what the offer costs now: what has grown old meanwhile is read again. A refusal
 * that was on screen when it was closed is over; one that asks to wait holds.
 */
function useVisit({ status, error, reset }: WriteState<Redemption>, offerId: string, isOpen: boolean): void {
  const kit = useExperienceKit()
  const isOver = status === 'refused' && !isExperienceError(error, 'rate-limit')
  const latest = useLatestRef(isOver ? reset : noop)
  useEffect(() => {
    if (!isOpen) return
    const { client } = kit
    prefetchRead(kit, offerRead(kit, offerId))
    prefetchRead(kit, walletQuery(client))
    if (client.isEnabled(operations.eligibility)) prefetchRead(kit, eligibilityQuery(client, { id: offerId }))
    const forget = () => latest.current()
    return forget
  }, [kit, offerId, isOpen, latest])
}

const noop = () => undefined

/** What there was before the attempt tells what it made, if its answer is lost. */
function useReadBefore(canRedeem: boolean): void {
  const kit = useExperienceKit()
  useEffect(() => {
    if (canRedeem) readKnownRedemptions(kit)
  }, [canRedeem, kit])
}

/** Whether a press redeems, or learns what became of the last one. */
export function canRedeem(step: RedeemStep): boolean {
  return step.type === 'unknown' || (step.type === 'confirm' && step.obstacle === null)
}

/** Whether it is redeemed since the button was drawn: a host may have kept the handler of an earlier render. */
function isMade({ writeRecords }: ExperienceKit, offerId: string, seenId: string | null): boolean {
  const { outcome, data } = writeRecords.get(operations.createRedemption.name, offerId)
  return outcome === 'done' && (data as Redemption).id !== seenId
}

/** The most final obstacle first; `null` when the offer can be redeemed. */
function redeemObstacle(
  { label, price, balance }: OfferTerms,
  isEligible: boolean | undefined,
): RedeemObstacle | null {
  if (label?.type === 'soldOut' || label?.type === 'closed') return label.type
  if (price === null) return 'noPrice'
  if (isEligible === false) return 'notEligible'
  return balance?.isEnough === false ? 'notEnough' : null
}

/**
 * The redemption of an offer whose success the member has seen on an earlier visit, or `null`. A success that
 * was not seen is shown again, and asked about after a reload: a member who does not know of it must not be offered the
 * button.
 */
function useSeenRedemption(
  offerId: string,
  isOpen: boolean,
): { readonly seenId: string | null; readonly see: (redemptionId: string) => void } {
  const kit = useExperienceKit()
  const { readReceipts } = kit
  const read = () => readReceipts.get('redemption', offerId) ?? null
  const [visit, setVisit] = useState(() => ({ isOpen, seenId: read() }))
  // Each opening is a visit. Closing is not: a dialog is still visible while it leaves.
  if (visit.isOpen !== isOpen) setVisit({ isOpen, seenId: isOpen ? read() : visit.seenId })
  return {
    seenId: visit.seenId,
    see(redemptionId) {
      readReceipts.set('redemption', offerId, redemptionId)
      redemptionMemoryOf(kit).see(offerId)
    },
  }
}

/** Remembers a success that is not on screen: the member has left, or closed the dialog. */
function keepUnseen(kit: ExperienceKit, { id }: Redemption, offerId: string): void {
  if (kit.readReceipts.get('redemption', offerId) !== id) redemptionMemoryOf(kit).keepUnseen(offerId, id)
}

/** Whoever reloads sooner may not have read it. */
const readingMs = 1_000

/**
 * Marks a redemption as seen once its success has been on screen for a moment, on a page that is seen, or when the
 * member goes on from it. No effect is cleaned up by a reload: what was not seen is asked about then.
 */
function useMarkSeen(redemptionId: string | null, see: (redemptionId: string) => void): void {
  const isPageSeen = useIsSeen()
  const latest = useLatestRef(see)
  useEffect(() => {
    if (redemptionId === null || !isPageSeen) return
    const markSeen = () => latest.current(redemptionId)
    const timer = setTimeout(markSeen, readingMs)
    return () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') markSeen()
    }
  }, [redemptionId, isPageSeen, latest])
}
