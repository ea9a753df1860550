'use client'

import type { CalendarDate } from '../../base/index.ts'
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react'
import { commonMessages, useI18n, useMessages } from '../../i18n/index.ts'

/** How a chosen day looks: `filled` for what is wanted, `hatched` for what is not possible. */
export type CalendarAppearance = 'filled' | 'hatched'

/** What happens on a day, told to the calendar around it. */
export interface CalendarDayHandlers {
  readonly handleClick: (event: MouseEvent, date: CalendarDate) => void
  readonly handlePointerDown: (event: PointerEvent, date: CalendarDate) => void
  readonly handlePointerEnter: (date: CalendarDate) => void
  readonly handleKeyDown: (event: KeyboardEvent, date: CalendarDate) => void
  readonly handleFocus: (event: FocusEvent, date: CalendarDate) => void
}

interface CalendarDayProps {
  readonly date: CalendarDate
  /** What is said after the date: the kind, *today*, *not available*. */
  readonly notes: readonly string[]
  readonly appearance: CalendarAppearance | null
  /** Where in its run the day stands. */
  readonly run: 'single' | 'start' | 'middle' | 'end' | null
  readonly isToday: boolean
  readonly isAvailable: boolean
  readonly isTabStop: boolean
  readonly handlers: CalendarDayHandlers
}

/** One day of a month, with a button in it. */
export function CalendarDay({
  date,
  notes,
  appearance,
  run,
  isToday,
  isAvailable,
  isTabStop,
  handlers,
}: CalendarDayProps): ReactNode {
  const { format } = useI18n()
  const t = useMessages(commonMessages)
  return (
    <div
      role="gridcell"
      className="xp-calendar-cell"
      aria-selected={isAvailable ? appearance !== null : undefined}
    >
      <button
        type="button"
        className="xp-calendar-day xp-focus"
        data-date={date}
        data-appearance={appearance ?? undefined}
        data-run={run ?? undefined}
        data-today={isToday ? '' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        // Out of range it can still be reached, so that a screen reader learns why it cannot be had.
        aria-disabled={isAvailable ? undefined : true}
        aria-label={[format.calendarDate(date), ...notes].reduce((first, second) =>
          t('common.pair', { first, second }),
        )}
        aria-current={isToday ? 'date' : undefined}
        onClick={(event) => handlers.handleClick(event, date)}
        onPointerDown={(event) => handlers.handlePointerDown(event, date)}
        onPointerEnter={() => handlers.handlePointerEnter(date)}
        onKeyDown={(event) => handlers.handleKeyDown(event, date)}
        onFocus={(event) => handlers.handleFocus(event, date)}
      >
        <span className="xp-calendar-number">{format.number(Number(date.slice(8)))}</span>
      </button>
    </div>
  )
}
