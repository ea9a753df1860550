import type { Theme } from '../src/index.ts'
import neutralTokens from '../src/theme/tokens.css?raw'

/** A brand of the toolbar. */
interface ShownBrand {
  readonly title: string
  readonly theme: Theme
}

const neutral: ShownBrand = { title: 'Neutral', theme: { className: 'story-theme' } }
const files = import.meta.glob<Readonly<Record<string, Readonly<Record<string, ShownBrand>>>>>('./brands/index.ts', { eager: true })

/** Every brand by name, the library's own look first. */
export const storyBrands: Readonly<Record<string, ShownBrand>> = { neutral, ...files['./brands/index.ts']?.brands }

/** The brand of a name; an unknown one is the neutral. */
export const storyBrand = (name: string): ShownBrand => storyBrands[name] ?? neutral

const [neutralGround = '', neutralDarkGround = ''] = [...neutralTokens.matchAll(/--xp-ground: (#[0-9a-f]+)/g)].map(([, colour]) => colour)

/** The ground of a brand's page, for what stands around our components. */
export function groundsOf({ theme }: ShownBrand): { readonly light: string; readonly dark: string } {
  return { light: theme.light?.ground ?? theme.tokens?.ground ?? neutralGround, dark: theme.dark?.ground ?? theme.tokens?.ground ?? neutralDarkGround }
}
