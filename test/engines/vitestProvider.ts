import { defineBrowserProvider } from '@vitest/browser'
import type { BrowserModuleMocker, BrowserProvider } from 'vitest/node'
import { playwright } from '@vitest/browser-playwright'
import { engineToUse } from '../../scripts/engines.mjs'
import { type Engine, type EngineWindow, isPlaywrights, startEngine } from './startEngine.ts'

/** Larger than any width in which a test looks: a page that does not fit is shown scaled down. */
const size = { width: 1280, height: 1100 }

/** Stories, and browser tests that ask nothing of the provider, in Firefox or WebKit: Playwright's builds by its own provider. */
export const engineProvider = (name: 'firefox' | 'webkit') =>
  isPlaywrights(name)
    ? playwright({ launchOptions: { executablePath: engineToUse(name)?.path ?? '' } })
    : defineBrowserProvider({
        name: 'engine',
        supportedBrowser: [name],
        options: {},
        providerFactory: () => createProvider(name),
      })

function createProvider(name: 'firefox' | 'webkit'): BrowserProvider {
  let engine: Promise<Engine> | undefined
  const windows = new Map<string, EngineWindow>()
  return {
    name: 'engine',
    // Beside the other engine, which Vitest grants to those that can mock modules. Nothing here does.
    supportsParallelism: true,
    mocker: {} as BrowserModuleMocker,
    getCommandsContext: (sessionId) => ({ window: windows.get(sessionId) }),
    async openPage(sessionId, url) {
      const window = windows.get(sessionId) ?? (await (await (engine ??= startEngine(name))).open(size))
      windows.set(sessionId, window)
      await window.page.goto(url)
    },
    async close() {
      await (await engine?.catch(() => undefined))?.close()
      engine = undefined
      windows.clear()
    },
  }
}
