'use client'

import { forwardRef, type ReactNode, useRef } from 'react'
import { callSafely } from '../../base/index.ts'
import { todayMessages, useMessages } from '../../i18n/index.ts'
import { cx, useIsomorphicLayoutEffect, useLatestRef } from '../../ui/index.ts'
import { ComponentRoot, useExperience, useSafeHref } from '../common/index.ts'
import type { MemberTodayProps } from './MemberTodayProps.ts'
import { TodayBooking } from './TodayBooking.tsx'
import { TodayRows } from './TodayRows.tsx'
import type { Booking } from './nextBooking.ts'
import { type TodayItem, useMemberToday } from './useMemberToday.ts'
import { useStill } from './useStill.ts'

/**
 * What lies ahead of the member: the next booking, and what waits for an answer. Nothing for who has nothing ahead, and
 * while it is read; it is shown as a whole. What cannot be read is left out. Renders a `section`; parts are those of
 * `classNames`.
 */
export const MemberToday = forwardRef<HTMLElement, MemberTodayProps>(function MemberToday(
  {
    interestIds,
    lastSeenAt,
    readsAll,
    showsPoints = true,
    hrefFor,
    onOpen,
    onAddToCalendar,
    onReady,
    offersCalendar,
    headingLevel = 2,
    messages,
    classNames = {},
    className,
    ...rest
  },
  ref,
) {
  const content = { interestIds, lastSeenAt, readsAll, showsPoints, headingLevel }
  const parts = { hrefFor, onOpen, onAddToCalendar, onReady, offersCalendar, messages, classNames }
  return (
    <ComponentRoot {...rest} ref={ref} name="member-today" className={cx('xp-today', className)}>
      <TodayContent {...content} {...parts} />
    </ComponentRoot>
  )
})

interface TodayContentProps extends Omit<MemberTodayProps, 'headingLevel' | 'classNames'> {
  readonly showsPoints: boolean
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly classNames: NonNullable<MemberTodayProps['classNames']>
}

function TodayContent({ onReady, ...props }: TodayContentProps): ReactNode {
  const { isSettled, booking, items } = useMemberToday(props)
  const frame = useRef<HTMLDivElement>(null)
  const names = [...(booking ? [bookingName] : []), ...items.map(({ key }) => key)]
  const shown = useStill(names, isSettled, frame)
  const latest = useLatestRef({ onReady, isEmpty: names.length === 0 })
  const { report } = useExperience()
  const isReady = shown !== null
  useIsomorphicLayoutEffect(() => {
    const { onReady, isEmpty } = latest.current
    if (isReady) callSafely(() => onReady?.({ isEmpty }), report)
  }, [isReady, latest, report])
  return (
    <div ref={frame}>
      {shown && (
        <TodayParts
          {...props}
          booking={shown.has(bookingName) ? booking : null}
          items={items.filter(({ key }) => shown.has(key))}
        />
      )}
    </div>
  )
}

const bookingName = 'booking'

interface TodayPartsProps extends Omit<TodayContentProps, 'onReady'> {
  readonly booking: Booking | null
  readonly items: readonly TodayItem[]
}

function TodayParts({ booking, items, ...props }: TodayPartsProps): ReactNode {
  const { headingLevel, messages, classNames, showsPoints } = props
  const hrefFor = useSafeHref(props.hrefFor)
  const t = useMessages(todayMessages, messages)
  const Heading = `h${headingLevel}` as const
  if (booking === null && items.length === 0) return null
  return (
    <div className={cx('xp-page xp-today-body', classNames.body)} data-booking={booking ? '' : undefined}>
      {booking ? (
        <TodayBooking {...props} {...{ hrefFor, booking }} />
      ) : (
        <Heading className={cx('xp-type-title-2', classNames.title)}>{t('today.title')}</Heading>
      )}
      <TodayRows {...props} {...{ hrefFor, items, showsPoints }} />
    </div>
  )
}
