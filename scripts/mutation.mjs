// @ts-check
// Mutation testing, floor by floor: part of npm run assure, and a command of its own. Changes the code in thousands of
// small ways and asks of each whether a test notices. Writes docs/mutation.md when every floor was run; fails under 90 %.
// `node scripts/mutation.mjs client queries` runs those floors alone.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { floors } from '../test/mutation/floors.mjs'
import { leastScore, scoreOf, writeReport } from '../test/mutation/report.mjs'
import { reportSum } from './counts.mjs'
import { root, run, secondsSince } from './run.mjs'

/** @typedef {import('../test/mutation/report.mjs').FloorResult} FloorResult */

const folder = join(root, 'node_modules/.cache/stryker')

/**
 * @param {readonly string[]} names default: all
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runMutation(names = []) {
  const chosen = floors.filter(({ name }) => names.length === 0 || names.includes(name))
  await mkdir(folder, { recursive: true })
  /** @type {FloorResult[]} */
  const results = []
  for (const floor of chosen) {
    const result = await runFloor(floor)
    if (result === null) return { passed: 0, failures: [`mutation: Stryker failed at ${floor.name}`] }
    results.push(result)
  }
  const score = scoreOf(results.flatMap(({ mutants }) => mutants))
  console.log(`mutation score: ${score.percent.toFixed(1)} % of ${score.all} (${score.survived.length} live)`)
  if (chosen.length === floors.length)
    await writeFile(join(root, 'docs/mutation.md'), writeReport(results, new Date()))
  if (score.percent >= leastScore) return { passed: 1, failures: [] }
  return { passed: 0, failures: [`mutation: ${score.percent.toFixed(1)} % is less than ${leastScore} %`] }
}

/**
 * @param {import('../test/mutation/floors.mjs').Floor} floor
 * @returns {Promise<FloorResult | null>} `null` when Stryker itself failed
 */
async function runFloor(floor) {
  const start = performance.now()
  console.log(`\n── mutation: ${floor.name} ──`)
  const { code } = await run(
    process.execPath,
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'test/mutation/stryker.config.mjs'],
    { env: { XP_MUTATION_FLOOR: floor.name } },
  )
  if (code !== 0) return null
  const report = JSON.parse(await readFile(join(folder, `${floor.name.replaceAll(' ', '-')}.json`), 'utf8'))
  /** @type {FloorResult['mutants']} */
  const mutants = Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants.map((/** @type {any} */ mutant) => ({ ...mutant, file, source })),
  )
  console.log(`${floor.name}: ${scoreOf(mutants).percent.toFixed(1)} % in ${secondsSince(start)}`)
  return { floor, mutants }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  reportSum(await runMutation(process.argv.slice(2)))
}
