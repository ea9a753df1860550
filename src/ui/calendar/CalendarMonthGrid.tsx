'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
} from 'react'
import { addDays, type CalendarDate } from '../../base/index.ts'
import {
  asTitle,
  type CalendarMonth,
  commonMessages,
  firstDayOfWeek,
  monthGrid,
  monthName,
  useI18n,
  useMessages,
  weekdayNames,
} from '../../i18n/index.ts'
import { type CalendarValues, kindOf } from './useCalendarSelection.ts'

/** One of the kinds of dates in a calendar. */
export interface CalendarKind<Kind extends string = string> {
  readonly id: Kind
  /** Read after the date of a day of this kind: *would suit you*. */
  readonly label: string
  readonly appearance: CalendarAppearance
}

interface CalendarMonthGridProps {
  readonly month: CalendarMonth
  /** The name of the calendar, read before that of the month. */
  readonly calendarLabelId: string
  readonly describedBy: string | undefined
  readonly kinds: readonly CalendarKind[]
  readonly values: CalendarValues
  readonly focused: CalendarDate | null
  readonly today: CalendarDate | null
  readonly isAvailable: (date: CalendarDate) => boolean
  readonly labels: { readonly today: string; readonly unavailable: string }
  readonly handlers: CalendarDayHandlers
}

/** A month: its title over a grid of weeks. */
export function CalendarMonthGrid({
  month,
  calendarLabelId,
  describedBy,
  kinds,
  values,
  focused,
  today,
  isAvailable,
  labels,
  handlers,
}: CalendarMonthGridProps): ReactNode {
  const i18n = useI18n()
  const titleId = useId()
  const weeks = monthGrid(month, firstDayOfWeek(i18n.locale))
  const tabStop = tabStopOf(weeks.flat(), { focused, values, today, isAvailable })

  return (
    <div className="xp-calendar-month">
      <div id={titleId} className="xp-calendar-title" suppressHydrationWarning>
        {asTitle(monthName(i18n.format, month))}
      </div>
      <div
        role="grid"
        aria-multiselectable="true"
        aria-labelledby={`${calendarLabelId} ${titleId}`}
        aria-describedby={describedBy}
        className="xp-calendar-grid"
      >
        <WeekdayRow />
        {weeks.map((week, row) => (
          <div key={week.find((date) => date !== null)} role="row" className="xp-calendar-week">
            {week.map((date, column) => {
              // A square without a day: only the first and the last week have any.
              if (date === null)
                return <div key={`${row} ${column}`} role="gridcell" className="xp-calendar-cell" />
              const kind = kinds.find(({ id }) => id === kindOf(values, date))
              return (
                <CalendarDay
                  key={date}
                  date={date}
                  notes={notesOf(date, kind, { today, isAvailable, labels })}
                  appearance={kind?.appearance ?? null}
                  run={kind ? placeInRun(values[kind.id] ?? [], date) : null}
                  isToday={date === today}
                  isAvailable={isAvailable(date)}
                  isTabStop={date === tabStop}
                  handlers={handlers}
                />
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

function WeekdayRow(): ReactNode {
  const i18n = useI18n()
  return (
    <div role="row" className="xp-calendar-week">
      {weekdayNames(i18n).map(({ weekday, long, narrow }) => (
        <div
          key={weekday}
          role="columnheader"
          aria-label={long}
          className="xp-calendar-weekday"
          suppressHydrationWarning
        >
          {narrow}
        </div>
      ))}
    </div>
  )
}

function notesOf(
  date: CalendarDate,
  kind: CalendarKind | undefined,
  { today, isAvailable, labels }: Pick<CalendarMonthGridProps, 'today' | 'isAvailable' | 'labels'>,
): readonly string[] {
  const notes = [kind?.label, date === today && labels.today, !isAvailable(date) && labels.unavailable]
  return notes.filter((note) => typeof note === 'string')
}

function placeInRun(
  dates: readonly CalendarDate[],
  date: CalendarDate,
): 'single' | 'start' | 'middle' | 'end' {
  const [hasBefore, hasAfter] = [dates.includes(addDays(date, -1)), dates.includes(addDays(date, 1))]
  if (hasBefore) return hasAfter ? 'middle' : 'end'
  return hasAfter ? 'start' : 'single'
}

/**
 * Each month has one day in the tab order: where the focus was, else a chosen one, else today, else the first
 * available one.
 */
function tabStopOf(
  squares: readonly (CalendarDate | null)[],
  {
    focused,
    values,
    today,
    isAvailable,
  }: Pick<CalendarMonthGridProps, 'focused' | 'values' | 'today' | 'isAvailable'>,
): CalendarDate | undefined {
  const dates = squares.filter((date) => date !== null)
  return (
    dates.find((date) => date === focused) ??
    dates.find((date) => kindOf(values, date) !== null) ??
    dates.find((date) => date === today && isAvailable(date)) ??
    dates.find(isAvailable) ??
    dates[0]
  )
}

/** How a chosen day looks: `filled` for what is wanted, `hatched` for what is not possible, `range` from end to end. */
export type CalendarAppearance = 'filled' | 'hatched' | 'range'

/** The events of a day, handled by the calendar. */
interface CalendarDayHandlers {
  readonly handleClick: (event: MouseEvent, date: CalendarDate) => void
  readonly handlePointerDown: (event: PointerEvent, date: CalendarDate) => void
  readonly handlePointerEnter: (date: CalendarDate) => void
  readonly handleKeyDown: (event: KeyboardEvent, date: CalendarDate) => void
  readonly handleFocus: (event: FocusEvent, date: CalendarDate) => void
}

interface CalendarDayProps {
  readonly date: CalendarDate
  /** Read after the date: the kind, *today*, *not available*. */
  readonly notes: readonly string[]
  readonly appearance: CalendarAppearance | null
  /** The day's place in its run. */
  readonly run: 'single' | 'start' | 'middle' | 'end' | null
  readonly isToday: boolean
  readonly isAvailable: boolean
  readonly isTabStop: boolean
  readonly handlers: CalendarDayHandlers
}

/** One day of a month, with a button in it. */
function CalendarDay({
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
        className="xp-calendar-day xp-native xp-focus"
        data-date={date}
        data-appearance={appearance ?? undefined}
        data-run={run ?? undefined}
        data-today={isToday ? '' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        // Focusable when out of range too, so that a screen reader reads why it is not available.
        aria-disabled={isAvailable ? undefined : true}
        aria-label={[format.calendarDate(date), ...notes].reduce((first, second) =>
          t('common.pair', { first, second }),
        )}
        suppressHydrationWarning
        aria-current={isToday ? 'date' : undefined}
        // A screen reader tells at once that the button which has the focus is pressed, and of its cell nothing.
        aria-pressed={isAvailable ? appearance !== null : undefined}
        onClick={(event) => handlers.handleClick(event, date)}
        onPointerDown={(event) => handlers.handlePointerDown(event, date)}
        onPointerEnter={() => handlers.handlePointerEnter(date)}
        onKeyDown={(event) => handlers.handleKeyDown(event, date)}
        onFocus={(event) => handlers.handleFocus(event, date)}
      >
        <span className="xp-calendar-number" suppressHydrationWarning>
          {format.number(Number(date.slice(8)))}
        </span>
      </button>
    </div>
  )
}
