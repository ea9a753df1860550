import { type Browser, type BrowserContextOptions, chromium, type LaunchOptions } from 'playwright'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { chromiumLaunchOptions } from '../../scripts/engines.mjs'

/** One Chromium for a file of tests; `isWhole`: not the shell, which has no back-forward cache. */
export function useChromium({
  isWhole = false,
  ...options
}: LaunchOptions & WholeOption = {}): () => Browser {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ ...chromiumLaunchOptions({ isWhole }), ...options })
  })
  afterAll(() => browser.close())
  return () => browser
}

interface WholeOption {
  readonly isWhole?: boolean
}

/** A page, until the test has finished. `lines`: what it wrote to its console and threw. `requests`: `GET /path` of each. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    ...options,
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const lines: string[] = []
  const requests: string[] = []
  page.on('console', (message) => {
    // Of what could not be loaded the text alone does not say what it was.
    const url = message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : ''
    // One offer of the sandbox lacks its picture, which is asked for when it comes near the window: sooner or later.
    if (!url.includes('organ-loft-not-there')) lines.push(`${message.type()}: ${message.text()}${url}`)
  })
  page.on('pageerror', (error) => lines.push(`thrown: ${error.message}`))
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
  return { page, lines, requests }
}
