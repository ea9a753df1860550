import neutralTokens from '../src/theme/tokens.css?raw'
import { type BrandName, brands, type StoryBrand } from './brands/index.ts'

const isBrandName = (name: string): name is BrandName => Object.hasOwn(brands, name)

/** The brand of a name; an unknown one is the neutral. */
export const storyBrand = (name: string): StoryBrand => (isBrandName(name) ? brands[name] : brands.neutral)

const [neutralGround = '', neutralDarkGround = ''] = [
  ...neutralTokens.matchAll(/--xp-ground: (#[0-9a-f]+)/g),
].map(([, colour]) => colour)

/** The ground of a brand's page, for what stands around our components. */
export function groundsOf({ theme }: Pick<StoryBrand, 'theme'>): {
  readonly light: string
  readonly dark: string
} {
  return {
    light: theme.light?.ground ?? theme.tokens?.ground ?? neutralGround,
    dark: theme.dark?.ground ?? theme.tokens?.ground ?? neutralDarkGround,
  }
}
