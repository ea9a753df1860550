'use client'

import { type ComponentPropsWithoutRef, forwardRef, useEffect, useState } from 'react'
import { countDown } from '../base/index.ts'
import { useI18n } from '../i18n/index.ts'
import { cx } from './cx.ts'
import { useLatestRef } from './hooks/useLatestRef.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Props of {@link Countdown}. */
export interface CountdownProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Milliseconds since the epoch. */
  readonly deadline: number
  /** The clock that `deadline` was taken from. Default `Date.now`; keep its identity. */
  readonly now?: () => number
  /** Called once when it reaches zero. */
  readonly onEnd?: () => void
  /** Default `m:ss` in the digits of the locale. */
  readonly format?: (secondsLeft: number) => string
  /**
   * In a button: it is a part of the button's name, in words that change seldom. Some screen readers say a button
   * again whenever its name changes.
   */
  readonly isInName?: boolean
}

/**
 * The time left as `m:ss`, in digits of equal width. It is a `role="timer"`, which is not read out each second; but not
 * in a button, whose inside has no roles.
 */
export const Countdown = forwardRef<HTMLSpanElement, CountdownProps>(function Countdown(
  { deadline, now, onEnd, format, isInName = false, className, ...rest },
  ref,
) {
  const i18n = useI18n()
  const secondsLeft = useCountdown(deadline, now)
  const hasEnded = secondsLeft === 0
  const onEndRef = useLatestRef(onEnd)
  useEffect(() => {
    if (hasEnded) onEndRef.current?.()
  }, [hasEnded, onEndRef])

  const clock = (format ?? i18n.format.countdown)(secondsLeft)
  return (
    <span
      role={isInName ? undefined : 'timer'}
      {...rest}
      ref={ref}
      className={cx('xp-countdown xp-figures', className)}
    >
      {isInName ? (
        <>
          <span aria-hidden="true">{clock}</span>
          <VisuallyHidden>{i18n.format.duration(roundUp(secondsLeft))}</VisuallyHidden>
        </>
      ) : (
        clock
      )}
    </span>
  )
})

/** To the next ten seconds, from a minute on to the next minute. Never 0: the end has words of its own. */
function roundUp(seconds: number): number {
  const step = seconds > 60 ? 60 : 10
  return Math.max(1, Math.ceil(seconds / step)) * step
}

const deviceTime = () => Date.now()

/**
 * Whole seconds until `deadline` (milliseconds since the epoch, by `now`), rounded up, 0 once it has passed. Renders
 * once a second, and runs no timer after the end.
 */
function useCountdown(deadline: number, now: () => number = deviceTime): number {
  const [look, setLook] = useState(() => ({ deadline, leftMs: Math.max(0, deadline - now()) }))
  if (!Object.is(look.deadline, deadline)) setLook({ deadline, leftMs: Math.max(0, deadline - now()) })
  useEffect(() => countDown(deadline, (leftMs) => setLook({ deadline, leftMs }), now), [deadline, now])
  return Math.ceil(look.leftMs / 1000)
}
