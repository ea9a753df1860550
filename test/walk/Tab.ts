import type { BrowserContext, Locator, Page, Request } from 'playwright'
import { isAskedByBrowser } from '../support/isAskedByBrowser.ts'
import { locate, look, type Screen, type Thing } from './Screen.ts'

export type MemberName = 'Ines' | 'Noor'
export type TabName = 'first' | 'second' | 'private'

export interface SentRequest {
  readonly request: Request
  /** Whose page it came from, as far as that was sure. */
  readonly member: MemberName | null
}

/** A tab of a member's browser. What is on it is found by roles and names. */
export class Tab {
  readonly name: TabName
  /** Which of all tabs: who opens another one after closing it knows nothing of what was under way there. */
  readonly place: string
  readonly page: Page
  readonly context: BrowserContext
  /** What the page wrote to its console, and what it threw. */
  readonly lines: string[] = []
  readonly addresses = new Set<string>()
  readonly requests: SentRequest[] = []
  /** Whom the page was last seen to belong to; `null` while it is changing. */
  shown: MemberName | null = null
  /** Counts loads and sign-ins. */
  life = 0
  /** Tokens that this load of the page was given. */
  grants = 0
  readonly underWay = new Set<Request>()
  /** As far as it was told: Firefox says nothing of Back and Forward within a page, so that `page.url()` is behind. */
  private address = 'about:blank'

  constructor(name: TabName, page: Page, place: string) {
    this.name = name
    this.place = place
    this.page = page
    this.context = page.context()
    page.setDefaultTimeout(patienceMs)
    page.on('console', (message) => this.lines.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => this.lines.push(`thrown: ${error.message}`))
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
    page.on('framenavigated', () => {
      this.address = page.url()
      this.addresses.add(this.address)
    })
    page.on('request', (request) => {
      this.requests.push({ request, member: this.shown })
      // What the page before it asked for ends with it, and not always says so.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
        this.underWay.clear()
        this.shown = null
      }
      this.underWay.add(request)
    })
    page.on('requestfinished', (request) => this.underWay.delete(request))
    page.on('requestfailed', (request) => this.underWay.delete(request))
    page.on('response', (response) => {
      if (response.url().endsWith('/api/member-token') && response.ok()) this.grants += 1
    })
  }

  async look(): Promise<Screen> {
    await this.findAddress()
    return look(this.page)
  }

  private async findAddress(): Promise<void> {
    this.address = await this.page.evaluate(() => location.href).catch(() => this.address)
    this.addresses.add(this.address)
  }

  /** Where in the hub, as a path. */
  get where(): string {
    const { hash, pathname } = new URL(this.address)
    return hash.slice(1) || (pathname.startsWith('/rewards') ? pathname.slice('/rewards'.length) : '') || '/'
  }

  /** The offer that the address names. */
  get offer(): string | null {
    return /^\/offers\/([^/]+)/.exec(this.where)?.[1] ?? null
  }

  /** Whoever the site says is signed in. */
  async member(): Promise<MemberName | null> {
    return memberIn(await this.contents())
  }

  /** False where it cannot be pressed. */
  async press(screen: Screen, thing: Thing, isDouble = false): Promise<boolean> {
    const found = locate(this.page, screen, thing)
    return isDone(isDouble ? found.dblclick(soon) : found.click(soon))
  }

  /** Types it over what stands in the field. Gives that; `null` where nothing can be typed. */
  async fill(screen: Screen, thing: Thing, text: string): Promise<string | null> {
    const field = locate(this.page, screen, thing)
    const before = await field.inputValue(soon).catch(() => null)
    // Out of reach while it is sent. Playwright does not look, types nowhere, and in Firefox empties it.
    if (await field.evaluate((element) => element.closest('[inert]') !== null, null, soon).catch(() => true))
      return null
    if (!(await isDone(this.write(field, text)))) return null
    // It may have gone out of reach meanwhile.
    const isUntouched = before !== text && (await field.inputValue(soon).catch(() => null)) === before
    return isUntouched ? null : before
  }

  /** By keys in Firefox: there Playwright sets the value past React, which takes it for one that it knows. */
  private async write(field: Locator, text: string): Promise<void> {
    if (this.context.browser()?.browserType().name() !== 'firefox') return field.fill(text, soon)
    await field.fill('', soon)
    // Two answers of the browser for each letter: where both cores are taken, half a text would be all that is typed.
    await field.pressSequentially(text)
  }

  /** A button of the site itself. */
  async pressOwn(name: string): Promise<boolean> {
    const button = this.page.getByRole('button', { name, exact: true })
    return (await button.count().catch(() => 0)) > 0 && isDone(button.click(soon))
  }

  /** Until the page has done what it can do without another answer and without time. */
  async turn(): Promise<void> {
    await this.page.evaluate(takeTurns).catch(() => {})
    await this.findAddress()
  }

  /** Which document is in the tab: a load makes another one. */
  document(): Promise<string> {
    return this.page
      .evaluate(() => ((globalThis as { walkDocument?: string }).walkDocument ??= crypto.randomUUID()))
      .catch(() => '')
  }

  /** Whether the browser asks before the page goes. A browser does so only once somebody has pressed something. */
  asks(): Promise<boolean> {
    return this.page.evaluate(isAskedByBrowser).catch(() => false)
  }

  /** A way of the site's own to a place in the hub: no load. */
  async lead(place: string): Promise<void> {
    await this.page.evaluate((to) => {
      if (location.pathname.startsWith('/rewards')) {
        history.pushState(null, '', `/rewards${to}`)
        dispatchEvent(new PopStateEvent('popstate'))
      } else location.hash = to
    }, place)
  }

  /** All that the page holds as text, in shadow roots and fields too; `''` while it is between two. */
  contents(): Promise<string> {
    return this.page.evaluate(readContents).catch(() => '')
  }
}

/** No walk waits for time: this only ends one that hangs. */
const patienceMs = 60_000

/** What is covered never can be pressed. */
const soon = { timeout: 5_000 }

const isDone = (action: Promise<unknown>): Promise<boolean> =>
  action.then(
    () => true,
    () => false,
  )

/** Promises, and tasks such as React's, which come by a channel of messages. */
async function takeTurns(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1)
    await new Promise<unknown>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
}

/** As the site says it on top of each page. */
export function memberIn(contents: string): MemberName | null {
  const name = /Signed in as (Ines|Noor)/.exec(contents)?.[1]
  return name === 'Ines' || name === 'Noor' ? name : null
}

function readContents(): string {
  const texts: string[] = []
  const read = (root: ParentNode) => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) read(element.shadowRoot)
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        texts.push(element.value)
    }
    texts.push(root instanceof ShadowRoot ? (root.textContent ?? '') : document.body.innerText)
  }
  read(document)
  return texts.join('\n')
}
