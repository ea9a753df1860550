import { readFileSync } from 'node:fs'

type Declarations = ReadonlyMap<string, string>
type Rgb = readonly [number, number, number]

const css = readFileSync(new URL('../../src/theme/tokens.css', import.meta.url), 'utf8').replace(
  /\/\*[\s\S]*?\*\//g,
  '',
)

/** The custom properties of every rule whose selector is exactly this one, in the order of the sheet. */
export function declarationsOf(selector: string): Declarations {
  const found = new Map<string, string>()
  for (const [, prelude, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (prelude?.trim() !== selector) continue
    for (const [, name, value] of (body ?? '').matchAll(/--xp-([\w-]+):\s*([^;]+);/g))
      // Prettier breaks long values over several lines.
      found.set(
        name ?? '',
        (value ?? '')
          .trim()
          .replace(/\s+/g, ' ')
          .replace(/(?<=\() | (?=\))/g, ''),
      )
  }
  return found
}

export const light = declarationsOf(':where(.xp-root)')
export const darkChosen = declarationsOf(":where(.xp-root[data-xp-scheme='dark'])")
export const darkPreferred = declarationsOf(":where(.xp-root[data-xp-scheme='system'])")
export const dark: Declarations = new Map([...light, ...darkChosen])

/** The colour that a token comes out as. Understands what the sheet uses: hex, `var()`, and `color-mix(in srgb, a p%, b)`. */
export function colourOf(tokens: Declarations, name: string): Rgb {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`No token --xp-${name}.`)
  return parseColour(tokens, value)
}

function parseColour(tokens: Declarations, value: string): Rgb {
  const reference = /^var\(--xp-([\w-]+)\)$/.exec(value)
  if (reference) return colourOf(tokens, reference[1] ?? '')
  const mix = /^color-mix\(in srgb, (\S+) ([\d.]+)%, (\S+)\)$/.exec(value)
  if (mix) {
    const share = Number(mix[2]) / 100
    const [first, second] = [parseColour(tokens, mix[1] ?? ''), parseColour(tokens, mix[3] ?? '')]
    return [0, 1, 2].map((at) => (first[at] ?? 0) * share + (second[at] ?? 0) * (1 - share)) as unknown as Rgb
  }
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1]
  if (!hex) throw new Error(`Not a colour that this reader knows: ${value}`)
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])
  return digits.map((pair) => Number.parseInt(pair, 16)) as unknown as Rgb
}

/** WCAG 2.2, relative luminance and contrast ratio. */
export function contrast(first: Rgb, second: Rgb): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
