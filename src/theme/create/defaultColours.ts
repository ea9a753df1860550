import { type Oklch, toOklch } from '../colour/oklch.ts'
import type { Rgb } from '../colour/Rgb.ts'

/** What does not come from the designer's colours, from `tokens.css`; a test holds the two equal. */
export const defaultColours = {
  light: {
    ground: 0xffffff,
    sunk: 0xf3f5f4,
    ink: 0x14191b,
    'ink-2': 0x566065,
    'ink-3': 0x8e979b,
    line: 0xdee3e2,
    edge: 0x858e92,
    good: 0x1d6b45,
    'good-soft': 0xe9f3ed,
    care: 0x7d5200,
    'care-soft': 0xf8f1e1,
    wrong: 0xa3281f,
    'wrong-soft': 0xfbeeec,
  },
  dark: {
    ground: 0x0f1314,
    sunk: 0x1a2022,
    ink: 0xedf1f0,
    'ink-2': 0xa4aeb1,
    'ink-3': 0x6c767a,
    line: 0x293033,
    edge: 0x737e82,
    good: 0x7fcaa2,
    'good-soft': 0x14271e,
    care: 0xe3b862,
    'care-soft': 0x2a2213,
    wrong: 0xf29a91,
    'wrong-soft': 0x2e1916,
  },
} as const

/** Used when the brand cannot be read. */
export const defaultBrand = 0x0f4c55

/** `0xrrggbb` as a colour. */
export const fromNumber = (colour: number): Rgb => [colour >> 16, (colour >> 8) & 255, colour & 255]

/** A default with the hue of the designer's grey: as light as ours, and never so strong that it stops being a grey. */
export function tinted(colour: number, neutral: Oklch | undefined, most: number): Oklch {
  const own = toOklch(fromNumber(colour))
  return neutral ? { l: own.l, c: Math.min(neutral.c, most), h: neutral.h } : own
}
