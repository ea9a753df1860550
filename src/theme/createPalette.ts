import { contrast, fromOklch, luminance, type Oklch, type Rgb, toOklch } from './colour.ts'
import type { ColourToken } from './tokenNames.ts'

/** A neutral of at least this lightness is not a grey: it is the light page itself. */
const paper = 0.95

const soft = (colour: Oklch, l: number, share: number, max: number): Rgb =>
  fromOklch({ l, c: Math.min(colour.c * share, max), h: colour.h })

/**
 * The colours of one scheme. Grounds come first; each text is then moved away from its grounds until it can
 * be read, and no further. Dark is a palette of its own: a colour that would disappear on its ground becomes
 * a light tone.
 */
export function createPalette(scheme: 'light' | 'dark', sources: PaletteSources): Palette {
  const isDark = scheme === 'dark'
  const defaults = defaultColours[scheme]
  const away = isDark ? 1 : 0
  const { grey, ground, sunk, brandSoft, goodSoft, careSoft, wrongSoft } = createGrounds(scheme, sources)
  const pages = [ground, sunk]
  const isText = limitOf([...pages, brandSoft, goodSoft, careSoft, wrongSoft], 4.5, isDark)
  const isTextOn = (softGround: Rgb): Limit => limitOf([...pages, softGround], 4.5, isDark)
  const isShape = limitOf(pages, 3, isDark)

  /** The requested colour if it can be read, else a light tone of it in dark, else the nearest readable colour. */
  const toned = (asked: Rgb, passes: Limit, l: number, max: number): Rgb => {
    if (passes(asked)) return asked
    const { c, h, l: own } = toOklch(asked)
    return fit(isDark ? { l: Math.max(l, own), c: Math.min(c, max), h } : { l: own, c, h }, passes, away)
  }

  const ink = fit(grey(defaults.ink, 0.02), isText, away)
  const brand = isDark ? toned(sources.brand, isShape, 0.8, 0.13) : sources.brand
  const onBrand = onColour(brand)
  const brandInk = toned(sources.accent, isText, 0.82, 0.14)
  const brandEdge = isShape(brand) ? brand : brandInk
  const own = isDark ? ownBubble(brand, brandSoft, ink) : brand
  const isInk = sources.selected === 'ink'

  return {
    ground,
    sunk,
    ink,
    'ink-2': fit(grey(defaults['ink-2'], 0.025), isText, away),
    'ink-3': fromOklch(grey(defaults['ink-3'], 0.025)),
    line: fromOklch(grey(defaults.line, 0.014)),
    edge: fit(grey(defaults.edge, 0.025), isShape, away),
    brand,
    'on-brand': onBrand,
    'brand-hover': hoverColour(brand, onBrand, isDark),
    'brand-edge': brandEdge,
    'brand-ink': brandInk,
    'brand-soft': brandSoft,
    selected: isInk ? ink : brand,
    'on-selected': isInk ? ground : onBrand,
    'selected-edge': isInk ? ink : brandEdge,
    own,
    'on-own': isDark ? ink : onBrand,
    good: fit(toOklch(fromNumber(defaults.good)), isTextOn(goodSoft), away),
    'good-soft': goodSoft,
    care: fit(toOklch(fromNumber(defaults.care)), isTextOn(careSoft), away),
    'care-soft': careSoft,
    wrong: toned(sources.danger ?? fromNumber(defaults.wrong), isTextOn(wrongSoft), 0.78, 0.13),
    'wrong-soft': wrongSoft,
  }
}

/** What colours lie on, and the greys of the scheme, which have the hue of the designer's neutral. */
function createGrounds(
  scheme: 'light' | 'dark',
  { accent: askedAccent, neutral: askedNeutral, danger: askedDanger }: PaletteSources,
) {
  const isDark = scheme === 'dark'
  const defaults = defaultColours[scheme]
  const neutral = askedNeutral && toOklch(askedNeutral)
  const accent = toOklch(askedAccent)
  const danger = askedDanger && toOklch(askedDanger)

  const isPaper = !isDark && neutral !== undefined && neutral.l >= paper
  const ground =
    isPaper && askedNeutral
      ? askedNeutral
      : isDark
        ? fromOklch(tinted(defaults.ground, neutral, 0.012))
        : fromNumber(defaults.ground)
  const lower = isPaper ? toOklch(ground).l - 1 : 0
  const grey = (colour: number, max: number): Oklch => {
    const { l, ...hue } = tinted(colour, neutral, max)
    return { l: l + lower, ...hue }
  }
  const wrongSoft = danger
    ? isDark
      ? soft(danger, 0.24, 0.25, 0.04)
      : soft(danger, 0.96, 0.12, 0.02)
    : fromNumber(defaults['wrong-soft'])
  return {
    grey,
    ground,
    sunk: fromOklch(grey(defaults.sunk, 0.014)),
    brandSoft: isDark ? soft(accent, 0.29, 0.6, 0.045) : soft(accent, 0.945 + lower, 0.22, 0.05),
    goodSoft: fromNumber(defaults['good-soft']),
    careSoft: fromNumber(defaults['care-soft']),
    wrongSoft,
  }
}

