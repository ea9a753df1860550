import type { ReactNode } from 'react'
import { LoadingLabel, Skeleton } from '../../ui/index.ts'

/** An offer that is still to come, in the shape that most have. */
export function OfferDetailSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <div aria-busy="true">
      <LoadingLabel>{label}</LoadingLabel>
      <Skeleton className="xp-offer-detail-gallery xp-offer-detail-gallery-skeleton" shape="block" />
      <div className="xp-offer-detail-columns" aria-hidden="true">
        <div className="xp-offer-detail-head">
          <Skeleton length="short" />
          <Skeleton className="xp-offer-detail-title-skeleton" shape="block" length="long" />
          <Skeleton shape="title" length="long" />
        </div>
        <div className="xp-offer-detail-aside">
          <div className="xp-opens xp-offer-panel">
            <Skeleton className="xp-offer-detail-title-skeleton" shape="block" length="half" />
            <Skeleton />
            <Skeleton />
            <Skeleton className="xp-offer-panel-button-skeleton" shape="block" />
          </div>
        </div>
        <div className="xp-offer-detail-text">
          <div>
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton length="half" />
          </div>
        </div>
      </div>
    </div>
  )
}
