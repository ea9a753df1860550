import type { TokenName } from './tokenNames.ts'

/** Light, dark, or what the member's system prefers. */
export type Scheme = 'light' | 'dark' | 'system'

/** How the library looks inside one provider. Everything is optional: the neutral light theme is the default. */
export interface Theme {
  /** Default `'light'`. `'system'` follows the member's preference. */
  readonly scheme?: Scheme
  /** A class of the host's own sheet that sets `--xp-*` tokens. The way to theme under a strict CSP and with server rendering. */
  readonly className?: string
  /** Basic tokens by name without `--xp-`, set after mount through the CSSOM. They hold for every scheme and are not repaired. */
  readonly tokens?: Readonly<Partial<Record<TokenName, string>>>
}
