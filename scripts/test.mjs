// @ts-check
// npm test: installs what is missing, then the static gates and every Vitest project. The last line is the sum.
import { reportSum, sumOf } from './counts.mjs'
import { ensureChromium, ensureOtherEngines, ensurePackages } from './ensure.mjs'
import { runGates } from './gates.mjs'
import { runMutation } from './mutation.mjs'
import { projects, runInEngines, runInOldestChromium, runProject } from './projects.mjs'
import { secondsSince } from './run.mjs'

const start = performance.now()
/** @type {import('./counts.mjs').Counts[]} */
const results = []

try {
  await ensurePackages()
  await ensureChromium()
  const others = await ensureOtherEngines()
  results.push(await runGates())
  for (const project of projects) results.push(await runProject(project))
  results.push(await runInEngines(others))
  if (process.env.XP_ASSURE) results.push(await runInOldestChromium(), await runMutation())
} catch (error) {
  results.push({ passed: 0, failures: [error instanceof Error ? error.message : String(error)] })
}
console.log(`\n${secondsSince(start)} in all`)
reportSum(sumOf(results))
