// @ts-check
// Is what a member waits for slower than before? The branch beside the commit that it left, in turns, in one run: part of
// npm run assure, and a command of its own. `npm run beside-base -- --base <commit> --rounds 9`.
import { parseArgs } from 'node:util'
import { pathToFileURL } from 'node:url'
import { checkOut, findBase } from '../test/bench/base/checkOut.mjs'
import { judge, limit } from '../test/bench/base/judge.mjs'
import { measureBeside } from '../test/bench/base/measureBeside.mjs'
import { sectionText } from '../test/bench/report.mjs'
import { reportSum } from './counts.mjs'
import { runNode, secondsSince } from './run.mjs'

/**
 * @param {{ base?: string | undefined, rounds?: number }} [options] a commit; without it the one at which the branch left the
 * main line, and on the main line the one before
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runBesideBase({ base: wanted = process.env.XP_BASE, rounds = 9 } = {}) {
  const since = performance.now()
  console.log('\n── beside its base ──')
  const found = await findBase(wanted)
  if ('why' in found) return { passed: 0, failures: [], skipped: [`beside its base: ${found.why}`] }
  await runNode('scripts/build.mjs', [])
  const base = await checkOut(found.commit)
  try {
    const measured = await measureBeside(base.root, rounds)
    const section = {
      title: `Beside ${found.commit.slice(0, 8)}`,
      text: `Milliseconds. Fails above ${limit} in two measurements.`,
      columns: ['what', 'before', 'now', 'ratio', 'again'],
      rows: measured.map(({ row }) => row),
    }
    console.log(`\n${sectionText(section)}\n\n${secondsSince(since)}`)
    return judge(measured)
  } finally {
    await base.remove()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: { base: { type: 'string' }, rounds: { type: 'string', default: '9' } },
  })
  reportSum(await runBesideBase({ base: values.base, rounds: Number(values.rounds) }))
}
