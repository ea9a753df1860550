// @ts-check
// What is mutated, and by which tests it is judged. Only tests in Node and jsdom: a mutant is a run of them, and there are thousands.

/** @typedef {{ name: string, mutate: string[], tests: string[] }} Floor */

/** @type {readonly Floor[]} */
export const floors = [
  { name: 'client', mutate: ['src/client/**/*.ts'], tests: ['test/client/**/*.test.ts'] },
  { name: 'contract', mutate: ['src/contract/**/*.ts'], tests: ['test/contract/**/*.test.ts'] },
  { name: 'queries', mutate: ['src/queries/**/*.{ts,tsx}'], tests: ['test/queries/**/*.test.{ts,tsx}'] },
  {
    name: 'intake form',
    mutate: ['src/components/interests/*.ts', 'src/components/interests/useLeaveGuard.tsx'],
    tests: ['test/components/interests/**/*.test.{ts,tsx}'],
  },
]
