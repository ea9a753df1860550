// @ts-check
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { floors } from './floors.mjs'

const floor = floors.find(({ name }) => name === process.env.XP_MUTATION_FLOOR)
if (!floor) throw new Error('XP_MUTATION_FLOOR names no floor of test/mutation/floors.mjs.')
const folder = 'node_modules/.cache/stryker'
const file = floor.name.replaceAll(' ', '-')

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: floor.mutate,
  testRunner: 'vitest-kept',
  plugins: [
    '@stryker-mutator/vitest-runner',
    fileURLToPath(new URL('keptWorker.mjs', import.meta.url)),
    fileURLToPath(new URL('developerTexts.mjs', import.meta.url)),
  ],
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
  // A mutant that no change can have touched keeps its verdict.
  incremental: true,
  incrementalFile: `${folder}/${file}.incremental.json`,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `${folder}/${file}.json` },
  // Of the clock on the wall, which a busy machine stretches: a mutant that only starves must not count as found. Loops end by their count.
  timeoutMS: 120_000,
  timeoutFactor: 2,
}
