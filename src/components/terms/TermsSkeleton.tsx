import type { ReactNode } from 'react'
import { LoadingLabel, Skeleton } from '../../ui/index.ts'

/** The shape of a document that is coming. */
export function TermsSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <div className="xp-terms" aria-busy="true">
      <LoadingLabel>{label}</LoadingLabel>
      <Skeleton shape="block" className="xp-terms-title-skeleton" />
      <Skeleton length="half" />
      <div className="xp-terms-text-skeleton">
        <Skeleton shape="title" length="short" />
        <Skeleton />
        <Skeleton length="long" />
        <Skeleton shape="title" length="short" />
        <Skeleton />
        <Skeleton length="half" />
      </div>
    </div>
  )
}
