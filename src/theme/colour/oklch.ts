import type { Rgb } from './Rgb.ts'

/** Lightness 0 to 1, chroma from 0, hue in radians: steps that are equal here look equal. Björn Ottosson, "A perceptual color space" (2020). */
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

/** What light each of the 256 values of a channel gives off, from 0 to 1. */
export const lightOf: readonly number[] = Array.from({ length: 256 }, (_, value) => decode(value / 255))

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

/** The nearest colour of sRGB with the same lightness and hue: where the screen cannot show it, chroma gives way. */
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
