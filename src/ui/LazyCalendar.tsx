'use client'

import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { loadPart } from '../base/index.ts'
import type { Calendar, CalendarProps } from './calendar/Calendar.tsx'
import { cx } from './cx.ts'
import { useReconnect } from './hooks/useReconnect.ts'
import { Skeleton } from './Skeleton.tsx'

/** Props of {@link LazyCalendar}: those of `Calendar`, and what replaces it when it cannot be loaded. */
export interface LazyCalendarProps<Kind extends string = string> extends CalendarProps<Kind> {
  /** Shown when the code of the calendar failed to load; `retry` loads it again. */
  readonly renderFailure: (error: unknown, retry: () => void) => ReactNode
}

const loadCalendar = () => import('./calendar/Calendar.tsx')

/**
 * `Calendar`, whose code loads when it is first shown; its space is reserved meanwhile. Not `React.lazy`, which keeps a
 * failed load forever: `retry` loads again.
 */
export function LazyCalendar<Kind extends string>({
  renderFailure,
  ...props
}: LazyCalendarProps<Kind>): ReactElement {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<{ readonly Calendar: typeof Calendar } | null>(null)
  const [error, setError] = useState<unknown>(null)

  useEffect(() => {
    let isCurrent = true
    loadPart(loadCalendar).then(
      (part) => isCurrent && setLoaded(part),
      (failure: unknown) => isCurrent && setError(failure),
    )
    return () => {
      isCurrent = false
    }
  }, [attempt])

  function handleRetry() {
    setError(null)
    setAttempt(attempt + 1)
  }

  useReconnect(error !== null, handleRetry)
  if (error !== null) return <>{renderFailure(error, handleRetry)}</>
  if (loaded === null) {
    return (
      <div className={cx('xp-calendar', props.className)} aria-busy="true">
        <Skeleton shape="block" className="xp-calendar-waiting" />
      </div>
    )
  }
  return <loaded.Calendar {...props} />
}
