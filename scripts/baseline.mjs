// @ts-check
// npm run baseline: takes the pictures of the main views again. `test/baseline` compares with them.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureChromium, ensurePackages } from './ensure.mjs'
import { root, run } from './run.mjs'

await ensurePackages()
await ensureChromium()
await rm(join(root, 'test/baseline/pictures'), { recursive: true, force: true })
const { code } = await run(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'visual', '--reporter=dot'],
  { env: { XP_BASELINE: '1' } },
)
process.exitCode = code
