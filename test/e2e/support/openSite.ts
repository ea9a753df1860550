import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright'
import { expect, onTestFinished } from 'vitest'
import { type Sandbox, sandboxMembers, type SandboxOptions } from '../../../src/sandbox/index.ts'
import { asMember } from '../../support/asMember.ts'
import { startDemo } from '../../../examples/startDemo.mjs'
import { chromiumLaunchOptions } from '../../../scripts/engines.mjs'

export interface Viewport {
  readonly width: number
  readonly height: number
}

/** The three servers of `npm start` on free ports, and a browser in front of them, until the test has finished. */
export interface Site {
  readonly url: string
  /** Where the browser finds the Service. */
  readonly serviceUrl: string
  readonly sandbox: Sandbox
  readonly page: Page
  readonly context: BrowserContext
  /** What the page wrote to its console, and what it threw, since it was opened. */
  readonly console: readonly string[]
  /** Every request that left the page, to whichever server. */
  readonly requests: readonly Request[]
  /** Moves time on, for the Service and for the page alike; no timer fires. What is on its way arrives before, and is old after. */
  readonly skip: (ms: number) => Promise<void>
  /** Moves the page's time on; a timer that is due fires, once. Only with `hasClock`. */
  readonly pass: (ms: number) => Promise<void>
}

export interface SiteOptions {
  readonly viewport?: Viewport
  readonly sandbox?: SandboxOptions
  /** Default true: the members of the demonstration have accepted the terms. */
  readonly hasAcceptedTerms?: boolean
  /** The page's timers are under control: for what it would do only after a while. */
  readonly hasClock?: boolean
  /** Default true: the backend tells pages what is new. False: its stream is blocked, and pages poll. */
  readonly hasNews?: boolean
}

export const desktop: Viewport = { width: 1280, height: 900 }
export const phone: Viewport = { width: 390, height: 844 }

let browser: Promise<Browser> | null = null

/** One browser for a file; each site has a context of its own. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
  browser = null
}

/** With `XP_NOW`, how far this process is ahead of the clock of its machine, which the browser goes by. */
const otherDayMs = () =>
  import.meta.env.VITE_NOW ? Math.round(Date.now() - performance.timeOrigin - performance.now()) : 0

export async function openSite({
  viewport = desktop,
  sandbox: options = {},
  hasAcceptedTerms = true,
  hasClock = false,
  hasNews = true,
}: SiteOptions = {}): Promise<Site> {
  let skippedMs = 0
  const lines: string[] = []
  const demo = await openDemo({ now: () => Date.now() + skippedMs, ...options }, hasAcceptedTerms)
  browser ??= chromium.launch(chromiumLaunchOptions())
  const context = await (
    await browser
  ).newContext({ viewport, locale: 'en-GB', hasTouch: viewport.width < 700 })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await tell(page, lines, demo.sandbox)
  })
  page.setDefaultTimeout(15_000)
  if (hasClock) await page.clock.install()
  if (!hasNews) await page.route('**/api/member-news?*', (route) => route.abort())
  await page.addInitScript((aheadMs) => {
    const realNow = Date.now.bind(Date)
    Date.now = () => realNow() + aheadMs + ((window as { skippedMs?: number }).skippedMs ?? 0)
  }, otherDayMs())
  const requests: Request[] = []
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => lines.push(`thrown: ${error.message}`))
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    requests.push(request)
    underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return {
    url: demo.url,
    serviceUrl: demo.serviceUrl,
    sandbox: demo.sandbox,
    page,
    context,
    console: lines,
    requests,
    async skip(ms) {
      await expect.poll(() => underWay.size, { timeout: 15_000 }).toBe(0)
      // What has just arrived is taken in first.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
      skippedMs += ms
      await page.evaluate((total) => {
        ;(window as { skippedMs?: number }).skippedMs = total
      }, skippedMs)
    },
    async pass(ms) {
      await page.clock.fastForward(ms)
    },
  }
}

/** What a test that failed saw last, for who reads of it in CI and cannot look. */
async function tell(page: Page, lines: readonly string[], { log }: Sandbox): Promise<void> {
  const seen = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String)
  const asked = log.slice(-12).map(({ method, path, status }) => `${method} ${path} ${String(status)}`)
  console.error(['The page when the test failed:', page.url(), seen, ...lines, ...asked].join('\n'))
}

/** The three servers alone, until the test has finished. */
export async function openDemo(sandbox: SandboxOptions, hasAcceptedTerms: boolean) {
  const demo = await startDemo({ sandbox })
  onTestFinished(() => demo.close())
  if (hasAcceptedTerms) await acceptTerms(demo.sandbox)
  // What the demonstration itself asked for, its webhook and the terms, is not what a test is about.
  demo.sandbox.control.clearLog()
  return demo
}

/** As if they had been here before. */
async function acceptTerms(sandbox: Sandbox): Promise<void> {
  for (const member of [sandboxMembers.fresh, sandboxMembers.withFewPoints]) {
    await asMember(sandbox, member, '/v1/terms/acceptances', { type: 'TERMS_OF_SERVICE', version: '3.1' })
  }
}
