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
  type CalendarMonth,
  commonMessages,
  firstDayOfWeek,
  monthGrid,
  monthName,
  useI18n,
  useMessages,
  weekdayNames,
} from '../../i18n/index.ts'
import { type CalendarValues, kindOf } from './calendarValues.ts'

/** One of the kinds of dates in a calendar. */
export interface CalendarKind<Kind extends string = string> {
  readonly id: Kind
  /** What is said of a day of this kind, after its date: *would suit you*. */
  readonly label: string
  readonly appearance: CalendarAppearance
}

interface CalendarMonthGridProps {
  readonly month: CalendarMonth
  /** The name of the calendar, said before that of the month. */
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
      <div id={titleId} className="xp-calendar-title">
        {monthName(i18n.format, month)}
      </div>
      <div
        role="grid"
        aria-multiselectable="true"
        aria-labelledby={`${calendarLabelId} ${titleId}`}
        aria-describedby={describedBy}
        className="xp-calendar-grid"
      >
        <div role="row" className="xp-calendar-week">
          {weekdayNames(i18n).map((weekday) => (
            <div
              key={weekday.weekday}
              role="columnheader"
              aria-label={weekday.long}
              className="xp-calendar-weekday"
            >
              {weekday.narrow}
            </div>
          ))}
        </div>
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
                  notes={[
                    kind?.label,
                    date === today && labels.today,
                    !isAvailable(date) && labels.unavailable,
                  ].filter((note) => typeof note === 'string')}
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

function placeInRun(
  dates: readonly CalendarDate[],
  date: CalendarDate,
): 'single' | 'start' | 'middle' | 'end' {
  const [continues, goesOn] = [dates.includes(addDays(date, -1)), dates.includes(addDays(date, 1))]
  if (continues) return goesOn ? 'middle' : 'end'
  return goesOn ? 'start' : 'single'
}

/** Each month has one day in the tab order: where the focus was, else a chosen one, else today, else the first that can be had. */
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

/** How a chosen day looks: `filled` for what is wanted, `hatched` for what is not possible. */
export type CalendarAppearance = 'filled' | 'hatched'

/** What happens on a day, told to the calendar around it. */
interface CalendarDayHandlers {
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
