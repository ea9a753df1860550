/** What the toolbars choose. The decorators and the docs container read it; a story's own `globals` and parameters win. */
export interface StoryGlobals {
  /** A key of `brands`. */
  readonly brand: string
  readonly scheme: 'light' | 'dark' | 'system'
  /** BCP 47 tag of a locale, or `pseudo`. */
  readonly language: string
  /** `auto` is the language's own. */
  readonly direction: 'auto' | 'ltr' | 'rtl'
  /** `brand` is what the brand chose. */
  readonly density: 'brand' | 'comfortable' | 'compact'
  /** Width of the host's column in CSS pixels, or `full`. */
  readonly width: string
  readonly network: 'fast' | 'slow' | 'offline' | 'failing' | 'rate-limited'
}

export const initialGlobals: StoryGlobals = {
  brand: 'neutral',
  scheme: 'light',
  language: 'en-GB',
  direction: 'auto',
  density: 'brand',
  width: 'full',
  network: 'fast',
}

export const schemes = ['light', 'dark', 'system'] as const satisfies readonly StoryGlobals['scheme'][]
export const directions = ['auto', 'ltr', 'rtl'] as const satisfies readonly StoryGlobals['direction'][]
export const densities = [
  'brand',
  'comfortable',
  'compact',
] as const satisfies readonly StoryGlobals['density'][]
export const widths = ['full', '320', '390', '700', '900', '1080', '1280'] as const
export const networks = [
  'fast',
  'slow',
  'offline',
  'failing',
  'rate-limited',
] as const satisfies readonly StoryGlobals['network'][]

/** Storybook's globals, which may come from an address that somebody typed: what is unknown is the default. */
export function readGlobals(globals: Readonly<Record<string, unknown>>): StoryGlobals {
  const text = (name: keyof StoryGlobals) =>
    globals[name] === undefined || globals[name] === '' ? initialGlobals[name] : String(globals[name])
  const oneOf = <Value extends string>(
    values: readonly Value[],
    name: keyof StoryGlobals,
    otherwise: Value,
  ): Value => values.find((value) => value === text(name)) ?? otherwise
  return {
    brand: text('brand'),
    scheme: oneOf(schemes, 'scheme', initialGlobals.scheme),
    language: text('language'),
    direction: oneOf(directions, 'direction', initialGlobals.direction),
    density: oneOf(densities, 'density', initialGlobals.density),
    width: text('width'),
    network: oneOf(networks, 'network', initialGlobals.network),
  }
}
