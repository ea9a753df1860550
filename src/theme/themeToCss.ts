import type { Theme } from './Theme.ts'
import { type ThemeRule, themeRules } from './themeRules.ts'

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
