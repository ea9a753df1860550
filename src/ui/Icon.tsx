import { forwardRef } from 'react'
import type { ComponentPropsWithoutRef } from 'react'
import { cx } from './cx.ts'
import { iconPaths } from './iconPaths.ts'

/** The name of a drawing. `arrow-start/end`, `chevron-start/end` and `undo` point along the text and turn round in right-to-left. */
export type IconName = keyof typeof iconPaths

/** Props of {@link Icon}. */
export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'name'> {
  readonly name: IconName
  /** `regular` is 20 px, `small` 16 px (inside text and chips). */
  readonly size?: 'regular' | 'small'
}

/** A line icon in the colour of its text. It is hidden from assistive technology: the word stands beside it, or names the button. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon({ name, size = 'regular', className, ...rest }, ref) {
  const pixels = size === 'small' ? 16 : 20
  return (
    <svg
      {...rest}
      ref={ref}
      className={cx('xp-icon', className)}
      data-size={size}
      data-mirror={/-(start|end)$|^undo$/.test(name) ? '' : undefined}
      viewBox="0 0 20 20"
      width={pixels}
      height={pixels}
      aria-hidden="true"
      focusable="false"
    >
      <path className="xp-icon-line" d={iconPaths[name]} />
    </svg>
  )
})
