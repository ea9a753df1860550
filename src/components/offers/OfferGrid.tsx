'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx, LoadingLabel, Skeleton } from '../../ui/index.ts'

export interface OfferGridProps extends ComponentPropsWithoutRef<'ul'> {
  readonly hasLead: boolean
}

/** Columns by the width of the container; the first item may take the room of two. */
export const OfferGrid = forwardRef<HTMLUListElement, OfferGridProps>(function OfferGrid(
  { hasLead, className, children, ...rest },
  ref,
) {
  return (
    <ul
      {...rest}
      ref={ref}
      role="list"
      className={cx('xp-offer-grid', className)}
      data-lead={hasLead ? '' : undefined}
    >
      {children}
    </ul>
  )
})

/** One place in the grid. */
export function OfferGridItem({
  isLead,
  children,
  ...rest
}: ComponentPropsWithoutRef<'li'> & { readonly isLead: boolean }): ReactNode {
  return (
    <li {...rest} className="xp-offer-item" data-lead={isLead ? '' : undefined}>
      {children}
    </li>
  )
}

const skeletons = [0, 1, 2, 3, 4]

/** The grid while nothing is there to show: the first two rows of a wide one. */
export function OfferGridSkeleton({
  label,
  hasLead,
  className,
}: {
  readonly label: string
  readonly hasLead: boolean
  readonly className: string | undefined
}): ReactNode {
  return (
    <div aria-busy="true">
      <LoadingLabel>{label}</LoadingLabel>
      <div className={cx('xp-offer-grid', className)} aria-hidden="true">
        {skeletons.map((index) => {
          const isLead = hasLead && index === 0
          return (
            <div key={index} className="xp-offer-item" data-lead={isLead ? '' : undefined}>
              <OfferCardSkeleton isLead={isLead} />
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** A card that is still to come: the same boxes, so that nothing moves when it is there. */
function OfferCardSkeleton({ isLead }: { readonly isLead: boolean }): ReactNode {
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
