'use client'

import type { ReactNode } from 'react'
import type { savedMessages, Translate } from '../../../i18n/index.ts'
import { cx, Picture, Skeleton, TextLink } from '../../../ui/index.ts'
import type { OfferWords } from '../../common/index.ts'
import { SaveButton } from './SaveButton.tsx'

interface SavedOfferGoneProps {
  readonly id: string
  readonly words: OfferWords
  readonly t: Translate<typeof savedMessages>
  readonly headingLevel: 2 | 3 | 4
  readonly onRemove: (offerId: string) => void
  readonly className: string | undefined
}

/** A saved offer that the catalog no longer has: nothing of it is known but that. It keeps its place. */
export function SavedOfferGone({
  id,
  words,
  t,
  headingLevel,
  onRemove,
  className,
}: SavedOfferGoneProps): ReactNode {
  const title = words.t('offers.untitled')
  const Heading = `h${headingLevel}` as const
  return (
    <article className={cx('xp-offer-card', className)} data-label="gone" data-offer-id={id}>
      <Picture className="xp-offer-card-picture" ratio="fill" plate="" />
      <p className="xp-offer-card-meta xp-type-small xp-quiet">{t('saved.gone')}</p>
      <Heading className="xp-offer-card-title xp-type-title-3">{title}</Heading>
      <p className="xp-offer-card-price xp-type-body">
        <TextLink tone="ink" onClick={() => onRemove(id)}>
          {t('saved.remove')}
        </TextLink>
      </p>
      <SaveButton offerId={id} title={title} />
    </article>
  )
}

/** A card whose offer is still being read. */
export function SavedCardSkeleton(): ReactNode {
  return (
    <div className="xp-offer-card" aria-hidden="true">
      <Skeleton className="xp-offer-card-picture" shape="block" />
      <span className="xp-offer-card-meta">
        <Skeleton length="half" />
      </span>
      <span className="xp-offer-card-title xp-type-title-3">
        <Skeleton shape="title" length="long" />
      </span>
      <span className="xp-offer-card-price xp-type-body">
        <Skeleton length="short" />
      </span>
    </div>
  )
}
