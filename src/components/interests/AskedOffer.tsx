'use client'

import type { ReactNode } from 'react'
import type { Offer } from '../../contract/index.ts'
import type { ReadResult } from '../../queries/index.ts'
import { Notice, Picture, Skeleton, VisuallyHidden } from '../../ui/index.ts'
import {
  readFailure,
  RetryLink,
  shownPrice,
  SumAmount,
  useExperience,
  useOfferWords,
} from '../common/index.ts'
import type { InterestsTranslate } from './FormSection.tsx'

interface AskedOfferProps {
  readonly read: ReadResult<Offer | null>
  readonly t: InterestsTranslate
  /** `3:2` on the receipt, `4:5` beside the form. */
  readonly ratio: '3:2' | '4:5'
  readonly hasPrice?: boolean
}

/**
 * The experience that the member asks for. Nothing depends on it: one that is loading, gone or unreadable can
 * be asked for too.
 */
export function AskedOffer({ read, t, ratio, hasPrice = false }: AskedOfferProps): ReactNode {
  const { data: offer, refetch } = read
  const failure = readFailure(read)
  if (offer) return <OfferInShort offer={offer} ratio={ratio} hasPrice={hasPrice} />
  if (offer === null) {
    return (
      <Notice tone="care" title={t('interests.offer.gone.title')}>
        {t('interests.offer.gone.text')}
      </Notice>
    )
  }
  if (failure !== null) {
    return (
      <p className="xp-type-small xp-quiet">
        {t('interests.offer.failed')} <RetryLink error={failure} onRetry={() => void refetch()} />
      </p>
    )
  }
  return (
    <div className="xp-asked-offer" aria-busy="true">
      <VisuallyHidden>{t('interests.offer.loading')}</VisuallyHidden>
      <Skeleton shape="block" className="xp-asked-offer-waiting" data-ratio={ratio} />
      <div className="xp-asked-offer-words">
        <div className="xp-wrap xp-dotted">
          <Skeleton length="half" />
        </div>
        <div className="xp-wrap xp-dotted xp-above-1">
          <Skeleton shape="title" length="long" />
        </div>
        {hasPrice && (
          <div className="xp-asked-offer-price">
            <Skeleton shape="title" length="half" />
          </div>
        )}
      </div>
    </div>
  )
}

interface OfferInShortProps {
  readonly offer: Offer
  readonly ratio: '3:2' | '4:5'
  readonly hasPrice: boolean
}

function OfferInShort({ offer, ratio, hasPrice }: OfferInShortProps): ReactNode {
  const words = useOfferWords(undefined)
  const { resolveImage } = useExperience()
  const url = offer.images[0]
  const picture =
    url === undefined ? null : resolveImage({ url, use: ratio === '4:5' ? 'card' : 'thumbnail' })
  const kind = offer.kind?.trim()
  const place = words.place(offer)?.short
  const price = hasPrice ? shownPrice(offer) : null
  return (
    <div className="xp-asked-offer">
      <Picture
        className="xp-asked-offer-picture"
        ratio={ratio}
        sizes={`auto, (min-width: 700px) ${ratio === '4:5' ? '300px' : '340px'}, 72px`}
        {...picture}
        plate={words.plate(offer)}
      />
      <div className="xp-asked-offer-words">
        {(kind || place) && (
          <div className="xp-wrap xp-dotted xp-type-small xp-quiet">
            {kind && <span>{words.kind(kind)}</span>}
            {place && (
              <span>
                {kind && <span className="xp-dot" aria-hidden="true" />}
                <bdi>{place}</bdi>
              </span>
            )}
          </div>
        )}
        <div className="xp-above-1 xp-type-title-3">
          <bdi>{words.title(offer)}</bdi>
        </div>
        {price && <SumAmount className="xp-asked-offer-price" sum={price} />}
      </div>
    </div>
  )
}
