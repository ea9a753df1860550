import { contrast } from '../colour/contrast.ts'
import { fromOklch, type Oklch, toOklch } from '../colour/oklch.ts'
import type { Rgb } from '../colour/Rgb.ts'
import { defaultColours, fromNumber, tinted } from './defaultColours.ts'
import { fit, type Limit, limitOf } from './fit.ts'
import { hoverColour, mix, onColour } from './onColour.ts'
import type { Palette, PaletteSources } from './Palette.ts'

/** From this lightness on a neutral is paper rather than a grey, and is the light page itself. */
const paper = 0.95

const soft = (colour: Oklch, l: number, share: number, most: number): Rgb =>
  fromOklch({ l, c: Math.min(colour.c * share, most), h: colour.h })

/**
 * The colours of one scheme, from the grounds up: each text is then moved away from the grounds it stands on until it
 * can be read, and no further. Dark is a palette of its own: what would be lost on its ground is lifted to a light tone.
 */
export function createPalette(
  scheme: 'light' | 'dark',
  {
    brand: askedBrand,
    accent: askedAccent,
    neutral: askedNeutral,
    danger: askedDanger,
    selected,
  }: PaletteSources,
): Palette {
  const isDark = scheme === 'dark'
  const defaults = defaultColours[scheme]
  const away = isDark ? 1 : 0
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
  const grey = (colour: number, most: number): Oklch => {
    const { l, ...hue } = tinted(colour, neutral, most)
    return { l: l + lower, ...hue }
  }
  const sunk = fromOklch(grey(defaults.sunk, 0.014))
  const brandSoft = isDark ? soft(accent, 0.29, 0.6, 0.045) : soft(accent, 0.945 + lower, 0.22, 0.05)
  const goodSoft = fromNumber(defaults['good-soft'])
  const careSoft = fromNumber(defaults['care-soft'])
  const wrongSoft = danger
    ? isDark
      ? soft(danger, 0.24, 0.25, 0.04)
      : soft(danger, 0.96, 0.12, 0.02)
    : fromNumber(defaults['wrong-soft'])
  const pages = [ground, sunk]
  const isText = limitOf([...pages, brandSoft, goodSoft, careSoft, wrongSoft], 4.5, isDark)
  const isTextOn = (softGround: Rgb): Limit => limitOf([...pages, softGround], 4.5, isDark)
  const isShape = limitOf(pages, 3, isDark)

  /** As asked where that can be read, else in dark a light tone of it, else the nearest that can. */
  const toned = (asked: Rgb, passes: Limit, l: number, most: number): Rgb => {
    if (passes(asked)) return asked
    const { c, h, l: own } = toOklch(asked)
    return fit(isDark ? { l: Math.max(l, own), c: Math.min(c, most), h } : { l: own, c, h }, passes, away)
  }

  const ink = fit(grey(defaults.ink, 0.02), isText, away)
  const brand = isDark ? toned(askedBrand, isShape, 0.8, 0.13) : askedBrand
  const onBrand = onColour(brand)
  const brandInk = toned(askedAccent, isText, 0.82, 0.14)
  const brandEdge = isShape(brand) ? brand : brandInk
  const own = isDark ? ownBubble(brand, brandSoft, ink) : brand
  const isInk = selected === 'ink'

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
    wrong: toned(askedDanger ?? fromNumber(defaults.wrong), isTextOn(wrongSoft), 0.78, 0.13),
    'wrong-soft': wrongSoft,
  }
}

/** A bright bubble shouts in the dark, so it has a tone between the brand and its soft ground, never so light that its text is lost. */
function ownBubble(brand: Rgb, brandSoft: Rgb, ink: Rgb): Rgb {
  const shares = [0.2, 0.14, 0.08]
  return (
    shares.map((share) => mix(brand, brandSoft, share)).find((colour) => contrast(colour, ink) >= 4.5) ??
    brandSoft
  )
}
