'use client'

import type { ReactNode } from 'react'
import type { Offer } from '../../contract/index.ts'
import type { OfferWords } from '../common/index.ts'

/**
 * Kind and place at the start, the dates at the end. Keeps its line when there is none of them, so that titles align.
 */
export function OfferCardMeta({
  offer,
  words,
}: {
  readonly offer: Offer
  readonly words: OfferWords
}): ReactNode {
  const dates = words.shortDates(offer)
  return (
    <p className="xp-offer-card-meta xp-type-small xp-quiet">
      <OfferKindAndPlace offer={offer} words={words} />
      {dates && <span className="xp-offer-card-dates">{dates}</span>}
    </p>
  )
}

/** `Travel · Hjørundfjord, Norway`, or what of it there is. */
export function OfferKindAndPlace({
  offer,
  words,
}: {
  readonly offer: Offer
  readonly words: OfferWords
}): ReactNode {
  const kind = offer.kind?.trim()
  const place = words.place(offer)?.short
  return (
    <span className="xp-offer-kind-and-place">
      {kind && <span>{words.kind(kind)}</span>}
      {kind && place && <span className="xp-dot" aria-hidden="true" />}
      {place && <bdi>{place}</bdi>}
    </span>
  )
}
