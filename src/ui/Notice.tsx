import { forwardRef } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './Icon.tsx'

/** Props of {@link Notice}. */
export interface NoticeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Default `neutral`. */
  readonly tone?: 'neutral' | 'good' | 'care' | 'wrong'
  /** Default by tone. */
  readonly icon?: IconName
  /** One bold phrase. */
  readonly title?: ReactNode
  /** One way on, at the end of the sentence: a `TextLink` of tone `ink`. */
  readonly action?: ReactNode
}

const toneIcons = { neutral: 'info', good: 'check', care: 'alert', wrong: 'alert' } as const satisfies Record<string, IconName>

/** Icon, one bold phrase, one sentence (`children`), one way on. It announces nothing by itself: use `useAnnounce`. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice({ tone = 'neutral', icon = toneIcons[tone], title, action, className, children, ...rest }, ref) {
  return (
    <div {...rest} ref={ref} className={cx('xp-notice', className)} data-tone={tone}>
      <Icon name={icon} className="xp-notice-icon" />
      <div className="xp-notice-text">
        {title != null && <strong className="xp-notice-title xp-plain">{title}</strong>} {children} {action}
      </div>
    </div>
  )
})
