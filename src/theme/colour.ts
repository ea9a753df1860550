/**
 * Lightness 0 to 1, chroma from 0, hue in radians. Equal steps look equal. Björn Ottosson, "A perceptual
 * color space" (2020).
 */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Linear = [red: number, green: number, blue: number]

const decode = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const encode = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055

/** The linear light of each of the 256 channel values, from 0 to 1. */
const lightOf: readonly number[] = Array.from({ length: 256 }, (_, value) => decode(value / 255))

/** The colour as lightness, chroma and hue. Whole channel values only. */
export function toOklch(colour: Rgb): Oklch {
  const [r, g, b] = [lightOf[colour[0]] ?? 0, lightOf[colour[1]] ?? 0, lightOf[colour[2]] ?? 0]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, y),
    h: Math.atan2(y, a),
  }
}

const cube = (value: number): number => value * value * value

function toLinear(l: number, a: number, b: number): Linear {
  const long = cube(l + 0.3963377774 * a + 0.2158037573 * b)
  const medium = cube(l - 0.1055613458 * a - 0.0638541728 * b)
  const short = cube(l - 0.0894841775 * a - 1.291485548 * b)
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const isInside = (channel: number): boolean => channel > -0.0005 && channel < 1.0005
const isShowable = ([red, green, blue]: Linear): boolean => isInside(red) && isInside(green) && isInside(blue)
const toChannel = (light: number): number => Math.round(Math.min(Math.max(encode(light), 0), 1) * 255)

/** The nearest sRGB colour with the same lightness and hue; chroma is reduced until the screen can show it. */
export function fromOklch({ l, c, h }: Oklch): Rgb {
  const [x, y] = [Math.cos(h), Math.sin(h)]
  let light = toLinear(l, c * x, c * y)
  if (!isShowable(light)) {
    let [low, high] = [0, c]
    for (let step = 0; step < 9; step += 1) {
      const middle = (low + high) / 2
      if (isShowable(toLinear(l, middle * x, middle * y))) low = middle
      else high = middle
    }
    light = toLinear(l, low * x, low * y)
  }
  return [toChannel(light[0]), toChannel(light[1]), toChannel(light[2])]
}

/** An sRGB colour: red, green and blue as whole numbers from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Relative luminance as WCAG 2.2 defines it, 0 to 1, of whole channel values. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * (lightOf[red] ?? 0) + 0.7152 * (lightOf[green] ?? 0) + 0.0722 * (lightOf[blue] ?? 0)
}

/** Contrast ratio as WCAG 2.2 defines it, 1 to 21. */
export function contrast(first: Rgb, second: Rgb): number {
  const [one, other] = [luminance(first), luminance(second)]
  return one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05)
}

/** `#rrggbb`. */
export function toHex([red, green, blue]: Rgb): string {
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`
}

const degrees = Math.PI / 180
const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/** A number or a percentage; `whole` is the value of 100 %. */
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
 * Reads `#rgb`, `#rrggbb`, `rgb()`, `hsl()` and `oklch()`, the functions with commas or spaces. Returns
 * undefined for anything else, and for a colour with alpha: a transparent colour depends on what is below it.
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
