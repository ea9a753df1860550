'use client'

import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { addDays, addMonths, type CalendarDate, isoWeekday } from '../../base/index.ts'
import {
  type CalendarMonth,
  firstDayOfWeek,
  monthOf,
  shiftMonth,
  type TextDirection,
  useI18n,
} from '../../i18n/index.ts'
import { useIsomorphicLayoutEffect } from '../hooks/useIsomorphicLayoutEffect.ts'

interface CalendarFocusOptions {
  readonly root: RefObject<HTMLElement | null>
  readonly month: CalendarMonth
  readonly clamp: (date: CalendarDate) => CalendarDate
  readonly onMonthChange: (month: CalendarMonth) => void
}

/** The roving focus of the days: which date has it, and how keys move it, also into months that are not shown yet. */
export function useCalendarFocus({ root, month, clamp, onMonthChange }: CalendarFocusOptions) {
  const { dir, locale } = useI18n()
  const [focused, setFocused] = useState<CalendarDate | null>(null)
  const pending = useRef<CalendarDate | null>(null)

  const dayOf = (date: CalendarDate) => root.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)

  // With the same commit: the next key may come before the paint.
  useIsomorphicLayoutEffect(() => {
    if (pending.current === null) return
    const day = dayOf(pending.current)
    if (!day) return
    pending.current = null
    day.focus()
  })

  function handleKeyDown(event: KeyboardEvent, date: CalendarDate) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    // The text around the calendar decides: a host may set another direction inside ours.
    const isRtl = root.current ? getComputedStyle(root.current).direction === 'rtl' : dir === 'rtl'
    const moved = dateAfterKey(event, date, isRtl ? 'rtl' : 'ltr', firstDayOfWeek(locale))
    if (moved === null) return
    event.preventDefault()
    const next = clamp(moved)
    // Nothing would render, and `pending` would move the focus at some later render.
    if (next === date) return
    setFocused(next)
    pending.current = next
    // In a narrow container the second month is there but not displayed; then it has no boxes.
    if ((dayOf(next)?.getClientRects().length ?? 0) > 0) return
    const isNextMonth = monthOf(next) === shiftMonth(month, 2) && monthOf(date) === shiftMonth(month, 1)
    onMonthChange(isNextMonth ? shiftMonth(month, 1) : monthOf(next))
  }

  return { focused, setFocused, handleKeyDown }
}

/** What of a keyboard event decides where the focus goes. */
interface CalendarKey {
  readonly key: string
  readonly shiftKey: boolean
}

/**
 * The date that a key moves to, or `null` for a key that moves nowhere (ARIA Authoring Practices, date grid):
 * arrows by day and week, Home and End within the week, Page Up and Page Down by month, with Shift by year.
 */
export function dateAfterKey(
  { key, shiftKey }: CalendarKey,
  date: CalendarDate,
  dir: TextDirection,
  firstWeekday: number,
): CalendarDate | null {
  const forward = dir === 'rtl' ? -1 : 1
  const column = (isoWeekday(date) - firstWeekday + 7) % 7
  switch (key) {
    case 'ArrowRight':
      return addDays(date, forward)
    case 'ArrowLeft':
      return addDays(date, -forward)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'Home':
      return addDays(date, -column)
    case 'End':
      return addDays(date, 6 - column)
    case 'PageDown':
      return addMonths(date, shiftKey ? 12 : 1)
    case 'PageUp':
      return addMonths(date, shiftKey ? -12 : -1)
    default:
      return null
  }
}
