/** Basic tokens that are colours. Each takes every CSS colour and has a comment on its use in `tokens.css`. */
export const colourTokenNames = [
  'ground',
  'sunk',
  'ink',
  'ink-2',
  'ink-3',
  'line',
  'edge',
  'brand',
  'on-brand',
  'brand-hover',
  'brand-edge',
  'brand-ink',
  'brand-soft',
  'selected',
  'on-selected',
  'selected-edge',
  'own',
  'on-own',
  'good',
  'good-soft',
  'care',
  'care-soft',
  'wrong',
  'wrong-soft',
] as const

/**
 * The basic tokens: what a brand or a scheme sets, as `--xp-<name>`. Every other token is derived from these
 * in `tokens.css`. Colours take any CSS colour, `radius` and `radius-button` a length (0 makes everything
 * square), `density` a number (1, or 0.75 for compact), the fonts a `font-family` list.
 */
export const tokenNames = [
  ...colourTokenNames,
  'radius',
  'radius-button',
  'density',
  'font-text',
  'font-display',
] as const

/** The name of a colour of the theme, without its `--xp-` prefix. */
export type ColourToken = (typeof colourTokenNames)[number]

/** The name of a basic token, without its `--xp-` prefix. */
export type TokenName = (typeof tokenNames)[number]

/**
 * Whether a text is the value of one declaration. One that ends the declaration, or opens a comment, would
 * let a theme from a database write the page's CSS.
 */
export const isTokenValue = (value: string): boolean => !/[;{}<>\\]|\/\*|url\(/i.test(value)
