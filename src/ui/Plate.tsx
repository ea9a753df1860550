import { forwardRef } from 'react'
import type { ComponentPropsWithoutRef } from 'react'
import { contourLines } from './contourLines.ts'
import { cx } from './cx.ts'

/** Props of {@link Plate}. */
export interface PlateProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The place, else the kind. Its longest word sets the size, so that it is never broken. */
  readonly text: string
}

const field = { width: 400, height: 500, lines: 17, swing: 21 }

/** What stands where a picture is missing: soft ground, contour lines, the place in display type. Fills its frame; hidden from assistive technology. */
export const Plate = forwardRef<HTMLSpanElement, PlateProps>(function Plate(
  { text, className, ...rest },
  ref,
) {
  return (
    <span {...rest} ref={ref} className={cx('xp-plate', className)} aria-hidden="true">
      <svg
        className="xp-plate-lines"
        viewBox={`0 0 ${field.width} ${field.height}`}
        preserveAspectRatio="xMidYMin slice"
        focusable="false"
      >
        <path className="xp-plate-line" d={contourLines(text, field).join('')} />
      </svg>
      <span className="xp-plate-text" data-fit={fit(text)}>
        {text}
      </span>
    </span>
  )
})

function fit(text: string): 'large' | 'medium' | 'small' {
  const longest = Math.max(...text.split(/\s+/).map((word) => word.length))
  if (longest > 12 || text.length > 24) return 'small'
  return longest > 8 || text.length > 9 ? 'medium' : 'large'
}
