import type { ReactNode } from 'react'
import { LoadingLabel, Skeleton } from '../../ui/index.ts'

/** Rows that are still to come. */
export function RedemptionListSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <div aria-busy="true" className="xp-above-12">
      <LoadingLabel>{label}</LoadingLabel>
      <div className="xp-redemption-group-title xp-type-small" aria-hidden="true">
        <Skeleton length="short" />
      </div>
      <div className="xp-redemption-rows" aria-hidden="true">
        {[0, 1, 2].map((row) => (
          <div key={row} className="xp-redemption-row">
            <Skeleton shape="block" className="xp-redemption-row-picture xp-redemption-row-waiting" />
            <div className="xp-redemption-row-words">
              <Skeleton length="short" />
              <Skeleton shape="title" length="half" />
              <Skeleton length="short" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
