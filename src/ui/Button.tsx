'use client'

import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconDrawing } from './icons.ts'
import { replaceable } from './replaceable.tsx'

/**
 * Props of {@link Button}. There is no `disabled`: a button that cannot act says why and keeps its place in
 * the tab order.
 */
export interface ButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'disabled' | 'aria-disabled'> {
  /** Default `outlined`. At most one `primary` in a view; `plain` has neither border nor ground. */
  readonly variant?: 'primary' | 'outlined' | 'plain'
  /** Default `regular` (52 px high); `small` is 40 px to the eye and 44 to the finger. */
  readonly size?: 'regular' | 'small'
  /** As wide as its container. */
  readonly wide?: boolean
  /** Before the label. */
  readonly icon?: IconDrawing
  /** Work is under way: shows the busy mark and `busyLabel`, keeps width and focus, ignores clicks. */
  readonly busy?: boolean
  /**
   * The label in its progressive form (*Sending*). Its room is kept from the start, so the button never
   * changes its width.
   */
  readonly busyLabel?: ReactNode
  /** Cannot act now. Name the reason in the label (*Sold out*, *Send again in 0:18*) or by `aria-describedby`. */
  readonly unavailable?: boolean
}

const BuiltInButton = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'outlined',
    size = 'regular',
    wide = false,
    icon,
    busy = false,
    busyLabel,
    unavailable = false,
    type = 'button',
    className,
    children,
    onClick,
    ...rest
  },
  ref,
) {
  const isInert = busy || unavailable

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isInert) {
      // Also stops the form that an inert submit button would send, by pointer or by Enter in a field.
      event.preventDefault()
      event.stopPropagation()
      return
    }
    onClick?.(event)
  }

  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={cx('xp-button xp-native xp-focus', className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide ? '' : undefined}
      data-busy={busy ? '' : undefined}
      data-unavailable={unavailable ? '' : undefined}
      aria-disabled={isInert || undefined}
      onClick={handleClick}
    >
      <span className="xp-button-label" aria-hidden={busy && busyLabel != null ? true : undefined}>
        {icon && <Icon drawing={icon} size={size} />}
        <span className="xp-button-text" suppressHydrationWarning>
          {children}
        </span>
      </span>
      {busyLabel != null && (
        <span className="xp-button-busy" aria-hidden={busy ? undefined : true}>
          <span className="xp-busy-mark" />
          <span>{busyLabel}</span>
        </span>
      )}
    </button>
  )
})

/**
 * A native `button` (`type="button"` unless told otherwise). States: `data-variant`, `data-size`,
 * `data-busy`, `data-unavailable`.
 */
export const Button = replaceable('Button', BuiltInButton)
