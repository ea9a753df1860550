// @ts-check
// npm run api: builds the package and writes its public surface into docs/api, which test/package/api.test.ts holds.
import { ensurePackages } from './ensure.mjs'
import { root, run, runNode } from './run.mjs'

await ensurePackages()
await runNode('scripts/build.mjs', [])
const { code } = await run(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'package',
    'test/package/api.test.ts',
    '--reporter=dot',
  ],
  { cwd: root, env: { UPDATE_DOCS: '1' } },
)
process.exitCode = code
