import sheet from '../../src/theme/tokens.css?raw'

/** A token as `tokens.css` declares it. */
export interface DeclaredToken {
  /** With `--xp-`. */
  readonly name: string
  readonly tier: 'basic' | 'derived' | 'component'
  readonly value: string
  /** The value of the dark scheme, where it has one of its own. */
  readonly dark: string | undefined
  /** What the sheet says of it. */
  readonly comment: string
}

const tiers = { BASIC: 'basic', DERIVED: 'derived', COMPONENT: 'component' } as const
const declaration = /(--xp-[\w-]+):\s*([^;]+);(?:\s*\/\*\s*(.*?)\s*\*\/)?/g

const inDark = new Map(
  [...(/\[data-xp-scheme='dark'\]\) \{([^}]*)\}/.exec(sheet)?.[1] ?? '').matchAll(declaration)].map(
    ([, name = '', value = '']) => [name, value],
  ),
)

/** Every token of the light scheme, in the order of the sheet. */
export const declaredTokens: readonly DeclaredToken[] = [
  ...sheet.matchAll(/\/\* (BASIC|DERIVED|COMPONENT) \*\/\s*:where\(\.xp-root\) \{([^}]*)\}/g),
].flatMap(([, tier = '', body = '']) =>
  [...body.matchAll(declaration)].map(([, name = '', value = '', comment = '']) => ({
    name,
    tier: tiers[tier as keyof typeof tiers],
    value,
    dark: inDark.get(name),
    comment,
  })),
)
