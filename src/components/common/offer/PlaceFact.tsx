'use client'

import { type ReactNode } from 'react'
import type { Offer } from '../../../contract/index.ts'
import { Fact } from '../../../ui/index.ts'
import { useExtraPart } from '../retryableLazy.tsx'
import type { OfferWords } from './useOfferWords.ts'

interface PlaceFactProps {
  /** *Where* */
  readonly label: string
  readonly offer: Offer | undefined
  readonly words: OfferWords
}

const loadWays = () => import('./PlaceWays.tsx')

/** Where an experience is. The way to a map, and to a copy, is loaded once there is a place. */
export function PlaceFact({ label, offer, words }: PlaceFactProps): ReactNode {
  const location = offer?.location
  const place = location && words.place(offer)
  const part = useExtraPart(loadWays, Boolean(place))
  if (!place) return null
  const first = place.venue ?? place.address ?? place.short
  const second = place.venue && place.address
  const lines = (
    <>
      <bdi className="xp-selectable">{first}</bdi>
      {/* Put together by us: it runs as the member's language does. */}
      {second && <span className="xp-fact-note xp-selectable">{second}</span>}
    </>
  )
  return (
    <Fact label={label}>
      {part ? (
        <part.PlaceWays
          location={location}
          address={second ? words.pair(first, second) : first}
          isAddress={(place.venue ?? location.address) !== undefined}
        >
          {lines}
        </part.PlaceWays>
      ) : (
        lines
      )}
    </Fact>
  )
}
