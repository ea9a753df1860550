import type { ReactNode } from 'react'
import { Loading, Skeleton } from '../../ui/index.ts'

interface HubSkeletonProps {
  readonly label: string
  /** Whether a picture leads it. */
  readonly hasPicture?: boolean
}

/** A page of the hub that is still to come. */
export function HubSkeleton({ label, hasPicture }: HubSkeletonProps): ReactNode {
  return (
    <Loading label={label} className="xp-hub-skeleton">
      {hasPicture && <Skeleton shape="block" className="xp-hub-skeleton-picture" />}
      <Skeleton shape="title" length="half" />
      <Skeleton length="long" />
      <Skeleton length="full" />
      <Skeleton length="short" />
    </Loading>
  )
}
