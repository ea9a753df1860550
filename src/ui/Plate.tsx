import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from './cx.ts'

/** Props of {@link Plate}. */
export interface PlateProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The place, else the kind. Its longest word sets the size, so that it is never broken. */
  readonly text: string
}

const field = { width: 400, height: 500, lines: 17, swing: 21 }

/**
 * What stands where a picture is missing: soft ground, contour lines, the place in display type. Fills its
 * frame; hidden from assistive technology.
 */
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

/** The box that the lines are drawn in, and how they lie there. */
export interface ContourField {
  readonly width: number
  readonly height: number
  readonly lines: number
  /** How far a line swings around its own height, in units of the box. */
  readonly swing: number
}

/**
 * Fine contour lines as SVG path data, top to bottom. The same text always gives the same lines, on the server too:
 * a place keeps its picture.
 */
export function contourLines(text: string, { width, height, lines, swing }: ContourField): readonly string[] {
  const phase = (hash(text) / 0xffffffff) * Math.PI * 2
  const steps = 8
  return Array.from({ length: lines }, (_, line) => {
    const base = ((line + 0.5) / lines) * height
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const x = step / steps
      // Two slow waves whose phase drifts from line to line, so that neighbours run together and part again.
      const wave =
        Math.sin(x * 5.2 + phase + line * 0.31) * 0.62 + Math.sin(x * 9.1 - phase * 1.7 - line * 0.47) * 0.38
      return [Math.round(x * width), Math.round((base + wave * swing) * 10) / 10] as const
    })
    return smooth(points)
  })
}

/** Quadratic curves from middle to middle of neighbouring points. */
function smooth(points: readonly (readonly [x: number, y: number])[]): string {
  let path = ''
  points.forEach(([x, y], index) => {
    const next = points[index + 1]
    if (index === 0) path += `M${x} ${y}`
    else if (next) path += `Q${x} ${y} ${(x + next[0]) / 2} ${Math.round((y + next[1]) * 5) / 10}`
    else path += `L${x} ${y}`
  })
  return path
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}
