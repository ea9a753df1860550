'use client'

import { useEffect, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { Calendar, CalendarProps } from './calendar/index.ts'
import { cx } from './cx.ts'
import { Skeleton } from './Skeleton.tsx'

/** Props of {@link LazyCalendar}: those of `Calendar`, and what stands in its place when it cannot be loaded. */
export interface LazyCalendarProps<Kind extends string = string> extends CalendarProps<Kind> {
  /** What is shown when the code of the calendar did not arrive; `retry` asks for it again. */
  readonly renderFailure: (retry: () => void) => ReactNode
}

/**
 * `Calendar`, its code loaded when it is first shown; its room is kept meanwhile. Not `React.lazy`, which keeps a
 * rejected load for ever: `retry` here really asks again.
 */
export function LazyCalendar<Kind extends string>({
  renderFailure,
  ...props
}: LazyCalendarProps<Kind>): ReactElement {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<{ Calendar: typeof Calendar } | 'failed' | null>(null)

  useEffect(() => {
    let isCurrent = true
    import('./calendar/index.ts').then(
      ({ Calendar }) => isCurrent && setLoaded({ Calendar }),
      () => isCurrent && setLoaded('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [attempt])

  function handleRetry() {
    setLoaded(null)
    setAttempt(attempt + 1)
  }

  if (loaded === 'failed') return <>{renderFailure(handleRetry)}</>
  if (loaded === null) {
    return (
      <div className={cx('xp-calendar', props.className)} aria-busy="true">
        <Skeleton shape="block" className="xp-calendar-waiting" />
      </div>
    )
  }
  return <loaded.Calendar {...props} />
}
