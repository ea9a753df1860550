import type { BrowserContext, Page, Request } from 'playwright'
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
  /** Whether the browser asked before it left the page. */
  wasAsked = false
  private readonly underWay = new Set<Request>()
  private lastTraffic = 0

  constructor(name: TabName, page: Page) {
    this.name = name
    this.page = page
    this.context = page.context()
    page.setDefaultTimeout(4_000)
    page.on('console', (message) => this.lines.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => this.lines.push(`thrown: ${error.message}`))
    page.on('dialog', (dialog) => {
      this.wasAsked = true
      dialog.accept().catch(() => {})
    })
    page.on('framenavigated', () => this.addresses.add(page.url()))
    page.on('request', (request) => {
      this.requests.push({ request, member: this.shown })
      this.underWay.add(request)
      this.lastTraffic = Date.now()
    })
    const end = (request: Request) => {
      this.underWay.delete(request)
      this.lastTraffic = Date.now()
    }
    page.on('requestfinished', end)
    page.on('requestfailed', end)
    page.on('response', (response) => {
      if (response.url().endsWith('/api/member-token') && response.ok()) this.grants += 1
    })
  }

  look(): Promise<Screen> {
    return look(this.page)
  }

  /** Where in the hub, as a path. */
  get where(): string {
    const { hash, pathname } = new URL(this.page.url())
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
    const options = { timeout: 1_500 }
    return (isDouble ? found.dblclick(options) : found.click(options)).then(
      () => true,
      () => false,
    )
  }

  async fill(screen: Screen, thing: Thing, text: string): Promise<boolean> {
    return locate(this.page, screen, thing)
      .fill(text, { timeout: 1_500 })
      .then(
        () => true,
        () => false,
      )
  }

  /** Until no request is under way, and what came is on the screen. What hangs is not waited for. */
  async settle(maxMs = 1_500): Promise<void> {
    const end = Date.now() + maxMs
    // What a press sets off may take its time to ask for something.
    this.lastTraffic = Date.now()
    for (;;) {
      const isQuiet = this.underWay.size === 0 && Date.now() - this.lastTraffic > 80
      if (isQuiet || Date.now() > end) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
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
