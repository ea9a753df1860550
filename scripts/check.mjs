// @ts-check
// npm run check: the static gate, and the tests of the built package.
import { reportSum, sumOf } from './counts.mjs'
import { ensurePackages } from './ensure.mjs'
import { runGates } from './gates.mjs'
import { runProject } from './projects.mjs'

await ensurePackages()
const gates = await runGates()
reportSum(sumOf([gates, await runProject('package')]))
