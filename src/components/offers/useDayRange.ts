'use client'

import { useRef, useState } from 'react'
import { isCalendarDate } from '../../base/index.ts'
import { useIsomorphicLayoutEffect } from '../../ui/index.ts'
import type { OfferFilters } from './OfferFilters.ts'

type Days = OfferFilters['when']
type DayEnd = 'from' | 'to'

/** What stands in the inputs and is not settled yet. */
interface TypedDays {
  /** The days that the filters have meanwhile. Once they have others, something else changed them. */
  readonly days: string
  readonly texts: { readonly [end in DayEnd]?: string }
}

const nothing: TypedDays = { days: '', texts: {} }

/**
 * The days of the filters in two date inputs. While a date is typed, an input says that it is empty, and has the years
 * 0002, 0020 and 0202. So what is typed is kept here, and the filters get a day only once it is whole and in order.
 * Leaving an input settles the rest.
 */
export function useDayRange(days: Days, onChange: (changed: Partial<OfferFilters>) => void) {
  const [typed, setTyped] = useState(nothing)
  const shown: { readonly days: Days; readonly texts: TypedDays['texts'] } = {
    days,
    texts: typed.days === textOf(days) ? typed.texts : {},
  }
  // One handler may be called after another before the next render: a script leaves an input and fills the next.
  const newest = useRef(shown)
  useIsomorphicLayoutEffect(() => {
    newest.current = shown
  })

  function set(next: Days, texts: TypedDays['texts']) {
    const hasChanged = textOf(next) !== textOf(newest.current.days)
    newest.current = { days: next, texts }
    setTyped({ days: textOf(next), texts })
    if (hasChanged) onChange({ when: next })
  }

  function type(end: DayEnd, text: string) {
    const before = newest.current
    const next = isWhole(text) ? daysWith(before.days, end, text) : null
    set(next && next.from <= next.to ? next : before.days, { ...before.texts, [end]: text })
  }

  function settle(end: DayEnd) {
    const before = newest.current
    const text = before.texts[end]
    if (text === undefined) return
    if (text === '') set(null, {})
    else set(isWhole(text) ? inOrder(daysWith(before.days, end, text), text) : before.days, {})
  }

  /** Days that come this way replace what is typed. */
  function setFilters(changed: Partial<OfferFilters>) {
    if ('when' in changed) {
      newest.current = { ...newest.current, texts: {} }
      setTyped(nothing)
    }
    onChange(changed)
  }

  const getDayProps = (end: DayEnd) => ({
    type: 'date' as const,
    value: shown.texts[end] ?? days?.[end] ?? '',
    onChange: ({ target }: { readonly target: HTMLInputElement }) => type(end, target.value),
    onBlur: () => settle(end),
  })

  return { setFilters, getDayProps }
}

const textOf = (days: Days) => (days ? `${days.from}/${days.to}` : '')

const isWhole = (text: string) => isCalendarDate(text) && text >= '1000'

/** One end alone is that day. */
function daysWith(days: Days, end: DayEnd, day: string): NonNullable<Days> {
  return { from: day, to: day, ...days, [end]: day }
}

/** The other end follows, so that the days never end before they begin. */
function inOrder(days: NonNullable<Days>, day: string): Days {
  return days.from <= days.to ? days : { from: day, to: day }
}
