import type { BrowserContext, Page } from 'playwright'
import type { Payload } from './corpus.ts'
import type { Variant } from './hostileSandbox.ts'
import type { Inspection } from './page/inspectCases.ts'
import type { HostilePage } from './page/main.tsx'
import type { HostileServers } from './serveHostile.ts'

export interface Batch {
  readonly payloads: readonly Payload[]
  readonly variant: Variant
  /** Of the refusals, where all are. */
  readonly status?: number
  /** Default: every case. */
  readonly only?: readonly string[]
  /** Types the text into every field too, and sends. Default false. */
  readonly isUsed?: boolean
  readonly widths: readonly number[]
}

export interface Outcome {
  /** What broke a promise: the payload, the case, the words. */
  readonly failures: readonly string[]
  readonly words: Inspection['words']
}

type Staged = Window & { readonly hostile: HostilePage; readonly reported: string[] }

const settleMs = 60_000

/** Shows a few payloads side by side, each in a session of its own, and looks at all that they could have done. */
export async function runBatch(
  context: BrowserContext,
  servers: HostileServers,
  batch: Batch,
): Promise<Outcome> {
  const { payloads, variant, status = 400, only = null, isUsed = false, widths } = batch
  const failures: string[] = []
  const page = await context.newPage()
  const nameOf = (slot: string) => payloads[Number(slot)]?.name ?? 'page'
  const note = (where: string, what: string) => failures.push(`${where}: ${what.slice(0, 400)}`)
  const all = payloads.map(({ name }) => name).join(', ')
  const origins = [servers.pageUrl, servers.serviceUrl]
  page.on('dialog', (dialog) => {
    note(all, `opens a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => note(all, `opens a window: ${popup.url()}`))
  page.on('framenavigated', (frame) => {
    if (frame.url() !== `${servers.pageUrl}/`) note(all, `leads the page to ${frame.url()}`)
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith('data:') && !origins.includes(new URL(url).origin)) note(all, `asks ${url}`)
  })
  page.on('pageerror', (error) => note(all, `throws ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    // A refusal, which the browser says by itself, is what some of these Services are made of.
    if (!/^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text()))
      note(all, `writes to the console: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.headers()['x-broken-test'] !== undefined)
      note(all, `breaks the test's own server at ${response.url().slice(0, 200)}`)
  })
  try {
    await page.setViewportSize({ width: widths[0] ?? 1280, height: 900 })
    await page.goto(servers.pageUrl)
    const slots = await Promise.all(payloads.map(({ text }) => servers.add(text, variant, status)))
    await page.evaluate(([staged, cases]) => (window as unknown as Staged).hostile.stage(staged, cases), [
      slots,
      only,
    ] as const)
    let words: Inspection['words'] = []
    const inspect = async (how = '') => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await settle(page)
        const texts = payloads.map(({ text }) => text)
        const found = await page.evaluate(
          (options) => (window as unknown as Staged).hostile.inspect(options),
          { texts, pageOrigin: servers.pageUrl, isStateless: variant === 'all' },
        )
        for (const failure of found.failures) {
          const [slot = '', ...rest] = failure.split(' ')
          note(nameOf(slot), `${rest.join(' ')} [${variant}, ${String(width)} px${how}]`)
        }
        for (const error of found.thrown.splice(0)) note(all, `breaks a component: ${error}`)
        words = [...words, ...found.words]
      }
    }
    await inspect()
    if (isUsed) {
      await page.evaluate(
        (texts) => (window as unknown as Staged).hostile.useFields(texts),
        payloads.map(({ text }) => text),
      )
      await settle(page)
      await inspect(', used')
    }
    for (const report of await page.evaluate(() => (window as unknown as Staged).reported)) note(all, report)
    return { failures: [...new Set(failures)], words }
  } catch (error) {
    note(all, `could not be looked at: ${String(error)}`)
    return { failures, words: [] }
  } finally {
    await page.close()
  }
}

/** Nothing under way, nothing on its way in, and the page as it was a moment ago. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const { hostile, seen } = window as unknown as Staged & { seen?: { html: number; times: number } }
      const html = hostile.html()
      const times = !hostile.isBusy() && seen?.html === html ? seen.times + 1 : 0
      Object.assign(window, { seen: { html, times } })
      return times >= 3
    },
    null,
    { polling: 60, timeout: settleMs },
  )
  await page.evaluate(() => Object.assign(window, { seen: undefined }))
}

/** Before any script of the page: what a script of a payload would call, and what a policy would report. */
export function plantCanaries(): void {
  const reported: string[] = []
  Object.assign(window, { reported })
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sample, sourceFile }) => {
      reported.push(
        `is reported by the policy: ${violatedDirective} ${blockedURI} ${sample} ${String(sourceFile)}`,
      )
    },
  )
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open', 'msgbox'] as const) {
    Object.defineProperty(window, name, { value: () => reported.push(`runs a script: ${name}`) })
  }
  Object.defineProperty(window, '__xss', { set: () => void reported.push('runs a script: __xss') })
  addEventListener(
    'unhandledrejection',
    ({ reason }) => void reported.push(`leaves a rejection: ${String(reason)}`),
  )
  let { title } = document
  const watch = new MutationObserver(() => {
    if (title !== '' && document.title !== title) reported.push(`changes the title: ${document.title}`)
    title = document.title
  })
  watch.observe(document, { subtree: true, childList: true })
}
