// @ts-check
// Builds what `npm start` and the end-to-end tests run, where it is missing or older than what it is made of.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

/** @param {string} path a file or folder of the project */
function newestIn(path) {
  const full = join(root, path)
  if (!existsSync(full)) return 0
  const { mtimeMs } = statSync(full)
  if (!statSync(full).isDirectory()) return mtimeMs
  const files = readdirSync(full, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Math.max(mtimeMs, ...files.map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs))
}

/**
 * @param {string} what
 * @param {{ made: string, from: readonly string[], command: readonly string[] }} step `made` is the file that its build writes last
 */
async function buildWhenOlder(what, { made, from, command }) {
  const file = join(root, made)
  if (existsSync(file) && statSync(file).mtimeMs >= Math.max(...from.map(newestIn))) return
  console.log(`building ${what}`)
  // Said, because a test runner's own NODE_ENV would make it a development build.
  const { code, output } = await run(process.execPath, command, {
    quiet: true,
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`Building ${what} failed.\n${output}`)
}

/** The library, then the host app that embeds it. */
export async function ensureDemo() {
  await buildWhenOlder('the library', {
    made: 'dist/styles.layered.css',
    from: ['src', 'vite.config.ts', 'package.json', 'scripts/build.mjs'],
    command: ['scripts/build.mjs'],
  })
  await buildWhenOlder('the host app', {
    made: 'examples/host-app/dist/index.html',
    from: [
      'dist/styles.layered.css',
      'examples/host-app/index.html',
      'examples/host-app/src',
      'examples/host-app/public',
      'examples/host-app/vite.config.ts',
    ],
    command: [
      'node_modules/vite/bin/vite.js',
      'build',
      '--config',
      'examples/host-app/vite.config.ts',
      '--logLevel',
      'warn',
    ],
  })
}
