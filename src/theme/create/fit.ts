import { luminance } from '../colour/contrast.ts'
import { fromOklch, type Oklch } from '../colour/oklch.ts'
import type { Rgb } from '../colour/Rgb.ts'

/** How light a text may be on light grounds, or must be on dark ones: a luminance of WCAG 2.2. */
export type Limit = (colour: Rgb) => boolean

/** What can be told from every one of these grounds by the ratio: darker than light grounds, lighter than dark ones. */
export function limitOf(grounds: readonly Rgb[], ratio: number, isDark: boolean): Limit {
  const lights = grounds.map(luminance)
  if (isDark) {
    const least = (Math.max(...lights) + 0.05) * ratio - 0.05
    return (colour) => luminance(colour) >= least
  }
  const most = (Math.min(...lights) + 0.05) / ratio - 0.05
  return (colour) => luminance(colour) <= most
}

/**
 * The colour nearest in lightness, with its hue, that keeps the limit: darker towards 0 or lighter towards 1. Measured
 * after rounding to what the screen shows. The end of the way, black or white, must keep it.
 */
export function fit(wanted: Oklch, passes: Limit, towards: 0 | 1): Rgb {
  const first = fromOklch(wanted)
  if (passes(first)) return first
  let [failing, passing] = [wanted.l, towards as number]
  let found: Rgb = towards === 1 ? [255, 255, 255] : [0, 0, 0]
  for (let step = 0; step < 9; step += 1) {
    const l = (failing + passing) / 2
    const colour = fromOklch({ l, c: wanted.c, h: wanted.h })
    if (passes(colour)) {
      passing = l
      found = colour
    } else failing = l
  }
  return found
}
