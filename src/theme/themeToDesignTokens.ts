import { parseColour, toHex } from './colour.ts'
import type { CreatedTheme } from './createTheme.ts'
import type { Theme, ThemeTokens } from './Theme.ts'

/** A token as the W3C Design Tokens Format Module (2025.10) writes it. */
export type DesignToken =
  | {
      readonly $type: 'color'
      readonly $value: {
        readonly colorSpace: 'srgb'
        readonly components: readonly [number, number, number]
        readonly hex: string
      }
    }
  | { readonly $type: 'dimension'; readonly $value: { readonly value: number; readonly unit: 'px' | 'rem' } }
  | { readonly $type: 'number'; readonly $value: number }
  | { readonly $type: 'fontFamily'; readonly $value: string | readonly string[] }

/** Groups of tokens: those of every scheme, and the colours of each. */
export interface DesignTokens {
  readonly $description: string
  readonly base: Readonly<Record<string, DesignToken>>
  readonly light: Readonly<Record<string, DesignToken>>
  readonly dark: Readonly<Record<string, DesignToken>>
}

/**
 * The theme as design-token JSON, for a design tool or a token pipeline. Values that the format does not have
 * (`var()`, `color-mix()`) are left out.
 */
export function themeToDesignTokens(theme: Theme | CreatedTheme): DesignTokens {
  const name = 'name' in theme ? theme.name : 'theme'
  return {
    $description: `${name}, for @experience-program/react`,
    base: group(theme.tokens),
    light: group(theme.light),
    dark: group(theme.dark),
  }
}

const group = (tokens: ThemeTokens = {}): Readonly<Record<string, DesignToken>> =>
  Object.fromEntries(
    Object.entries(tokens).flatMap(([name, value]) => {
      const token = toDesignToken(name, value)
      return token ? [[name, token]] : []
    }),
  )

function toDesignToken(name: string, value: string): DesignToken | undefined {
  if (name.startsWith('font-')) {
    const families = value.split(',').map((family) => family.trim().replace(/^(["'])(.*)\1$/, '$2'))
    return { $type: 'fontFamily', $value: families.length === 1 ? (families[0] ?? value) : families }
  }
  if (name === 'density')
    return Number.isFinite(Number(value)) ? { $type: 'number', $value: Number(value) } : undefined
  if (name.startsWith('radius')) {
    const [, amount, unit] = /^([\d.]+)(px|rem)?$/.exec(value) ?? []
    return amount === undefined
      ? undefined
      : { $type: 'dimension', $value: { value: Number(amount), unit: unit === 'rem' ? 'rem' : 'px' } }
  }
  const colour = parseColour(value)
  if (!colour) return undefined
  const [red, green, blue] = colour.map((channel) => Math.round((channel / 255) * 10_000) / 10_000) as [
    number,
    number,
    number,
  ]
  return {
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [red, green, blue], hex: toHex(colour) },
  }
}
