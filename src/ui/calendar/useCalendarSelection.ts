'use client'

import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { CalendarDate } from '../../base/index.ts'
import { datesOfRun } from '../../i18n/index.ts'
import { useLatestRef } from '../hooks/useLatestRef.ts'

/** The chosen dates of each kind; a date is of one kind at most. */
export type CalendarValues<Kind extends string = string> = Readonly<Record<Kind, readonly CalendarDate[]>>

/** The kind that a date is chosen as, if any. */
export function kindOf<Kind extends string>(values: CalendarValues<Kind>, date: CalendarDate): Kind | null {
  for (const kind in values) if (values[kind].includes(date)) return kind
  return null
}

/**
 * Makes `dates` all of one kind, or of none (`null`), and leaves the others as they are. Each list comes back sorted.
 */
export function withDates<Kind extends string>(
  values: CalendarValues<Kind>,
  dates: readonly CalendarDate[],
  kind: Kind | null,
): CalendarValues<Kind> {
  const changed = new Set(dates)
  const next: Record<string, readonly CalendarDate[]> = {}
  for (const other in values) {
    const kept = values[other].filter((date) => !changed.has(date))
    next[other] = other === kind ? [...kept, ...changed].sort() : kept
  }
  return next as CalendarValues<Kind>
}

/** What choosing a date does: takes it back if it is of the active kind already, else makes it so, whatever it was. */
export function toggledKind<Kind extends string>(
  values: CalendarValues<Kind>,
  date: CalendarDate,
  activeKind: Kind,
): Kind | null {
  return kindOf(values, date) === activeKind ? null : activeKind
}

interface Drag<Kind extends string> {
  readonly from: CalendarDate
  readonly to: CalendarDate
  /** What the run becomes: decided by the day on which it began. */
  readonly kind: Kind | null
  readonly page: Document
}

interface CalendarSelectionOptions<Kind extends string> {
  readonly values: CalendarValues<Kind>
  readonly activeKind: Kind
  /** One run is chosen, not single days. */
  readonly isRun: boolean
  readonly onValuesChange: (values: CalendarValues<Kind>) => void
  readonly isAvailable: (date: CalendarDate) => boolean
}

/**
 * Choosing days: a press toggles one, Shift with a press chooses the run from the last one, and a mouse that is held
 * down draws a run. A finger does not draw: it scrolls the page.
 */
export function useCalendarSelection<Kind extends string>({
  values,
  activeKind,
  isRun,
  onValuesChange,
  isAvailable,
}: CalendarSelectionOptions<Kind>) {
  const [drag, setShownDrag] = useState<Drag<Kind> | null>(null)
  // Newer than the state: on a busy page the button may be released before the last day is rendered.
  const latestDrag = useRef(drag)
  const last = useRef<CalendarDate | null>(null)

  const kept = isRun ? { ...values, [activeKind]: [] } : values
  const withRun = (from: CalendarDate, to: CalendarDate, kind: Kind | null) =>
    withDates(kept, datesOfRun({ start: from, end: to }).filter(isAvailable), kind)
  const kindFrom = (date: CalendarDate) => (isRun ? activeKind : toggledKind(values, date, activeKind))

  function setDrag(next: Drag<Kind> | null) {
    latestDrag.current = next
    setShownDrag(next)
  }

  function handleClick(event: MouseEvent, date: CalendarDate) {
    if (!isAvailable(date)) return
    const from = isRun ? onlyDate(values[activeKind]) : event.shiftKey ? last.current : null
    onValuesChange(withRun(from ?? date, date, from === null ? kindFrom(date) : activeKind))
    last.current = date
  }

  function handlePointerDown(event: PointerEvent, date: CalendarDate) {
    if (event.pointerType !== 'mouse' || event.button !== 0 || event.shiftKey || !isAvailable(date)) return
    setDrag({ from: date, to: date, kind: kindFrom(date), page: event.currentTarget.ownerDocument })
  }

  function handlePointerEnter(date: CalendarDate) {
    const now = latestDrag.current
    if (now && now.to !== date) setDrag({ ...now, to: date })
  }

  // Released on the day where it began, a drag is a click, and the click that follows does the work.
  function finishDrag() {
    const done = latestDrag.current
    setDrag(null)
    if (!done || done.from === done.to) return
    onValuesChange(withRun(done.from, done.to, done.kind))
    last.current = done.to
  }

  useDragEnd(drag?.page, { onRelease: finishDrag, onCancel: () => setDrag(null) })

  return {
    shownValues: drag && drag.from !== drag.to ? withRun(drag.from, drag.to, drag.kind) : values,
    handleClick,
    handlePointerDown,
    handlePointerEnter,
  }
}

/** The day that the next press makes a run. */
function onlyDate(dates: readonly CalendarDate[]): CalendarDate | null {
  return dates.length === 1 ? (dates[0] ?? null) : null
}

interface DragEndHandlers {
  readonly onRelease: () => void
  readonly onCancel: () => void
}

/** The button may be released anywhere in the window. A drag that the system takes over is cancelled. */
function useDragEnd(page: Document | undefined, handlers: DragEndHandlers) {
  const latest = useLatestRef(handlers)
  useEffect(() => {
    if (!page) return
    const handleUp = () => latest.current.onRelease()
    const handleCancel = () => latest.current.onCancel()
    page.addEventListener('pointerup', handleUp)
    page.addEventListener('pointercancel', handleCancel)
    return () => {
      page.removeEventListener('pointerup', handleUp)
      page.removeEventListener('pointercancel', handleCancel)
    }
  }, [page, latest])
}
