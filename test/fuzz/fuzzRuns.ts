/**
 * How often a property is tried, and from which seed: the same cases each time in `npm test`, others in each whole run.
 * A failure names its seed; `XP_FUZZ_SEED=… npx vitest run --project unit test/fuzz` repeats it.
 */
export function fuzzRuns(numRuns: number): { readonly numRuns: number; readonly seed?: number } {
  const given = Number(process.env.XP_FUZZ_SEED || Number.NaN)
  if (Number.isInteger(given)) return { numRuns, seed: given }
  return process.env.XP_ASSURE ? { numRuns } : { numRuns, seed: 5 }
}
