'use client'

import type { ReactNode } from 'react'
import type { Offer, Redemption } from '../../contract/index.ts'
import { cx, Fact, Facts } from '../../ui/index.ts'
import { offerDates, offerPrice, type OfferWords, SumAmount, useOfferWords } from '../common/index.ts'
import type { RedemptionsTranslate } from './RedeemActions.tsx'
import { redemptionDates } from './redemptionDates.ts'
import { redemptionSteps } from './redemptionSteps.ts'

interface RedemptionFactsProps {
  readonly redemption: Redemption
  readonly offer: Offer | undefined
  readonly className: string | undefined
  readonly t: RedemptionsTranslate
}

/** When, where, for how many, for how much. A missing fact has no row, and without any there is no list. */
export function RedemptionFacts({ redemption, offer, className, t }: RedemptionFactsProps): ReactNode {
  const words = useOfferWords(undefined)
  const isCanceled = redemption.status === 'CANCELED'
  const when = whenOf(redemption, offer, words, t)
  const place = offer && words.place(offer)
  const price = offer && offerPrice(offer)
  const guests = offer?.maxGuests
  // Where there are steps, the first of them says it.
  const requested = redemptionSteps(redemption) ? null : words.format.dateTime(redemption.createdAt)
  if (!when && !place && !price && !guests && !requested) return null
  return (
    <Facts className={cx('xp-redemption-facts', className)} aria-label={t('redemptions.detail.facts')}>
      <Fact
        label={t(isCanceled ? 'redemptions.detail.wasToBegin' : 'redemptions.detail.when')}
        note={when?.time}
      >
        {when?.day}
      </Fact>
      <Fact label={t('redemptions.detail.venue')} note={place?.venue && place.address}>
        {place && (place.venue ?? place.address ?? place.short)}
      </Fact>
      <Fact label={t('redemptions.detail.guests')}>
        {!isCanceled &&
          guests !== undefined &&
          guests > 0 &&
          t('redemptions.detail.guestsUpTo', { count: guests })}
      </Fact>
      <Fact label={t('redemptions.detail.points')}>
        {!isCanceled && price && <SumAmount sum={price} usd={price.usd} />}
      </Fact>
      <Fact label={t('redemptions.detail.requested')}>{requested}</Fact>
    </Facts>
  )
}

function whenOf(
  redemption: Redemption,
  offer: Offer | undefined,
  { format, t: o }: OfferWords,
  t: RedemptionsTranslate,
): { readonly day: string; readonly time: string | undefined } | null {
  const dates = offerDates(redemptionDates(redemption, offer), format, 'full')
  if (!dates) return null
  if (dates.type === 'until') return { day: o('offers.until', { date: dates.day }), time: undefined }
  if (!dates.time) return { day: dates.day, time: undefined }
  const { time, zone } = dates.time
  return { day: dates.day, time: zone === null ? time : t('redemptions.detail.zone', { time, zone }) }
}
