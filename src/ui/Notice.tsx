'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef } from 'react'
import { type AnnouncePriority, useAnnounceContent } from './AnnouncerProvider.tsx'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { alertIcon, checkIcon, type IconDrawing, infoIcon } from './icons.ts'

/** Props of {@link Notice}. */
export interface NoticeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Default `neutral`. */
  readonly tone?: 'neutral' | 'good' | 'care' | 'wrong'
  /** Default by tone. */
  readonly icon?: IconDrawing
  /** One bold phrase. */
  readonly title?: ReactNode
  /** One way on, at the end of the sentence: a `TextLink` of tone `ink`. */
  readonly action?: ReactNode
  /**
   * Announces what it says as it appears. Default: nothing, for what was there before the member came or is
   * announced elsewhere.
   */
  readonly announces?: AnnouncePriority | undefined
}

const toneIcons = {
  neutral: infoIcon,
  good: checkIcon,
  care: alertIcon,
  wrong: alertIcon,
} as const satisfies Record<string, IconDrawing>

/** Icon, one bold phrase, one sentence (`children`), one way on. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone = 'neutral', icon = toneIcons[tone], title, action, announces, className, children, ...rest },
  ref,
) {
  const text = useRef<HTMLDivElement>(null)
  useAnnounceContent(text, announces)
  return (
    <div {...rest} ref={ref} className={cx('xp-notice xp-focus', className)} data-tone={tone}>
      <Icon drawing={icon} className="xp-notice-icon" />
      <div ref={text} className="xp-break xp-beside">
        {/* A text of its own: in a page that the browser has translated React could not change it beside others. */}
        {title != null && <strong className="xp-strong">{title}</strong>}{' '}
        {children != null && <span>{children}</span>} {action}
      </div>
    </div>
  )
})
