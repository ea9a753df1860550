import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from './cx.ts'

/** Props of {@link Facts}. */
export interface FactsProps extends ComponentPropsWithoutRef<'dl'> {
  /** `facts` (default): value beside a narrow label column. `sums`: value at the end, in figures that align. */
  readonly layout?: 'facts' | 'sums'
}

/** A `dl` of {@link Fact} rows between hairlines. */
export const Facts = forwardRef<HTMLDListElement, FactsProps>(function Facts(
  { layout = 'facts', className, ...rest },
  ref,
) {
  return <dl {...rest} ref={ref} className={cx('xp-facts', className)} data-layout={layout} />
})

/** Props of {@link Fact}. */
export interface FactProps {
  readonly label: ReactNode
  /** The value. Nothing, an empty string or `false`: no row. */
  readonly children?: ReactNode
  /** A quieter second line. */
  readonly note?: ReactNode
  /** The row that the others lead to (*After you redeem*). */
  readonly strong?: boolean
  readonly className?: string
}

/** One row of {@link Facts}; a missing fact has none. */
export function Fact({ label, children, note, strong = false, className }: FactProps) {
  if (children == null || children === '' || children === false) return null
  const hasNote = note != null && note !== ''
  return (
    <div className={cx('xp-fact', className)} data-strong={strong ? '' : undefined}>
      <dt className="xp-fact-label">{label}</dt>
      <dd className="xp-fact-value" suppressHydrationWarning>
        {/* A text that is all there is: React replaces it, also where the browser has translated the page. */}
        {hasNote ? (
          <>
            <span suppressHydrationWarning>{children}</span>
            <span className="xp-fact-note" suppressHydrationWarning>
              {note}
            </span>
          </>
        ) : (
          children
        )}
      </dd>
    </div>
  )
}
