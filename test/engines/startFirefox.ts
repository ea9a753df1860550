import puppeteer, { type BrowserContext, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core'
import { stopper } from '../../scripts/engines.mjs'
import { until } from './until.ts'
import type { Size, Wire, WireEngine } from './Wire.ts'

/** Firefox as it is, by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<WireEngine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-GB, en',
      'intl.locale.requested': 'en-GB',
      // A request of its own would be counted as one of the page.
      'network.captive-portal-service.enabled': false,
      'ui.prefersReducedMotion': 0,
    },
  })
  const child = browser.process()
  const stop = child ? stopper(child) : () => Promise.resolve()
  return {
    async open(size) {
      const context = await browser.createBrowserContext()
      return wireOf(context, await context.newPage(), size)
    },
    async close() {
      await browser.close().catch(() => undefined)
      await stop()
    },
  }
}

async function wireOf(context: BrowserContext, page: Page, size: Size): Promise<Wire> {
  await page.setViewport(size)
  // Not asked by WebKit's driver: who says where to go has said that the page may be left.
  page.on('dialog', (asked) => void (asked.type() === 'beforeunload' && asked.accept()))
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    // Its own idea of the address stays behind when a page comes from the back-forward cache.
    url: () => page.evaluate(() => location.href),
    async move(way) {
      if (way === 'reload') await page.reload({ waitUntil: 'domcontentloaded' })
      else await page.evaluate(way === 'back' ? () => history.back() : () => history.forward())
    },
    async run<Result>(script: (...args: never[]) => unknown, ...args: readonly unknown[]) {
      const result = await page.evaluateHandle(script as (...args: unknown[]) => unknown, ...args)
      return (result.asElement() ?? (await result.jsonValue())) as Result
    },
    click: (element, count) => (element as ElementHandle).click({ count }),
    async press(key) {
      const keys = key.split('+') as KeyInput[]
      const last = keys.pop() as KeyInput
      for (const held of keys) await page.keyboard.down(held)
      await page.keyboard.press(last)
      for (const held of keys) await page.keyboard.up(held)
    },
    type: (text) => page.keyboard.type(text),
    hover: (element) => (element as ElementHandle).hover(),
    resize: (to) => page.setViewport(to),
    cookies: () => context.cookies(),
    async another(open) {
      if (!open) return wireOf(context, await context.newPage(), size)
      const known = await context.pages()
      await open()
      const opened = () => context.pages().then((pages) => pages.find((each) => !known.includes(each)))
      return wireOf(
        context,
        await until('another window', async () => (await opened()) ?? 'is not there'),
        size,
      )
    },
    async setHidden(isHidden) {
      if (isHidden) await context.newPage()
      else await page.bringToFront()
    },
    setOffline: (isOffline) => page.setOfflineMode(isOffline),
    close: () => context.close(),
  }
}
