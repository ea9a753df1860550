'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { contourLines } from './contourLines.ts'
import { cx } from './cx.ts'
import { replaceable } from './replaceable.tsx'

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** One sentence, as a heading. */
  readonly title: ReactNode
  /** Default 2. */
  readonly headingLevel?: 2 | 3 | 4
  /** One action, or the filters that are on. */
  readonly action?: ReactNode
  /** Contour lines above, for a place that nothing has happened in yet. */
  readonly drawing?: boolean
}

const field = { width: 160, height: 60, lines: 6, swing: 4 }

const BuiltInEmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, headingLevel = 2, action, drawing = false, className, children, ...rest },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} ref={ref} className={cx('xp-empty-state', className)}>
      {drawing && (
        <svg
          className="xp-empty-state-drawing"
          viewBox={`0 0 ${field.width} ${field.height}`}
          width={field.width}
          height={field.height}
          aria-hidden="true"
          focusable="false"
        >
          {contourLines('xp', field).map((line, index) => (
            <path
              key={line}
              className="xp-empty-state-line"
              d={line}
              opacity={(index + 2) / (field.lines + 1)}
            />
          ))}
        </svg>
      )}
      <Heading className="xp-type-title-2">{title}</Heading>
      {children != null && <div className="xp-above-2 xp-type-body xp-prose xp-quiet">{children}</div>}
      {action && <div className="xp-row xp-wrap xp-gap-3 xp-above-5">{action}</div>}
    </div>
  )
})

/** Nothing here, no match, or a failure: one display sentence, one of prose (`children`), one way on. */
export const EmptyState = replaceable('EmptyState', BuiltInEmptyState)
