'use client'

import type { CalendarDate } from '../../base/index.ts'
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { datesOfRun } from '../../i18n/index.ts'
import { useLatestRef } from '../hooks/useLatestRef.ts'
import { type CalendarValues, toggledKind, withDates } from './calendarValues.ts'

interface Drag<Kind extends string> {
  readonly from: CalendarDate
  readonly to: CalendarDate
  /** What the run becomes: decided by the day on which it began. */
  readonly kind: Kind | null
}

interface CalendarSelectionOptions<Kind extends string> {
  readonly values: CalendarValues<Kind>
  readonly activeKind: Kind
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
  onValuesChange,
  isAvailable,
}: CalendarSelectionOptions<Kind>) {
  const [drag, setShownDrag] = useState<Drag<Kind> | null>(null)
  // Newer than the state: on a busy page the button may be released before the last day is rendered.
  const latestDrag = useRef(drag)
  const last = useRef<CalendarDate | null>(null)

  const withRun = (from: CalendarDate, to: CalendarDate, kind: Kind | null) =>
    withDates(values, datesOfRun({ start: from, end: to }).filter(isAvailable), kind)

  function setDrag(next: Drag<Kind> | null) {
    latestDrag.current = next
    setShownDrag(next)
  }

  function handleClick(event: MouseEvent, date: CalendarDate) {
    if (!isAvailable(date)) return
    const isRun = event.shiftKey && last.current !== null
    onValuesChange(
      withRun(
        isRun ? (last.current ?? date) : date,
        date,
        isRun ? activeKind : toggledKind(values, date, activeKind),
      ),
    )
    last.current = date
  }

  function handlePointerDown(event: PointerEvent, date: CalendarDate) {
    if (event.pointerType !== 'mouse' || event.button !== 0 || event.shiftKey || !isAvailable(date)) return
    setDrag({ from: date, to: date, kind: toggledKind(values, date, activeKind) })
  }

  function handlePointerEnter(date: CalendarDate) {
    if (drag && drag.to !== date) setDrag({ ...drag, to: date })
  }

  // Released on the day where it began, a drag is a click, and the click that follows does the work.
  function finishDrag() {
    const done = latestDrag.current
    setDrag(null)
    if (!done || done.from === done.to) return
    onValuesChange(withRun(done.from, done.to, done.kind))
    last.current = done.to
  }

  useDragEnd(drag !== null, { onRelease: finishDrag, onCancel: () => setDrag(null) })

  return {
    shownValues: drag && drag.from !== drag.to ? withRun(drag.from, drag.to, drag.kind) : values,
    handleClick,
    handlePointerDown,
    handlePointerEnter,
  }
}

interface DragEndHandlers {
  readonly onRelease: () => void
  readonly onCancel: () => void
}

/** The button may be released anywhere in the window. A drag that the system takes over is cancelled. */
function useDragEnd(isDragging: boolean, handlers: DragEndHandlers) {
  const latest = useLatestRef(handlers)
  useEffect(() => {
    if (!isDragging) return
    const handleUp = () => latest.current.onRelease()
    const handleCancel = () => latest.current.onCancel()
    window.addEventListener('pointerup', handleUp)
    window.addEventListener('pointercancel', handleCancel)
    return () => {
      window.removeEventListener('pointerup', handleUp)
      window.removeEventListener('pointercancel', handleCancel)
    }
  }, [isDragging, latest])
}
