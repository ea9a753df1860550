import type { StoryGlobals } from '../stories/StoryGlobals.ts'

/**
 * How a test run shows a story instead of plainly: any of brand, scheme, density, direction and language. All but the
 * language hold from the start; the language comes once `play` has ended (at once without a `play`), since `play` asks
 * for English words. Nothing is mounted anew, so what `play` brought about is then seen in that language. A story's own
 * globals and locale win. Only test runs ask.
 */
export function variantOf(_storyId: string): Partial<StoryGlobals> {
  return {}
}
