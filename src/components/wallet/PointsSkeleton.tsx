import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/index.ts'

/** As high as the points over time, which are being loaded. */
export function PointsSkeleton(): ReactNode {
  return (
    <div className="xp-column xp-gap-1">
      <Skeleton length="short" className="xp-type-title-2" />
      <Skeleton length="half" className="xp-type-small" />
      <Skeleton shape="block" className="xp-points-skeleton xp-screen-only" />
      <Skeleton length="short" className="xp-type-small xp-screen-only" />
    </div>
  )
}
