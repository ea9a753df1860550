import { reportDeveloperError } from '../base/index.ts'
import type { Theme, ThemeTokens } from './Theme.ts'
import { isTokenValue, tokenNames } from './tokenNames.ts'

/** How `themeToCss` prints. */
export interface ThemeToCssOptions {
  /** Selects the provider's element: the class that you give as `theme.className`. Default `'.xp-theme'`. */
  readonly selector?: string
}

/**
 * The theme as a style sheet for light, dark and the system's preference: for server rendering, or a host
 * that keeps its styles in files.
 */
export function themeToCss(theme: Theme, { selector = '.xp-theme' }: ThemeToCssOptions = {}): string {
  return themeRules(theme, selector).map(print).join('\n')
}

function print({ selector, media, declarations }: ThemeRule): string {
  const indent = media === undefined ? '' : '  '
  const lines = [
    `${selector} {`,
    ...declarations.map(([property, value]) => `  ${property}: ${value};`),
    '}',
  ].map((line) => indent + line)
  return `${(media === undefined ? lines : [`@media ${media} {`, ...lines, '}']).join('\n')}\n`
}

/** A rule of a theme: its selector, its media query and its custom properties. */
interface ThemeRule {
  readonly selector: string
  readonly media?: string
  readonly declarations: readonly (readonly [property: string, value: string])[]
}

/** The rules of a theme. The selector is that of the element with `data-xp-scheme`. */
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
      reportDeveloperError(
        `The theme sets ${JSON.stringify(name)}, which is not a basic token.`,
        () =>
          process.env.NODE_ENV !== 'production' &&
          `It is ignored. Set one of ${tokenNames.join(', ')}, or a derived one in a class of your own sheet.`,
      )
      return []
    }
    if (typeof value !== 'string' || !isTokenValue(value)) {
      reportDeveloperError(
        `The theme sets ${name} to ${JSON.stringify(value)}, which is not the value of one declaration.`,
        () =>
          process.env.NODE_ENV !== 'production' &&
          'It is ignored, and the default is used. Write the value alone, without property name and semicolon.',
      )
      return []
    }
    return [[`--xp-${name}`, value] as const]
  })
}
