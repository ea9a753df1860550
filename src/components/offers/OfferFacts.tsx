'use client'

import type { ReactNode } from 'react'
import type { Offer } from '../../contract/index.ts'
import { cx, Fact, Facts } from '../../ui/index.ts'
import { offerDates } from '../common/index.ts'
import type { OfferDetailWords } from './useOfferDetailWords.ts'

/**
 * When, where, for how many, how many are left, until when. A missing fact has no row, and without any there
 * is no list.
 */
export function OfferFacts({
  offer,
  words,
  className,
}: {
  readonly offer: Offer
  readonly words: OfferDetailWords
  readonly className: string | undefined
}): ReactNode {
  const { t, format } = words
  const { maxGuests, availability, expiresAt } = offer
  const place = words.place(offer)
  const when = whenOf(offer, words)
  const places = availability?.isAvailable === false ? undefined : availability?.quantityRemaining
  const bookBy = format.date(expiresAt)
  const hasGuests = maxGuests !== undefined && maxGuests > 0
  const hasPlaces = places !== undefined && places > 0
  if (!when && !place && !hasGuests && !hasPlaces && !bookBy) return null
  return (
    <Facts className={cx('xp-offer-facts', className)} aria-label={t('offers.detail.facts')}>
      <Fact label={t('offers.detail.when')} note={when?.time}>
        {when?.day}
      </Fact>
      <Fact
        label={t('offers.detail.where')}
        note={place?.venue && place.address && <bdi>{place.address}</bdi>}
      >
        {place && <bdi>{place.venue ?? place.address ?? place.short}</bdi>}
      </Fact>
      <Fact label={t('offers.detail.guests')}>
        {hasGuests && t('offers.detail.guestsUpTo', { count: maxGuests })}
      </Fact>
      <Fact label={t('offers.detail.placesLeft')}>{hasPlaces && format.number(places)}</Fact>
      <Fact label={t('offers.detail.bookBy')}>{bookBy}</Fact>
    </Facts>
  )
}

function whenOf(
  offer: Offer,
  { t, format }: OfferDetailWords,
): { readonly day: string; readonly time: string | undefined } | null {
  const dates = offerDates(offer, format, 'full')
  if (!dates) return null
  if (dates.type === 'until') return { day: t('offers.until', { date: dates.day }), time: undefined }
  if (!dates.time) return { day: dates.day, time: undefined }
  const { time, zone } = dates.time
  return { day: dates.day, time: zone === null ? time : t('offers.detail.zone', { time, zone }) }
}
