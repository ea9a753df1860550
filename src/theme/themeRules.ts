import { isTokenValue } from './isTokenValue.ts'
import { reportThemeError } from './reportThemeError.ts'
import type { Theme, ThemeTokens } from './Theme.ts'
import { tokenNames } from './tokenNames.ts'

/** A rule of a theme: its selector, the query that it stands in, and its custom properties. */
export interface ThemeRule {
  readonly selector: string
  readonly media?: string
  readonly declarations: readonly (readonly [property: string, value: string])[]
}

/** The rules that a theme comes down to. The selector names the element that carries `data-xp-scheme`. */
export function themeRules({ tokens, light, dark }: Theme, selector: string): readonly ThemeRule[] {
  const inDark = declarationsOf(dark)
  const rules: readonly ThemeRule[] = [
    { selector, declarations: declarationsOf({ ...tokens, ...light }) },
    { selector: `${selector}[data-xp-scheme='dark']`, declarations: inDark },
    {
      selector: `${selector}[data-xp-scheme='system']`,
      media: '(prefers-color-scheme: dark)',
      declarations: inDark,
    },
  ]
  return rules.filter(({ declarations }) => declarations.length > 0)
}

function declarationsOf(tokens: ThemeTokens | undefined): readonly (readonly [string, string])[] {
  return Object.entries(tokens ?? {}).flatMap(([name, value]) => {
    if (!(tokenNames as readonly string[]).includes(name)) {
      reportThemeError(
        `The theme sets ${JSON.stringify(name)}, which is no basic token.`,
        'It was left out.',
        `Set one of ${tokenNames.join(', ')}, or a derived one in a class of your own sheet.`,
      )
      return []
    }
    if (typeof value !== 'string' || !isTokenValue(value)) {
      reportThemeError(
        `The theme sets ${name} to ${JSON.stringify(value)}, which is no value of one declaration.`,
        'It was left out, and the default stands.',
        'Write the value alone, as it would stand between the colon and the semicolon.',
      )
      return []
    }
    return [[`--xp-${name}`, value] as const]
  })
}
