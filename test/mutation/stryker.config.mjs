// @ts-check
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { floors, minScore } from './floors.mjs'

const floor = floors.find(({ name }) => name === process.env.XP_MUTATION_FLOOR)
if (!floor) throw new Error('XP_MUTATION_FLOOR names no floor of test/mutation/floors.mjs.')
const folder = 'node_modules/.cache/stryker'
const file = floor.name.replaceAll(' ', '-')

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: floor.mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('developerTexts.mjs', import.meta.url))],
  ignorers: ['developer-texts'],
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Workers mostly wait for timers.
  concurrency: 4,
  ignorePatterns: [
    '**',
    '!src/**',
    '!test/**',
    '!docs/**',
    '!package.json',
    '!tsconfig.json',
    'test/react-18/**',
    'test/baseline/**',
  ],
  tempDirName: join(tmpdir(), `xp-mutation-${file}`),
  // A mutant that no change touched keeps its result.
  incremental: true,
  incrementalFile: `${folder}/${file}.incremental.json`,
  thresholds: { high: 95, low: 90, break: minScore },
  reporters: ['json', 'html', 'progress-append-only'],
  htmlReporter: { fileName: `artifacts/mutation/${file}.html` },
  jsonReporter: { fileName: `${folder}/${file}.json` },
  // A busy machine stretches time: a mutant that only waits for a core must not count as found.
  timeoutMS: 120_000,
  timeoutFactor: 2,
}
