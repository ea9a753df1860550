import { type BrowserContext, chromium, firefox, type Page, webkit } from 'playwright'
import { chromiumLaunchOptions, type EngineName, engines, engineToUse } from '../../scripts/engines.mjs'
import { createPage } from './createPage.ts'
import type { EnginePage } from './EnginePage.ts'
import { startFirefox } from './startFirefox.ts'
import { startWebKit } from './startWebKit.ts'
import type { Size, Wire } from './Wire.ts'

/** A window of a running engine. */
export interface EngineWindow {
  readonly page: EnginePage
  readonly context: {
    readonly cookies: () => Promise<readonly { readonly name: string; readonly value: string }[]>
  }
  /** Another window of the same member: a new one, or that which its page opens by what is done. */
  readonly another: (open?: () => Promise<unknown>) => Promise<EngineWindow>
  /** As behind another tab, or in front again. */
  readonly setHidden: (isHidden: boolean) => Promise<void>
  /** Where a driver cannot cut the network, its page is only told so. */
  readonly setOffline: (isOffline: boolean) => Promise<void>
  readonly close: () => Promise<void>
}

export interface Engine {
  /** A window with a clean profile of its own. */
  readonly open: (size: Size) => Promise<EngineWindow>
  readonly close: () => Promise<void>
}

/** Whether it is one of those that Playwright drives: Chromium, and its own builds of the others. */
export const isPlaywrights = (name: EngineName) =>
  name === 'chromium' || engineToUse(name)?.source === 'Playwright'

/** Starts the engine that `scripts/ensure.mjs` found. */
export async function startEngine(name: EngineName): Promise<Engine> {
  if (isPlaywrights(name)) return startPlaywrights(name)
  const found = engineToUse(name)
  if (!found) throw new Error(`There is no ${engines[name].title} here: npm test says why.`)
  const engine = await (found.browser ? startWebKit(found.path, found.browser) : startFirefox(found.path))
  return { open: async (size) => windowOf(await engine.open(size)), close: engine.close }
}

const windowOf = (wire: Wire): EngineWindow => ({
  page: createPage(wire),
  context: { cookies: wire.cookies },
  another: async (open) => windowOf(await wire.another(open)),
  setHidden: wire.setHidden,
  setOffline: wire.setOffline,
  close: wire.close,
})

async function startPlaywrights(name: EngineName): Promise<Engine> {
  const options =
    name === 'chromium' ? chromiumLaunchOptions() : { executablePath: engineToUse(name)?.path ?? '' }
  const browser = await { chromium, firefox, webkit }[name].launch(options)
  const windowIn = (context: BrowserContext, page: Page): EngineWindow => {
    page.setDefaultTimeout(15_000)
    return {
      page,
      context: { cookies: () => context.cookies() },
      async another(open) {
        const [other] = open
          ? await Promise.all([context.waitForEvent('page'), open()])
          : [await context.newPage()]
        return windowIn(context, other)
      },
      // Its pages are all in front.
      setHidden: (isHidden) =>
        page.evaluate(
          (value) => {
            Object.defineProperty(document, 'visibilityState', { value, configurable: true })
            document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
          },
          isHidden ? 'hidden' : 'visible',
        ),
      setOffline: (isOffline) => context.setOffline(isOffline),
      close: () => context.close(),
    }
  }
  return {
    async open(viewport) {
      const context = await browser.newContext({ viewport, locale: 'en-GB' })
      return windowIn(context, await context.newPage())
    },
    close: () => browser.close(),
  }
}
