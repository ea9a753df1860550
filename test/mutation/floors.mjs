// @ts-check
// What Stryker changes, and which tests must notice. Only tests in Node and jsdom: each of thousands of mutants is one run of them.

/** In per cent: under it the run of a floor fails. */
export const minScore = 90

/** @typedef {{ name: string, mutate: string[], tests: string[] }} Floor */

/** @type {readonly Floor[]} */
export const floors = [
  { name: 'base', mutate: ['src/base/**/*.ts'], tests: ['test/base/**/*.test.ts'] },
  { name: 'client', mutate: ['src/client/**/*.ts'], tests: ['test/client/**/*.test.ts'] },
  { name: 'contract', mutate: ['src/contract/**/*.ts'], tests: ['test/contract/**/*.test.ts'] },
  // The words themselves are held by test/locales and by who reads them.
  {
    name: 'i18n',
    mutate: ['src/i18n/*.{ts,tsx}'],
    tests: ['test/i18n/**/*.test.{ts,tsx}', 'test/base/calendarDate.zone.test.ts'],
  },
  { name: 'queries', mutate: ['src/queries/**/*.{ts,tsx}'], tests: ['test/queries/**/*.test.{ts,tsx}'] },
  { name: 'server', mutate: ['src/server/**/*.ts'], tests: ['test/server/**/*.test.ts'] },
  {
    name: 'interest form',
    // What lives in fields and forms of a page is held by tests in a browser.
    mutate: [
      'src/components/interests/{defaultAnswers,interestFormSchema,interestLimits,receiptWords,useAsking,useInterestForm,useRestoredFields}.ts',
      'src/components/common/useLeaveGuard.tsx',
    ],
    tests: ['test/components/interests/**/*.test.{ts,tsx}', 'test/components/common/useLeaveGuard.test.tsx'],
  },
]
