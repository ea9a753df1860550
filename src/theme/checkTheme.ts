import { reportDeveloperError } from '../base/index.ts'
import { contrast, parseColour, type Rgb, toHex } from './colour.ts'
import { type ColourPair, colourPairs } from './colourPairs.ts'
import type { ColourToken } from './tokenNames.ts'

/**
 * Reports every pair of colours inside an element that fails WCAG 2.2 AA to the developer. Reads computed
 * colours, so it covers tokens of the theme and of the host's own sheet. For development only.
 *
 * @returns the pairs that it reported.
 */
export function checkTheme(element: HTMLElement): readonly ColourPair[] {
  const colours = readTokens(element)
  return colourPairs.filter(({ text, on, ratio }) => {
    const [first, second] = [colours.get(text), colours.get(on)]
    if (!first || !second) return false
    const reached = contrast(first, second)
    if (reached >= ratio) return false
    reportDeveloperError(
      `The theme's ${text} ${toHex(first)} on ${on} ${toHex(second)} reaches ${(Math.floor(reached * 100) / 100).toFixed(2)}:1.`,
      () =>
        process.env.NODE_ENV !== 'production' &&
        `The library shows ${ratio === 3 ? 'controls' : 'text'} in this pair, and WCAG 2.2 AA asks for ${ratio}:1. Change --xp-${text} or --xp-${on} in this scheme, or let createTheme choose them.`,
    )
    return true
  })
}

/** A probe in the element takes each token as its colour, which resolves `var()` and `color-mix()`. */
function readTokens(element: HTMLElement): ReadonlyMap<ColourToken, Rgb> {
  const probe = element.appendChild(element.ownerDocument.createElement('span'))
  const found = new Map<ColourToken, Rgb>()
  for (const name of new Set(colourPairs.flatMap(({ text, on }) => [text, on]))) {
    probe.style.color = `var(--xp-${name})`
    const computed = getComputedStyle(probe).color
    const mixed = /^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(computed)
    const colour = mixed ? toChannels(mixed) : parseColour(computed)
    if (colour) found.set(name, colour)
  }
  probe.remove()
  return found
}

/** `color-mix()` computes to `color(srgb 0.1 0.2 0.3)`. */
const toChannels = ([, ...shares]: readonly string[]): Rgb => {
  const channel = (at: number): number => Math.round(Math.min(Number(shares[at] ?? 0), 1) * 255)
  return [channel(0), channel(1), channel(2)]
}
