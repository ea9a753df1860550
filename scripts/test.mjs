// @ts-check
// npm test: installs what is missing, then the static gates and every Vitest project. The last line is the sum.
import { reportSum, sumOf } from './counts.mjs'
import { ensureChromium, ensureOtherEngines, ensurePackages } from './ensure.mjs'
import { runGates } from './gates.mjs'
import { runMutation } from './mutation.mjs'
import {
  besideEngines,
  projects,
  runInEngines,
  runInNewestNode,
  runInOldestChromium,
  runOnOtherDays,
  runProject,
} from './projects.mjs'
import { secondsSince } from './run.mjs'

async function ensureEngines() {
  await ensureChromium()
  return ensureOtherEngines()
}

/** @param {readonly string[]} names */
async function runLine(names) {
  const counts = []
  for (const name of names) counts.push(await runProject(name))
  return sumOf(counts)
}

const start = performance.now()
/** @type {import('./counts.mjs').Counts[]} */
const results = []

try {
  await ensurePackages()
  // The gates need no browser.
  const [others, gates] = await Promise.all([ensureEngines(), runGates()])
  results.push(gates)
  results.push(await runLine(projects))
  results.push(...(await Promise.all([runInEngines(others), runLine(besideEngines)])))
  if (process.env.XP_ASSURE) {
    results.push(await runInOldestChromium(), await runInNewestNode())
    results.push(await runOnOtherDays(), await runMutation())
    // It imports packages, which a fresh machine does not have until now.
    const { runBesideBase } = await import('./besideBase.mjs')
    results.push(await runBesideBase())
  }
} catch (error) {
  results.push({ passed: 0, failures: [error instanceof Error ? error.message : String(error)] })
}
console.log(`\n${secondsSince(start)} in all`)
reportSum(sumOf(results))
