import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/index.ts'

/** As high as the points over time, which are being loaded. */
export function PointsSkeleton(): ReactNode {
  return (
    <>
      <Skeleton length="short" className="xp-type-title-2" />
      <Skeleton length="half" className="xp-type-small" />
      <Skeleton shape="block" className="xp-points-skeleton xp-screen-only" />
    </>
  )
}
