'use client'

import { addDays, type CalendarDate } from '../../base/index.ts'
import { useId } from 'react'
import type { ReactNode } from 'react'
import {
  firstDayOfWeek,
  monthGrid,
  monthName,
  useI18n,
  weekdayNames,
  type CalendarMonth,
} from '../../i18n/index.ts'
import { CalendarDay } from './CalendarDay.tsx'
import type { CalendarAppearance, CalendarDayHandlers } from './CalendarDay.tsx'
import { kindOf } from './calendarValues.ts'
import type { CalendarValues } from './calendarValues.ts'

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
