// @ts-check
// npm test: installs what is missing, then the static gates and every Vitest project. The last line is the sum.
import { reportSum, sumOf } from './counts.mjs'
import { ensureChromium, ensureOtherEngines, ensurePackages } from './ensure.mjs'
import { runGates } from './gates.mjs'
import { runMutation } from './mutation.mjs'
import { projects, runInEngines, runInOldestChromium, runProject } from './projects.mjs'
import { secondsSince } from './run.mjs'

async function ensureEngines() {
  await ensureChromium()
  return ensureOtherEngines()
}

const start = performance.now()
/** @type {import('./counts.mjs').Counts[]} */
const results = []

try {
  await ensurePackages()
  // The gates need no browser.
  const [others, gates] = await Promise.all([ensureEngines(), runGates()])
  results.push(gates)
  for (const project of projects) results.push(await runProject(project))
  // Tools of Node beside Firefox and WebKit, which leave the processor half idle.
  results.push(...(await Promise.all([runInEngines(others), runProject('package')])))
  if (process.env.XP_ASSURE) {
    results.push(await runInOldestChromium(), await runMutation())
    // It imports packages, which a fresh machine does not have until now.
    const { runBesideBase } = await import('./besideBase.mjs')
    results.push(await runBesideBase())
  }
} catch (error) {
  results.push({ passed: 0, failures: [error instanceof Error ? error.message : String(error)] })
}
console.log(`\n${secondsSince(start)} in all`)
reportSum(sumOf(results))
