import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { floors } from './floors.mjs'

const floor = floors.find(({ name }) => name === process.env.XP_MUTATION_FLOOR)
const onlyTests = process.env.XP_MUTATION_TESTS?.split(',').filter(Boolean) ?? []

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    include: onlyTests.length > 0 ? onlyTests : (floor?.tests ?? []),
    exclude: [
      '**/node_modules/**',
      'test/**/*.{browser,e2e,visual}.test.{ts,tsx}',
      // It sets the machine's time zone, which a process has and a thread of Stryker's has not.
      'test/i18n/calendarDays.zone.test.ts',
    ],
    setupFiles: ['test/setup.unit.ts'],
    env: { XP_ASSURE: '', XP_MUTATION: '1' },
    // Most of a run is loading modules, so all test files of a run share them.
    isolate: false,
    fileParallelism: false,
    testTimeout: 8_000,
  },
})
