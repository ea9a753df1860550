import { contrast } from '../colour/contrast.ts'
import { fromOklch, type Oklch } from '../colour/oklch.ts'
import type { Rgb } from '../colour/Rgb.ts'

/** Whether the colour can be told from every ground by this ratio. */
export const passes = (colour: Rgb, grounds: readonly Rgb[], ratio: number): boolean => grounds.every((ground) => contrast(colour, ground) >= ratio)

/**
 * The colour nearest in lightness, with its hue, that reaches the ratio on every ground: darker towards 0 or lighter
 * towards 1. Measured after rounding to what the screen shows. The end of the way must pass.
 */
export function fit(wanted: Oklch, grounds: readonly Rgb[], ratio: number, towards: 0 | 1): Rgb {
  const first = fromOklch(wanted)
  if (passes(first, grounds, ratio)) return first
  let [failing, passing] = [wanted.l, towards as number]
  let found: Rgb = towards === 1 ? [255, 255, 255] : [0, 0, 0]
  for (let step = 0; step < 10; step += 1) {
    const l = (failing + passing) / 2
    const colour = fromOklch({ ...wanted, l })
    if (passes(colour, grounds, ratio)) {
      passing = l
      found = colour
    } else failing = l
  }
  return found
}
