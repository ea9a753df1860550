/**
 * What a store calls a list of offers: each id once, without rows that are none. By hand: a schema of zod here would
 * take zod out of what a page loads at once, and that costs every page more than it weighs.
 *
 * @throws for what is no list.
 */
export function readSavedIds(answer: unknown): readonly string[] {
  if (!Array.isArray(answer))
    throw new TypeError('@experience-program/react: `saved` gave no list of offers.')
  return [...new Set(answer.filter((row) => typeof row === 'string' && row !== ''))] as readonly string[]
}
