import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { chromiumLaunchOptions } from '../../../scripts/engines.mjs'
import { bundlePage } from '../bundlePage.ts'

/** A page with the built package in it, as a host's bundler would put it there. */
export interface OpenLeakPage {
  readonly page: Page
  readonly debug: CDPSession
  /** What the page wrote to its console, and what it threw. */
  readonly complaints: readonly string[]
  readonly close: () => Promise<void>
}

const origin = 'http://localhost'

export async function openLeakPage(): Promise<OpenLeakPage> {
  const files = await bundlePage(new URL('./leakPage.tsx', import.meta.url))
  const browser: Browser = await chromium.launch(chromiumLaunchOptions())
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
  await page.route(`${origin}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    if (name === '')
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Leaks</title><script type="module" src="/page.js"></script>',
      })
    const body = files.get(name)
    return body === undefined
      ? route.fulfill({ status: 204 })
      : route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto(`${origin}/`)
  await page.waitForFunction(() => 'leakPage' in window)
  const debug = await page.context().newCDPSession(page)
  await debug.send('HeapProfiler.enable')
  await debug.send('Performance.enable')
  return { page, debug, complaints, close: () => browser.close() }
}
