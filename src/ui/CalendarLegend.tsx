import { forwardRef } from 'react'
import type { ComponentPropsWithoutRef } from 'react'
import type { CalendarAppearance } from './calendar/index.ts'
import { cx } from './cx.ts'

/** Props of {@link CalendarLegend}; all others go to the `ul`. */
export interface CalendarLegendProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  readonly items: readonly { readonly label: string; readonly appearance: CalendarAppearance }[]
}

/** What the looks of the days in a calendar mean. Hidden from assistive technology: there each day says its kind. Renders a `ul`. */
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
