import { lightOf } from './oklch.ts'
import type { Rgb } from './Rgb.ts'

/** Relative luminance as WCAG 2.2 defines it, 0 to 1, of whole channel values. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * (lightOf[red] ?? 0) + 0.7152 * (lightOf[green] ?? 0) + 0.0722 * (lightOf[blue] ?? 0)
}

/** Contrast ratio as WCAG 2.2 defines it, 1 to 21. */
export function contrast(first: Rgb, second: Rgb): number {
  const [one, other] = [luminance(first), luminance(second)]
  return one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05)
}
