'use client'

import type { CalendarDate } from '../../base/index.ts'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { firstDayOfWeek, monthOf, shiftMonth, useI18n, type CalendarMonth } from '../../i18n/index.ts'
import { dateAfterKey } from './calendarKeys.ts'

interface CalendarFocusOptions {
  readonly root: RefObject<HTMLElement | null>
  readonly month: CalendarMonth
  readonly clamp: (date: CalendarDate) => CalendarDate
  readonly onMonthChange: (month: CalendarMonth) => void
}

/** The roving focus of the days: which date has it, and how keys move it, into months that are not shown yet if need be. */
export function useCalendarFocus({ root, month, clamp, onMonthChange }: CalendarFocusOptions) {
  const { dir, locale } = useI18n()
  const [focused, setFocused] = useState<CalendarDate | null>(null)
  const pending = useRef<CalendarDate | null>(null)

  const dayOf = (date: CalendarDate) => root.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)

  useEffect(() => {
    if (pending.current === null) return
    const day = dayOf(pending.current)
    if (!day) return
    pending.current = null
    day.focus()
  })

  function handleKeyDown(event: KeyboardEvent, date: CalendarDate) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    // The text around the calendar decides, which a host may have turned round inside ours.
    const isRtl = root.current ? getComputedStyle(root.current).direction === 'rtl' : dir === 'rtl'
    const moved = dateAfterKey(event, date, isRtl ? 'rtl' : 'ltr', firstDayOfWeek(locale))
    if (moved === null) return
    event.preventDefault()
    const next = clamp(moved)
    // Nothing would be rendered, and the wish would stay and be granted at some later moment.
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
