'use client'

import { useState } from 'react'
import { toError } from '../base/index.ts'
import { ExperienceError, isOutcomeUnknown } from '../client/index.ts'
import type { Offer } from '../contract/index.ts'
import { setOfferPrice } from '../contract/staff/index.ts'
import { invalidateReads, useExperienceKit, type WriteResult } from '../queries/index.ts'

/** What became of the last attempt. `unknown`: the answer was lost; setting the same price again is safe. */
export type SetOfferPriceState =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'done'; readonly offer: Offer }
  | { readonly status: 'refused' | 'unknown'; readonly error: unknown }

/**
 * Sets the organisation's own display price for one offer, with the member token of one of its staff: who may do so
 * is the Service's decision. Not for members. Afterwards the offers are read again.
 */
export function useSetOfferPrice(offerId: string): SetOfferPriceState & {
  readonly submit: (price: { readonly amount: number }) => Promise<WriteResult<Offer>>
  readonly reset: () => void
} {
  const { client, queryClient, session, writeGate, writeRecords } = useExperienceKit()
  const [state, setState] = useState<SetOfferPriceState>({ status: 'idle' })

  async function send(amount: number): Promise<WriteResult<Offer>> {
    const wasUnknown = state.status === 'unknown'
    setState({ status: 'pending' })
    try {
      if (!writeGate.isOpen)
        throw new ExperienceError('There are terms to accept first. Nothing was sent.', {
          kind: 'terms',
          operation: setOfferPrice.name,
        })
      const { data } = await client.call(setOfferPrice, { params: { id: offerId }, body: { amount } })
      setState({ status: 'done', offer: data })
      invalidateReads({ queryClient, session }, ['offers', 'offer'])
      return { ok: true, data, isEarlierAttempt: false }
    } catch (thrown) {
      const error = toError(thrown)
      if (isOutcomeUnknown(error)) invalidateReads({ queryClient, session }, ['offers', 'offer'])
      // A refusal says nothing of an earlier price whose answer was lost.
      setState({ status: wasUnknown || isOutcomeUnknown(error) ? 'unknown' : 'refused', error })
      return { ok: false, error }
    }
  }

  async function submit({ amount }: { readonly amount: number }): Promise<WriteResult<Offer>> {
    const { result, sent } = await writeRecords.run(setOfferPrice.name, offerId, async () => ({
      result: await send(amount),
      sent: amount,
    }))
    // It joined another price that was on its way.
    return sent === amount ? result : submit({ amount })
  }

  return {
    ...state,
    submit,
    reset: () => setState({ status: 'idle' }),
  }
}
