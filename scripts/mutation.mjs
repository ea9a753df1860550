// @ts-check
// Mutation testing by Stryker, floor by floor: part of npm run assure, and a command of its own. It changes the code in
// thousands of small ways and checks of each whether a test notices. `node scripts/mutation.mjs client queries` runs these
// floors alone, `… contract --file src/contract/offer.ts` one file, `--concurrency 1` on a machine that others use too.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { floors } from '../test/mutation/floors.mjs'
import { reportText, scoreOf } from '../test/mutation/report.mjs'
import { reportSum } from './counts.mjs'
import { root, run, secondsSince } from './run.mjs'

/** @typedef {import('../test/mutation/report.mjs').FloorResult} FloorResult */
/**
 * Only these files, by these tests alone, with commas between them; in so many processes.
 * @typedef {{ file?: string | undefined, tests?: string | undefined, concurrency?: string | undefined }} Options
 */

const artifacts = join(root, 'artifacts')
const names = floors.map(({ name }) => name)

/**
 * @param {readonly string[]} [asked] names of floors; default: all
 * @param {Options} [options]
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runMutation(asked = [], options = {}) {
  const unknown = asked.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new Error(`No floor ${unknown.join(', ')}. The floors are ${names.join(', ')}.`)
  const results = []
  const failures = []
  let passed = 0
  for (const floor of floors.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    const { hasPassed, result } = await runFloor(floor, options)
    if (result) results.push(result)
    if (hasPassed) passed += 1
    else failures.push(`mutation: ${floor.name}`)
  }
  await mkdir(artifacts, { recursive: true })
  await writeFile(join(artifacts, 'mutation.md'), reportText(results))
  console.log('Written to artifacts/mutation.md, and a page for each floor to artifacts/mutation.')
  return { passed, failures }
}

/**
 * Stryker fails under the score of stryker.config.mjs.
 * @param {import('../test/mutation/floors.mjs').Floor} floor
 * @param {Options} options
 * @returns {Promise<{ hasPassed: boolean, result: FloorResult | null }>}
 */
async function runFloor(floor, { file, tests, concurrency }) {
  const start = performance.now()
  const only = [
    ...(file === undefined ? [] : ['--mutate', file]),
    ...(concurrency === undefined ? [] : ['--concurrency', concurrency]),
  ]
  const report = join(root, 'node_modules/.cache/stryker', `${floor.name.replaceAll(' ', '-')}.json`)
  await rm(report, { force: true })
  const { code } = await run(
    process.execPath,
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'test/mutation/stryker.config.mjs', ...only],
    { env: { XP_MUTATION_FLOOR: floor.name, XP_MUTATION_TESTS: tests ?? '' } },
  )
  const text = await readFile(report, 'utf8').catch(() => null)
  if (text === null) return { hasPassed: false, result: null }
  /** @type {FloorResult['mutants']} */
  const mutants = Object.entries(JSON.parse(text).files).flatMap(([path, { source, mutants: found }]) =>
    found.map((/** @type {any} */ mutant) => ({ ...mutant, file: path, source })),
  )
  console.log(`${floor.name}: ${scoreOf(mutants).percent.toFixed(1)} % in ${secondsSince(start)}`)
  return { hasPassed: code === 0, result: { floor, mutants } }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { file: { type: 'string' }, tests: { type: 'string' }, concurrency: { type: 'string' } },
  })
  reportSum(await runMutation(positionals, values))
}
