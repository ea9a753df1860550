'use client'

import type { CalendarDate } from '../../base/index.ts'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  type RefObject,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { type CalendarMonth, monthName, monthOf, shiftMonth, useI18n, useToday } from '../../i18n/index.ts'
import { cx } from '../cx.ts'
import { Icon } from '../Icon.tsx'
import type { IconDrawing } from '../icons.ts'
import { arrowEndIcon } from '../laterIcons.ts'
import { arrowStartIcon } from '../viewIcons.ts'
import { useAnnounce } from '../AnnouncerProvider.tsx'
import { type CalendarKind, CalendarMonthGrid } from './CalendarMonthGrid.tsx'
import { type CalendarValues, useCalendarSelection } from './useCalendarSelection.ts'
import { useCalendarFocus } from './useCalendarFocus.ts'

/** The words of a {@link Calendar}. */
export interface CalendarLabels {
  readonly previousMonth: string
  readonly nextMonth: string
  /** Read after the date of today. */
  readonly today: string
  /** Read after a date that is out of range. */
  readonly unavailable: string
}

/** Props of {@link Calendar}; all others go to the root `div`. */
export interface CalendarProps<Kind extends string = string> extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'role' | 'aria-label'
> {
  /** The name of the calendar, for assistive technology. */
  readonly label: string
  readonly labels: CalendarLabels
  /** The kinds of dates; a date is of one kind at most. */
  readonly kinds: readonly CalendarKind<Kind>[]
  /** The chosen dates of each kind. */
  readonly values: CalendarValues<Kind>
  /** The kind that choosing a day gives it. */
  readonly activeKind: Kind
  /** What choosing gives: single days, or one run of them, by its first day and then its last. Default `days`. */
  readonly selects?: 'days' | 'run' | undefined
  /** Each list comes sorted. */
  readonly onValuesChange: (values: CalendarValues<Kind>) => void
  /** The first date that can be chosen. */
  readonly min?: CalendarDate | undefined
  /** The last date that can be chosen. */
  readonly max?: CalendarDate | undefined
  /**
   * The month shown until the member uses the calendar. It may change until then. Default: the month of the
   * first chosen date, else of `min`, else of today.
   */
  readonly defaultMonth?: CalendarMonth | undefined
}

const CalendarBase = forwardRef<HTMLDivElement, CalendarProps>(function Calendar(
  {
    label,
    labels,
    kinds,
    values,
    activeKind,
    selects = 'days',
    onValuesChange,
    min,
    max,
    defaultMonth,
    className,
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  const labelId = useId()
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, [])
  const range = { min, max }
  const { month, showMonth, days } = useCalendar(root, {
    values,
    activeKind,
    selects,
    onValuesChange,
    defaultMonth,
    ...range,
  })
  const gridProps = { ...days, kinds, labels, describedBy, calendarLabelId: labelId }

  return (
    <div {...rest} ref={root} role="group" aria-labelledby={labelId} className={cx('xp-calendar', className)}>
      <span id={labelId} className="xp-visually-hidden">
        {label}
      </span>
      <div className="xp-calendar-frame">
        <CalendarTurns {...{ month, labels }} {...range} onTurn={showMonth} />
        <CalendarMonthGrid {...gridProps} month={month} />
        {/* Always rendered: the container decides whether there is room for it, without any measuring. */}
        <CalendarMonthGrid {...gridProps} month={shiftMonth(month, 1)} />
      </div>
    </div>
  )
})

type CalendarState = Pick<
  CalendarProps,
  'values' | 'activeKind' | 'selects' | 'onValuesChange' | 'min' | 'max' | 'defaultMonth'
>

/** The month that is shown, and what its days are and do. */
function useCalendar(
  root: RefObject<HTMLElement | null>,
  { values, activeKind, selects, onValuesChange, min, max, defaultMonth }: CalendarState,
) {
  const { format } = useI18n()
  const announce = useAnnounce()
  const today = useToday()
  const [shownMonth, setShownMonth] = useState<CalendarMonth | null>(null)
  const [firstChosen] = useState(() => Object.values(values).flat().sort()[0])
  // Today is not known on the server (see `useToday`); a month that it decides is filled in after mount.
  const month = shownMonth ?? defaultMonth ?? monthOf(firstChosen ?? min ?? today ?? '2000-01-01')

  const isAvailable = (date: CalendarDate) =>
    (min === undefined || date >= min) && (max === undefined || date <= max)
  const clamp = (date: CalendarDate) =>
    min !== undefined && date < min ? min : max !== undefined && date > max ? max : date
  /** From now on nothing but the member changes the month. */
  const keepMonth = () => setShownMonth((shown) => shown ?? month)
  const { shownValues, ...selection } = useCalendarSelection({
    values,
    activeKind,
    isRun: selects === 'run',
    onValuesChange: handleValuesChange,
    isAvailable,
  })
  const { focused, setFocused, handleKeyDown } = useCalendarFocus({
    root,
    month,
    clamp,
    onMonthChange: setShownMonth,
  })

  function handleValuesChange(next: CalendarValues) {
    keepMonth()
    onValuesChange(next)
  }

  function handleFocus(_: unknown, date: CalendarDate) {
    keepMonth()
    setFocused(date)
  }

  function showMonth(next: CalendarMonth) {
    setShownMonth(next)
    announce(monthName(format, next))
  }

  const handlers = { ...selection, handleKeyDown, handleFocus }
  return { month, showMonth, days: { values: shownValues, focused, today, isAvailable, handlers } }
}

interface CalendarTurnsProps extends Pick<CalendarProps, 'labels' | 'min' | 'max'> {
  readonly month: CalendarMonth
  readonly onTurn: (month: CalendarMonth) => void
}

/** The buttons for the previous and the next month. */
function CalendarTurns({ month, labels, min, max, onTurn }: CalendarTurnsProps): ReactNode {
  return (
    <div className="xp-calendar-turn">
      <CalendarTurn
        icon={arrowStartIcon}
        label={labels.previousMonth}
        isAtEnd={min !== undefined && month <= monthOf(min)}
        onTurn={() => onTurn(shiftMonth(month, -1))}
      />
      <CalendarTurn
        icon={arrowEndIcon}
        label={labels.nextMonth}
        isAtEnd={max !== undefined && month >= monthOf(max)}
        onTurn={() => onTurn(shiftMonth(month, 1))}
      />
    </div>
  )
}

interface CalendarTurnProps {
  readonly icon: IconDrawing
  readonly label: string
  readonly isAtEnd: boolean
  readonly onTurn: () => void
}

function CalendarTurn({ icon, label, isAtEnd, onTurn }: CalendarTurnProps) {
  return (
    <button
      type="button"
      className="xp-native xp-icon-button xp-turn-button xp-calendar-turn-button xp-focus"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onTurn}
    >
      <Icon drawing={icon} />
    </button>
  )
}

/**
 * Several dates of several kinds in a calendar of one month or, from 640 px of its container, two. Keys as in the
 * ARIA Authoring Practices' date grid; Shift with a press, or a mouse that is held down, chooses days in a row.
 * Renders a `div role="group"`. It is large: load it with `LazyCalendar`.
 */
export const Calendar = CalendarBase as unknown as <Kind extends string>(
  props: CalendarProps<Kind> & RefAttributes<HTMLDivElement>,
) => ReactElement
