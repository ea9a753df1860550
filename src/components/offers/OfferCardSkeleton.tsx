import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/index.ts'

/** A card that is still to come: the same boxes, so that nothing moves when it is there. */
export function OfferCardSkeleton({ isLead }: { readonly isLead: boolean }): ReactNode {
  return (
    <div className="xp-offer-card" data-lead={isLead ? '' : undefined} aria-hidden="true">
      <Skeleton className="xp-offer-card-picture" shape="block" />
      <span className="xp-offer-card-meta">
        <Skeleton length="half" />
      </span>
      <span className="xp-offer-card-title xp-type-title-3">
        <Skeleton shape="title" length="long" />
      </span>
      {isLead && (
        <span className="xp-offer-card-text xp-offer-card-text-waiting xp-type-fact">
          <Skeleton length="long" />
        </span>
      )}
      <span className="xp-offer-card-price xp-type-body">
        <Skeleton length="short" />
      </span>
    </div>
  )
}
