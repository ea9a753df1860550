import { fromOklch } from './oklch.ts'
import type { Rgb } from './Rgb.ts'

const degrees = Math.PI / 180
const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** A number or a percentage; `whole` is what 100 % stands for. */
const read = (text: string, whole: number): number =>
  text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * whole : Number(text)
const angle = (text: string): number => Number(text.replace(/deg$/, ''))

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number): number => {
    const at = (((offset + hue / 30) % 12) + 12) % 12
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}

/**
 * Reads `#rgb`, `#rrggbb`, `rgb()`, `hsl()` and `oklch()`, the functions with commas or spaces. Anything else gives
 * undefined, a colour with alpha too: what a half transparent colour comes out as depends on what lies under it.
 */
export function parseColour(text: string): Rgb | undefined {
  const source = text.trim().toLowerCase()
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(source)?.[1]
  if (hex !== undefined) {
    const bits = Number.parseInt(hex.length === 3 ? hex.replace(/./g, '$&$&') : hex, 16)
    return [bits >> 16, (bits >> 8) & 255, bits & 255]
  }
  const [, name, inner = ''] = /^(rgb|hsl|oklch)a?\(([^()/]+)\)$/.exec(source) ?? []
  const [first = '', second = '', third = '', ...more] = inner.trim().split(/\s*,\s*|\s+/)
  const numbers: readonly number[] =
    name === 'rgb'
      ? [read(first, 255), read(second, 255), read(third, 255)]
      : name === 'hsl'
        ? [angle(first), read(second.replace('%', ''), 1), read(third.replace('%', ''), 1)]
        : [read(first, 1), read(second, 0.4), angle(third)]
  const [one = Number.NaN, two = Number.NaN, three = Number.NaN] = numbers
  if (name === undefined || third === '' || more.length > 0 || !Number.isFinite(one + two + three))
    return undefined
  if (name === 'rgb')
    return [Math.round(clamp(one, 0, 255)), Math.round(clamp(two, 0, 255)), Math.round(clamp(three, 0, 255))]
  if (name === 'hsl') return fromHsl(one, clamp(two, 0, 100) / 100, clamp(three, 0, 100) / 100)
  return fromOklch({ l: clamp(one, 0, 1), c: Math.max(two, 0), h: three * degrees })
}
