/**
 * The basic tokens: what a brand or a scheme sets, as `--xp-<name>`. Every other token is derived from these in `tokens.css`.
 * Colours take any CSS colour, `radius` a length (0 makes everything square), the fonts a `font-family` list.
 */
export const tokenNames = [
  'ground',
  'sunk',
  'ink',
  'ink-2',
  'ink-3',
  'line',
  'edge',
  'brand',
  'on-brand',
  'brand-ink',
  'brand-soft',
  'good',
  'good-soft',
  'care',
  'care-soft',
  'wrong',
  'wrong-soft',
  'radius',
  'font-text',
  'font-display',
] as const

/** The name of a basic token, without its `--xp-` prefix. */
export type TokenName = (typeof tokenNames)[number]
