import type { TokenName } from './tokenNames.ts'

/** Light, dark, or what the member's system prefers. */
export type Scheme = 'light' | 'dark' | 'system'

/** Basic tokens by name without `--xp-`, with the values that CSS takes. */
export type ThemeTokens = Readonly<Partial<Record<TokenName, string>>>

/**
 * How the library looks inside one provider or `ThemeScope`. Everything is optional: the neutral light theme is the
 * default. `createTheme` creates one with sufficient contrast; tokens set by hand are used as they are.
 */
export interface Theme {
  /** Default `'light'`. `'system'` follows the member's preference, also when it changes. */
  readonly scheme?: Scheme | undefined
  /**
   * A class of the host's own sheet that sets `--xp-*` tokens (`themeToCss` prints one). Use it for server rendering.
   */
  readonly className?: string | undefined
  /** Tokens of every scheme. Set before the first paint on the client, never as a `style` attribute. */
  readonly tokens?: ThemeTokens | undefined
  /** Tokens of the light scheme alone. They win over `tokens`. */
  readonly light?: ThemeTokens | undefined
  /** Tokens of the dark scheme alone. They win over `tokens` and `light`. */
  readonly dark?: ThemeTokens | undefined
}
