// @ts-check
// npm run check: the static gate, and the tests of the built package.
import { ensurePackages } from './ensure.mjs'
import { runGates } from './gates.mjs'
import { runProject } from './projects.mjs'

await ensurePackages()
const gates = await runGates()
const tests = await runProject('package')
const failed = gates.failed + tests.failed
console.log(`${gates.passed + tests.passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
