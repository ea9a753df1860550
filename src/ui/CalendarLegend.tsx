import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { CalendarAppearance } from './calendar/CalendarMonthGrid.tsx'
import { cx } from './cx.ts'

/** Props of {@link CalendarLegend}; all others go to the `ul`. */
export interface CalendarLegendProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  readonly items: readonly { readonly label: string; readonly appearance: CalendarAppearance }[]
}

/**
 * Explains the appearances of the days in a calendar. Hidden from assistive technology, where each day says
 * its kind. Renders a `ul`.
 */
export const CalendarLegend = forwardRef<HTMLUListElement, CalendarLegendProps>(function CalendarLegend(
  { items, className, ...rest },
  ref,
) {
  return (
    <ul {...rest} ref={ref} aria-hidden="true" className={cx('xp-calendar-legend', className)}>
      {items.map(({ label, appearance }) => (
        <li key={appearance} className="xp-calendar-legend-item" data-appearance={appearance}>
          {label}
        </li>
      ))}
    </ul>
  )
})
