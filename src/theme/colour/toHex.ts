import type { Rgb } from './Rgb.ts'

/** `#rrggbb`. */
export function toHex([red, green, blue]: Rgb): string {
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`
}
