import { contrast } from '../colour/contrast.ts'
import { fromOklch, toOklch } from '../colour/oklch.ts'
import type { Rgb } from '../colour/Rgb.ts'

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

/** Text on a filled colour: white, else a near black of its hue, else whichever of the ends is farther: one of them always reaches 4.58. */
export function onColour(filled: Rgb): Rgb {
  const { c, h } = toOklch(filled)
  const candidates = [white, fromOklch({ l: 0.19, c: Math.min(c, 0.035), h }), black]
  return candidates.find((colour) => contrast(colour, filled) >= 4.5) ?? white
}

/** `share` of the first in the second, channel by channel, as `color-mix(in srgb, …)` does it. */
export const mix = (first: Rgb, second: Rgb, share: number): Rgb => {
  const channel = (at: 0 | 1 | 2): number => Math.round(first[at] * share + second[at] * (1 - share))
  return [channel(0), channel(1), channel(2)]
}

/** The filled colour under the pointer: a visible step towards the ink, else away from it, on which its text stays readable. */
export function hoverColour(filled: Rgb, on: Rgb, isDark: boolean): Rgb {
  const steps = [mix(filled, black, 0.9), mix(filled, white, 0.9)]
  if (isDark) steps.reverse()
  return steps.find((colour) => contrast(colour, on) >= 4.5 && contrast(colour, filled) > 1.05) ?? filled
}
