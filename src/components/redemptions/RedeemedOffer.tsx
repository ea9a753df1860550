'use client'

import type { ReactNode } from 'react'
import type { Offer } from '../../contract/index.ts'
import { cx, Picture } from '../../ui/index.ts'
import { useExperience, useOfferWords } from '../common/index.ts'

/** The offer in short: a small picture, its title, when and where. */
export function RedeemedOffer({
  offer,
  className,
}: {
  readonly offer: Offer
  readonly className: string | undefined
}): ReactNode {
  const words = useOfferWords(undefined)
  const { resolveImage } = useExperience()
  const [url] = offer.images
  const picture = url === undefined ? null : resolveImage({ url, use: 'thumbnail' })
  const dates = words.shortDates(offer)
  const place = words.place(offer)?.name
  return (
    <div className={cx('xp-redeemed-offer', className)}>
      <Picture
        className="xp-redeemed-offer-picture"
        ratio="1:1"
        sizes="96px"
        {...picture}
        plate={words.plate(offer)}
      />
      <div className="xp-redeemed-offer-words">
        <p className="xp-type-title-3">{words.title(offer)}</p>
        <p className="xp-wrap xp-dotted xp-above-1 xp-type-small xp-quiet">
          {dates && <span suppressHydrationWarning>{dates}</span>}
          {place && (
            <span>
              {dates && <span className="xp-dot" aria-hidden="true" />}
              {place}
            </span>
          )}
        </p>
      </div>
    </div>
  )
}
