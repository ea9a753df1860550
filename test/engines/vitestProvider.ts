import { defineBrowserProvider } from '@vitest/browser'
import type { BrowserProvider, TestProject } from 'vitest/node'
import { startEngine } from './startEngine.ts'
import type { Engine, Wire } from './Wire.ts'

/** Larger than any width in which a test looks: a page that does not fit is shown scaled down. */
const size = { width: 1280, height: 1100 }

/** Browser tests and stories in an engine that Playwright cannot drive: Debian's Firefox, and WebKitGTK. */
export const engineProvider = (name: 'firefox' | 'webkit') =>
  defineBrowserProvider({
    name: 'engine',
    supportedBrowser: ['firefox', 'webkit'],
    options: {},
    providerFactory: (project) => createProvider(name, project),
  })

function createProvider(name: 'firefox' | 'webkit', _project: TestProject): BrowserProvider {
  let engine: Promise<Engine> | undefined
  const pages = new Map<string, Wire>()
  return {
    name: 'engine',
    supportsParallelism: false,
    getCommandsContext: (sessionId) => ({ page: pages.get(sessionId) }),
    async openPage(sessionId, url) {
      const page = pages.get(sessionId) ?? (await (await (engine ??= startEngine(name))).open(size))
      pages.set(sessionId, page)
      await page.goto(url)
    },
    async close() {
      await (await engine?.catch(() => undefined))?.close()
      engine = undefined
      pages.clear()
    },
  }
}
