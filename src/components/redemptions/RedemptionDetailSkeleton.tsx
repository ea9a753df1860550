import type { ReactNode } from 'react'
import { Loading, Skeleton } from '../../ui/index.ts'

/** A redemption that is still to come. */
export function RedemptionDetailSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <Loading label={label}>
      <div className="xp-redemption-header" aria-hidden="true">
        <div className="xp-redemption-header-words">
          <Skeleton length="short" />
          <Skeleton shape="block" className="xp-redemption-title-waiting" />
          <Skeleton length="half" />
        </div>
        <Skeleton shape="block" className="xp-redemption-picture xp-redemption-picture-waiting" />
      </div>
      <div className="xp-redemption-columns" aria-hidden="true">
        <div className="xp-redemption-main">
          <Skeleton length="long" />
          <Skeleton length="half" />
        </div>
      </div>
    </Loading>
  )
}
