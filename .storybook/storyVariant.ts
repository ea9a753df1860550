import { languages } from '../stories/languages.ts'
import { brands } from '../stories/brands/index.ts'
import type { StoryGlobals } from '../stories/StoryGlobals.ts'
import { hasSampleName } from '../test/engines/storiesSample.ts'

const brandNames = Object.keys(brands)
const rightToLeft = ['ar', 'he']
const leftToRight = languages
  .map(({ value }) => value as string)
  .filter((value) => !rightToLeft.includes(value))
/** No typeface of the brands has all their letters: the machine's own come instead, of another width in each engine. */
const withoutTypeface = ['ja', 'zh-Hans', 'he', 'pseudo']

/**
 * How a test run shows a story instead of plainly: in a brand, scheme, density, direction or language, or several. All but the
 * language hold from the start; the language comes once `play` has ended (at once without a `play`), since `play` asks
 * for English words. Nothing is mounted again, so what `play` brought about is then seen in that language. A story's own
 * globals and locale win. Only test runs ask.
 *
 * `npm test` shows each story once, in a variant that its id decides. Each run of `npm run assure` shows all of them in the
 * variant that `VITE_STORY_RUN` names by any of brand, scheme and direction, as in `bank dark rtl`; what it leaves out the id decides.
 */
export function variantOf(storyId: string): Partial<StoryGlobals> {
  const words = String(import.meta.env.VITE_STORY_RUN ?? '').split(' ')
  const pick = pickerOf(storyId)
  // What other engines show and measure: the sample, and in the whole run all that is light.
  const isCompared = words.includes('light') || hasSampleName(storyId)
  const written = (all: readonly string[]) =>
    isCompared ? all.filter((value) => !withoutTypeface.includes(value)) : all
  const direction = ['ltr', 'rtl'].find((word) => words.includes(word)) ?? pick(['ltr', 'ltr', 'rtl'])
  return {
    brand: brandNames.find((brand) => words.includes(brand)) ?? pick(brandNames),
    scheme: (['light', 'dark'] as const).find((scheme) => words.includes(scheme)) ?? pick(['light', 'dark']),
    language: pick(written(direction === 'rtl' ? rightToLeft : leftToRight)),
    density: pick(['brand', 'brand', 'brand', 'compact']),
  }
}

/** Whether this run tries on a story what `npm test` tries on every fourth one, and `npm run assure` on each. */
export function isSampled(storyId: string): boolean {
  return import.meta.env.VITE_STORY_RUN ? true : pickerOf(storyId)([true, false, false, false])
}

/** Takes one of a few by a hash of the id (FNV-1a), another at each call, the same ones in every run. */
function pickerOf(id: string) {
  let hash = 0x811c9dc5
  const stir = (text: string) => {
    for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  }
  stir(id)
  return <Value>(values: readonly Value[]): Value => {
    stir('next')
    return values[(hash >>> 8) % values.length] as Value
  }
}
