// @ts-check
// npm test: installs what is missing, then the static gates and every Vitest project. The last line is the sum.
import { ensureChromium, ensurePackages } from './ensure.mjs'
import { runGates } from './gates.mjs'
import { runMutation } from './mutation.mjs'
import { projects, runProject } from './projects.mjs'
import { secondsSince } from './run.mjs'

const start = performance.now()
let passed = 0
let failed = 0
/** @param {{ passed: number, failed: number }} counts */
const add = (counts) => {
  passed += counts.passed
  failed += counts.failed
}

try {
  await ensurePackages()
  await ensureChromium()
  add(await runGates())
  for (const project of projects) add(await runProject(project))
  if (process.env.XP_ASSURE) add(await runMutation())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  failed += 1
}
console.log(`\n${secondsSince(start)} in all`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
