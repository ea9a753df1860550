import { run } from '../../scripts/run.mjs'
import { hostFolderOf, plantedFault } from './faults.mjs'

/** Builds the site that members walk on, and gives its folder. */
export async function buildHost(): Promise<string> {
  const { code, output } = await run(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'build',
      '--config',
      'test/walk/host/vite.config.ts',
      '--logLevel',
      'warn',
    ],
    // Said, because a test runner's own NODE_ENV would make it a development build.
    { quiet: true, env: { NODE_ENV: 'production' } },
  )
  if (code !== 0) throw new Error(`Building the site of the walks failed.\n${output}`)
  return hostFolderOf(plantedFault())
}
