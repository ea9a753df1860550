'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
import {
  type CalendarDateRun,
  datesOfRun,
  formatDateRun,
  toCalendarDateRuns,
  useI18n,
  useToday,
} from '../i18n/index.ts'
import { type CalendarValues, withDates } from './calendar/useCalendarSelection.ts'
import { Chip } from './Chip.tsx'
import { cx } from './cx.ts'

/** One of the kinds of dates among the tags. */
export interface DateTagKind<Kind extends string = string> {
  readonly id: Kind
  /** The words of a tag from those of its days, such as *Not 24 – 26 Dec*; by default the days alone. */
  readonly tag?: ((days: string) => string) | undefined
  /** `quiet` is for what is not possible. */
  readonly tone?: 'accent' | 'quiet' | undefined
}

/** Props of {@link DateTags}; all others go to the `ul`. */
export interface DateTagsProps<Kind extends string = string> extends Omit<
  ComponentPropsWithoutRef<'ul'>,
  'children'
> {
  /** The name of the list, for assistive technology. */
  readonly label: string
  readonly kinds: readonly DateTagKind<Kind>[]
  readonly values: CalendarValues<Kind>
  /** Left out, the tags cannot be removed. */
  readonly onValuesChange?: ((values: CalendarValues<Kind>) => void) | undefined
  /** The name of the button in a tag, from the tag's words: *Remove 4 – 6 Dec*. */
  readonly removeLabel?: ((tag: string) => string) | undefined
}

const DateTagsBase = forwardRef<HTMLUListElement, DateTagsProps>(function DateTags(
  { label, kinds, values, onValuesChange, removeLabel = (tag) => tag, className, ...rest },
  ref,
) {
  const { format } = useI18n()
  const today = useToday()
  const list = useRef<HTMLUListElement>(null)
  useImperativeHandle<HTMLUListElement | null, HTMLUListElement | null>(ref, () => list.current, [])
  const removedAt = useRef<number | null>(null)
  const tags = kinds.flatMap((kind) =>
    toCalendarDateRuns(values[kind.id] ?? []).map((run) => ({ kind, run })),
  )

  // The focus was in the tag that is gone: it goes to the one in its place, else to the last, else to the list.
  useEffect(() => {
    if (removedAt.current === null) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('button') ?? []
    const next = buttons[Math.min(removedAt.current, buttons.length - 1)] ?? list.current
    removedAt.current = null
    next?.focus()
  })

  function handleRemove(index: number, run: CalendarDateRun) {
    removedAt.current = index
    onValuesChange?.(withDates(values, datesOfRun(run), null))
  }

  return (
    <ul
      {...rest}
      ref={list}
      role="list"
      aria-label={label}
      tabIndex={-1}
      className={cx('xp-date-tags', className)}
    >
      {tags.map(({ kind, run }, index) => {
        const days = formatDateRun(format, run, today)
        const words = kind.tag?.(days) ?? days
        return (
          <li key={`${kind.id} ${run.start}`} className="xp-date-tags-item">
            <Chip
              className="xp-date-tags-tag"
              data-tone={kind.tone ?? 'accent'}
              {...(onValuesChange && {
                onRemove: () => handleRemove(index, run),
                removeLabel: removeLabel(words),
              })}
            >
              {words}
            </Chip>
          </li>
        )
      })}
    </ul>
  )
})

/**
 * Chosen dates repeated in words, one removable tag for each run of days. Renders a `ul`, also when there is
 * none (it takes the focus then).
 */
export const DateTags = DateTagsBase as unknown as <Kind extends string>(
  props: DateTagsProps<Kind> & RefAttributes<HTMLUListElement>,
) => ReactElement