/**
 * A bright bubble is too loud in the dark: it gets a tone between the brand and its soft ground on which its
 * text can be read.
 */
function ownBubble(brand: Rgb, brandSoft: Rgb, ink: Rgb): Rgb {
  const shares = [0.2, 0.14, 0.08]
  return (
    shares.map((share) => mix(brand, brandSoft, share)).find((colour) => contrast(colour, ink) >= 4.5) ??
    brandSoft
  )
}

/** Every colour of one scheme. */
export type Palette = Readonly<Record<ColourToken, Rgb>>

/** The designer's colours, parsed. */
export interface PaletteSources {
  readonly brand: Rgb
  readonly accent: Rgb
  readonly neutral?: Rgb | undefined
  readonly danger?: Rgb | undefined
  readonly selected: 'ink' | 'brand'
}

/** Whether a colour has enough contrast with its grounds, by WCAG 2.2 luminance. */
type Limit = (colour: Rgb) => boolean

/** The limit for a contrast `ratio` with all grounds: darker than light grounds, lighter than dark ones. */
function limitOf(grounds: readonly Rgb[], ratio: number, isDark: boolean): Limit {
  const lights = grounds.map(luminance)
  if (isDark) {
    const min = (Math.max(...lights) + 0.05) * ratio - 0.05
    return (colour) => luminance(colour) >= min
  }
  const max = (Math.min(...lights) + 0.05) / ratio - 0.05
  return (colour) => luminance(colour) <= max
}

/**
 * The colour of the same hue and the nearest lightness that passes: darker towards 0 or lighter towards 1.
 * Measured after rounding to what the screen shows. Black or white, at the end, must pass.
 */
function fit(wanted: Oklch, passes: Limit, towards: 0 | 1): Rgb {
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

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

/** Text on a filled colour: white, else a near black of its hue, else black. White or black always reaches 4.58. */
function onColour(filled: Rgb): Rgb {
  const { c, h } = toOklch(filled)
  const candidates = [white, fromOklch({ l: 0.19, c: Math.min(c, 0.035), h }), black]
  return candidates.find((colour) => contrast(colour, filled) >= 4.5) ?? white
}

/** `share` of the first in the second, channel by channel, as `color-mix(in srgb, …)` does it. */
const mix = (first: Rgb, second: Rgb, share: number): Rgb => {
  const channel = (at: 0 | 1 | 2): number => Math.round(first[at] * share + second[at] * (1 - share))
  return [channel(0), channel(1), channel(2)]
}

/** The filled colour on hover: a visible step towards the ink, else away from it, on which its text stays readable. */
function hoverColour(filled: Rgb, on: Rgb, isDark: boolean): Rgb {
  const steps = [mix(filled, black, 0.9), mix(filled, white, 0.9)]
  if (isDark) steps.reverse()
  return steps.find((colour) => contrast(colour, on) >= 4.5 && contrast(colour, filled) > 1.05) ?? filled
}

/** The colours that do not come from the designer's, as in `tokens.css`; a test keeps the two equal. */
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

/** `0xrrggbb` as a colour. */
export const fromNumber = (colour: number): Rgb => [colour >> 16, (colour >> 8) & 255, colour & 255]

/** A default grey with the hue of the designer's; its lightness stays, and its chroma is at most `max`. */
function tinted(colour: number, neutral: Oklch | undefined, max: number): Oklch {
  const own = toOklch(fromNumber(colour))
  return neutral ? { l: own.l, c: Math.min(neutral.c, max), h: neutral.h } : own
}
