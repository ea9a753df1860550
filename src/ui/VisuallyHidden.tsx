import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from './cx.ts'

/** Text for assistive technology only, in a `span`. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, ComponentPropsWithoutRef<'span'>>(
  function VisuallyHidden({ className, ...rest }, ref) {
    return <span {...rest} ref={ref} className={cx('xp-visually-hidden', className)} />
  },
)
