'use client'

import { forwardRef, useEffect, useRef } from 'react'
import type { ComponentPropsWithoutRef } from 'react'
import { useI18n } from '../i18n/index.ts'
import { cx } from './cx.ts'
import { useCountdown } from './useCountdown.ts'

/** Props of {@link Countdown}. */
export interface CountdownProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Milliseconds since the epoch. */
  readonly deadline: number
  /** The clock that `deadline` was taken from. Default `Date.now`; keep its identity. */
  readonly now?: () => number
  /** Called once when it reaches zero. */
  readonly onEnd?: () => void
  /** Default `m:ss` in the figures of the locale. */
  readonly format?: (secondsLeft: number) => string
}

/** The time left as `m:ss`, in figures that do not shift their line. It is a `role="timer"`: not read out each second. */
export const Countdown = forwardRef<HTMLSpanElement, CountdownProps>(function Countdown(
  { deadline, now, onEnd, format, className, ...rest },
  ref,
) {
  const i18n = useI18n()
  const secondsLeft = useCountdown(deadline, now)
  const hasEnded = secondsLeft === 0
  const onEndRef = useRef(onEnd)
  useEffect(() => {
    onEndRef.current = onEnd
  })
  useEffect(() => {
    if (hasEnded) onEndRef.current?.()
  }, [hasEnded])

  return (
    <span role="timer" {...rest} ref={ref} className={cx('xp-countdown xp-figures', className)}>
      {(format ?? i18n.format.countdown)(secondsLeft)}
    </span>
  )
})
