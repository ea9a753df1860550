'use client'

import type { ReactNode } from 'react'
import type { Offer } from '../../contract/index.ts'
import type { OfferWords } from '../common/index.ts'

/** `Travel · Hjørundfjord, Norway`, or what of it there is; between them the type, where the host names it. */
export function OfferKindAndPlace({
  offer,
  words,
}: {
  readonly offer: Offer
  readonly words: OfferWords
}): ReactNode {
  const kind = offer.kind?.trim()
  const type = words.type(offer.type)
  const place = words.place(offer)?.short
  return (
    <span className="xp-offer-kind-and-place">
      {kind && <bdi>{words.kind(kind)}</bdi>}
      {kind && type && <span className="xp-dot" aria-hidden="true" />}
      {type && <bdi>{type}</bdi>}
      {(kind || type) && place && <span className="xp-dot" aria-hidden="true" />}
      {place && <bdi>{place}</bdi>}
    </span>
  )
}
