'use client'

import { useRef, useState } from 'react'
import type { Offer, Redemption } from '../../contract/index.ts'
import { useI18n } from '../../i18n/index.ts'
import { useCreateRedemption, useEligibility, useOffer, useWallet } from '../../queries/index.ts'
import { type OfferTerms, offerTerms, useExperience } from '../common/index.ts'
import type { RedeemOfferProps } from './RedeemOffer.tsx'
import { type RedeemObstacle, redeemObstacle } from './redeemObstacle.ts'
import { useMarkSeen, useSeenRedemption } from './useSeenRedemption.ts'

/** Where the member is on the way to a redemption. */
export type RedeemStep =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly error: unknown; readonly retry: () => unknown }
  | { readonly type: 'gone' }
  | {
      readonly type: 'confirm'
      readonly offer: Offer
      readonly terms: OfferTerms
      readonly obstacle: RedeemObstacle | null
      readonly refusal: unknown
    }
  /** The answer to an earlier try was lost: trying again first learns what became of it. */
  | { readonly type: 'unknown'; readonly error: unknown }
  | { readonly type: 'done'; readonly redemption: Redemption; readonly isEarlierAttempt: boolean }

export interface Redeeming {
  readonly step: RedeemStep
  /** Also where the step does not depend on it; absent while it is not known. */
  readonly offer: Offer | undefined
  readonly isBusy: boolean
  /** What the member redeemed of this offer on an earlier visit. */
  readonly earlierId: string | null
  readonly redeem: () => void
}

/** Reads what the decision needs, and carries it out once. */
export function useRedeeming(
  { offerId, onRedeemed }: Pick<RedeemOfferProps, 'offerId' | 'onRedeemed'>,
  isOpen: boolean,
): Redeeming {
  const { format } = useI18n()
  const { emit, report } = useExperience()
  const offer = useOffer(offerId)
  const wallet = useWallet()
  const eligibility = useEligibility(offerId)
  const write = useCreateRedemption(offerId)
  const { seenId, see } = useSeenRedemption(offerId, isOpen)
  const sending = useRef(false)
  const [attempt, setAttempt] = useState({ isSending: false, wasUnknown: false, isEarlierAttempt: false })

  async function redeem() {
    // By the ref, not the state: a second press may come before the next render.
    if (sending.current || write.status === 'pending') return
    sending.current = true
    setAttempt({ isSending: true, wasUnknown: write.status === 'unknown', isEarlierAttempt: false })
    const result = await write.submit()
    sending.current = false
    setAttempt({
      isSending: false,
      wasUnknown: false,
      isEarlierAttempt: result.ok && result.isEarlierAttempt,
    })
    if (!result.ok) return
    emit({ name: 'redemption.created', offerId, redemptionId: result.data.id })
    try {
      onRedeemed?.({ redemption: result.data })
    } catch (error) {
      // A handler of the host that throws must not look like a write that failed.
      report(error)
    }
  }

  const step = stepOf()
  useMarkSeen(step.type === 'done' && isOpen ? step.redemption.id : null, see)
  const isBusy = attempt.isSending || write.status === 'pending'
  return { step, offer: offer.data ?? undefined, isBusy, earlierId: seenId, redeem: () => void redeem() }

  function stepOf(): RedeemStep {
    // What was done or may have been done comes first: it depends on nothing else, and is what the member has to know.
    if (write.status === 'done' && write.data && write.data.id !== seenId) {
      return { type: 'done', redemption: write.data, isEarlierAttempt: attempt.isEarlierAttempt }
    }
    if (write.status === 'unknown' || (attempt.isSending && attempt.wasUnknown))
      return { type: 'unknown', error: write.error }
    if (offer.data === undefined && offer.isError)
      return { type: 'failed', error: offer.error, retry: offer.refetch }
    if (offer.data === null) return { type: 'gone' }
    if (offer.data === undefined || wallet.isLoading || eligibility.isLoading) return { type: 'loading' }
    const terms = offerTerms(offer.data, wallet.data, format)
    const obstacle = redeemObstacle(terms, eligibility.data?.eligible)
    return {
      type: 'confirm',
      offer: offer.data,
      terms,
      obstacle,
      refusal: write.status === 'refused' ? write.error : null,
    }
  }
}
