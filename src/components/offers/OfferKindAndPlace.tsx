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
  const parts = [kind && words.kind(kind), type, place].filter(Boolean)
  return (
    <span className="xp-offer-kind-and-place xp-wrap xp-dotted">
      {parts.map((part, at) => (
        <span key={at}>
          {at > 0 && <span className="xp-dot" aria-hidden="true" />}
          <bdi>{part}</bdi>
        </span>
      ))}
    </span>
  )
}
