import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from './cx.ts'
import type { IconDrawing } from './icons.ts'

/** Props of {@link Icon}. */
export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  readonly drawing: IconDrawing
  /** `regular` is 20 px, `small` 16 px (inside text and chips). */
  readonly size?: 'regular' | 'small'
}

/**
 * A line icon in the colour of its text. It is hidden from assistive technology: the word stands beside it,
 * or names the button.
 */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(
  { drawing, size = 'regular', className, ...rest },
  ref,
) {
  const turns = typeof drawing === 'object'
  const pixels = size === 'small' ? 16 : 20
  return (
    <svg
      {...rest}
      ref={ref}
      className={cx('xp-icon', className)}
      data-size={size}
      data-mirror={turns ? '' : undefined}
      viewBox="0 0 20 20"
      width={pixels}
      height={pixels}
      aria-hidden="true"
      focusable="false"
    >
      <path className="xp-icon-line" d={turns ? drawing.turning : drawing} />
    </svg>
  )
})
