import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const folder = path('../../node_modules/.cache/xp/hostile')

/** Builds the page over the package, as a host does: the library's name leads to what was built. Gives the folder that it is in. */
export async function buildPage(): Promise<string> {
  const sources = readdirSync(path('page')).map((name) => path(`page/${name}`))
  const made = join(folder, 'index.html')
  const isFresh =
    existsSync(made) &&
    [path('../../dist/styles.layered.css'), ...sources].every(
      (file) => statSync(file).mtimeMs <= statSync(made).mtimeMs,
    )
  if (isFresh) return folder
  const before = process.env.NODE_ENV
  // A test runner's own would make it a development build.
  process.env.NODE_ENV = 'production'
  await build({
    configFile: false,
    root: path('page'),
    mode: 'production',
    logLevel: 'warn',
    plugins: [react()],
    // What is inlined as `data:` would need a hole in the policy.
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0, target: 'chrome117' },
  })
  process.env.NODE_ENV = before
  return folder
}
