import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from './cx.ts'

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** `line` (default) and `title` are bars within one line of that text; `block` takes its size from `className`. */
  readonly shape?: 'line' | 'title' | 'block'
  /** Of the container: all, three quarters, half, a third. Default `full`. */
  readonly length?: 'full' | 'long' | 'half' | 'short'
}

/**
 * A resting shape of what is coming, seen only after 200 ms. Hidden from assistive technology: its container
 * says what loads.
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape = 'line', length = 'full', className, ...rest },
  ref,
) {
  return (
    <span
      {...rest}
      ref={ref}
      className={cx('xp-skeleton', className)}
      data-shape={shape}
      data-length={length}
      aria-hidden="true"
    />
  )
})
