import type { Browser, BrowserContext } from 'playwright'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { Book } from '../model/Book.ts'
import { Diary, type TextKind, type TypedText } from './Diary.ts'
import type { Setting } from './Setting.ts'
import { type MemberName, Tab, type TabName } from './Tab.ts'
import { elsewhere, WalkSite } from './WalkSite.ts'
import { WalkTime } from './WalkTime.ts'
import { within, type Words, wordsIn } from './words.ts'

export const memberIds = { Ines: sandboxMembers.withHistory, Noor: sandboxMembers.fresh } as const

/** What members redeem and ask for: nothing that anybody has had before. */
export const offers = ['dune-camp', 'vineyard-lunch'] as const

/** The step in which time moves. */
const roundMs = 100

/** Waits have jitter, which would make another walk of the same seed. And nothing else says that Back was held. */
function preparePage(): void {
  const page = globalThis as { refusals?: number; navigation?: EventTarget }
  page.refusals = 0
  page.navigation?.addEventListener('navigateerror', () => {
    page.refusals = (page.refusals ?? 0) + 1
  })
  // WebDriver BiDi gives an error without its words.
  const { error } = console
  console.error = (...said: unknown[]) => {
    error(...said.flatMap((each) => (each instanceof Error ? [String(each), each] : [each])))
  }
  let state = 1
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** A window of a member's, and a private one beside it. */
type BrowserName = 'shared' | 'private'

/** Why what was typed need not have arrived. */
type WhyGone = 'asked' | 'a sign-in'

/** Two browsers, up to three tabs, the site, its backend and the Service, and what the members decided and typed. */
export class WalkWorld {
  readonly setting: Setting
  readonly site: WalkSite
  readonly book: Book
  readonly diary = new Diary()
  readonly say: Words
  readonly tabs = new Map<TabName, Tab>()
  readonly closed: Tab[] = []
  isOnline = true
  private readonly contexts = new Map<BrowserName, BrowserContext>()
  private readonly browser: Browser
  private readonly time: WalkTime
  private texts = 0

  private constructor(setting: Setting, site: WalkSite, browser: Browser, time: WalkTime) {
    this.setting = setting
    this.site = site
    this.browser = browser
    this.time = time
    this.say = wordsIn(setting.locale)
    this.book = new Book(site.sandbox)
    for (const id of Object.values(memberIds)) site.sandbox.control.credit(id, 500_000)
    this.book.begin(Object.values(memberIds))
    // What was written to one of them before the walk is as much theirs.
    for (const id of Object.values(memberIds))
      for (const { messages } of this.book.member(id).conversations.values())
        for (const { body } of messages) this.book.addSecret(id, body)
  }

  static async open(setting: Setting, folder: string, browser: Browser): Promise<WalkWorld> {
    const time = new WalkTime()
    const site = await WalkSite.open(setting, folder, time)
    return new WalkWorld(setting, site, browser, time)
  }

  /** The tab, opened where it is not there yet. */
  async tab(name: TabName): Promise<Tab> {
    const there = this.tabs.get(name)
    if (there) return there
    const context = await this.context(name === 'private' ? 'private' : 'shared')
    const tab = new Tab(name, await context.newPage(), `${name} ${String(this.closed.length)}`)
    this.tabs.set(name, tab)
    await this.load(tab)
    return tab
  }

  private async context(name: BrowserName): Promise<BrowserContext> {
    const there = this.contexts.get(name)
    if (there) return there
    const { width, locale, clockOffMs } = this.setting
    const context = await this.browser.newContext({
      viewport: { width, height: 844 },
      hasTouch: width === 390,
      locale,
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    })
    this.contexts.set(name, context)
    const now = this.time.now() + clockOffMs
    await context.clock.install({ time: now })
    await context.clock.pauseAt(now)
    await context.addInitScript(preparePage)
    await context.setOffline(!this.isOnline)
    return context
  }

  /** The site's page, as from a bookmark. */
  async load(tab: Tab): Promise<void> {
    const { host } = this.setting
    const path = host === 'path' ? '/rewards/' : host === 'elements' ? '/plain' : '/'
    this.begin(tab, (await tab.asks()) ? 'asked' : null)
    await tab.page.goto(this.site.url + path, { waitUntil: 'domcontentloaded' }).catch(() => {})
    await this.settle()
  }

  /** A load of the page, or a sign-in: nothing of before is there any more. */
  begin(tab: Tab, why: WhyGone | null): void {
    tab.life += 1
    tab.grants = 0
    tab.shown = null
    this.lose(tab, why)
  }

  /** What the page held is gone. `null`: nobody was asked, so all of it must have arrived. */
  private lose(tab: Tab, why: WhyGone | null): void {
    if (why) return this.diary.excuse(tab.name, why)
    for (const each of this.diary.open(tab.name)) {
      if (!this.hasArrived(each))
        this.book.problems.push(
          `nobody was asked before ${each.text} was lost with the ${tab.name} tab’s page`,
        )
      each.excuse = 'arrived'
    }
  }

  hasArrived({ text }: TypedText): boolean {
    return this.site.served.some(({ status, body }) => status !== null && status < 300 && body.includes(text))
  }

  async closeTab(tab: Tab): Promise<void> {
    await this.note(tab)
    this.lose(tab, (await tab.asks()) ? 'asked' : null)
    this.tabs.delete(tab.name)
    this.closed.push(tab)
    await tab.page.close()
  }

  /** A text that nobody else writes. */
  text(tab: Tab, member: MemberName, kind: TextKind, field: string): string {
    this.texts += 1
    const text = this.book.addSecret(memberIds[member], `zq${kind}${member}${String(this.texts)}end`)
    this.diary.add({ text, kind, tab: tab.name, life: tab.life, where: tab.where, field })
    return text
  }

  get number(): number {
    this.texts += 1
    return this.texts
  }

  /** Moves time on, for the Service and for every page: timers that are due fire once, as after a sleep. */
  async pass(ms: number): Promise<void> {
    await this.move(ms, (context) => context.clock.fastForward(ms))
  }

  /**
   * Until nothing is under way in any tab, and nothing more comes of it. What hangs is not waited for. React shows
   * nothing sooner than 300 ms after what it showed while it waited.
   */
  async settle(maxMs = 1_500): Promise<void> {
    await this.rest()
    let quietMs = 0
    for (let passedMs = 0; passedMs < maxMs && quietMs < 400;) {
      // Once all is quiet nobody waits for an answer: time can move further at once.
      const ms = quietMs === 0 ? roundMs : 3 * roundMs
      const before = this.requests()
      await this.moveAtRest(ms, (context) => context.clock.runFor(ms))
      passedMs += ms
      const isQuiet = this.underWay().length === 0 && this.requests() === before
      quietMs = isQuiet ? quietMs + ms : 0
    }
  }

  private async move(ms: number, run: (context: BrowserContext) => Promise<void>): Promise<void> {
    await this.rest()
    await this.moveAtRest(ms, run)
  }

  private async moveAtRest(ms: number, run: (context: BrowserContext) => Promise<void>): Promise<void> {
    this.time.move(ms)
    // Only an answer can come of it.
    if (this.underWay().length > 0) await this.rest()
    await Promise.all([...this.contexts.values()].map((context) => run(context).catch(() => {})))
    await this.rest()
  }

  /** As long as anything happens that needs no time: not by the clock, so that a slow machine changes nothing. */
  private async rest(): Promise<void> {
    let seen = ''
    for (let since = Date.now(); ;) {
      await Promise.all([...this.tabs.values()].map((tab) => tab.turn()))
      const open = this.underWay().filter((request) => !this.site.isHeld(request.method(), request.url()))
      if (open.length === 0) return
      const now = `${String(this.requests())} ${String(open.length)}`
      if (now !== seen) since = Date.now()
      seen = now
      // A browser queues what comes after six that hang, and does not always say that a request is over.
      if (Date.now() - since > 3_000) {
        for (const tab of this.tabs.values()) for (const request of open) tab.underWay.delete(request)
        return
      }
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  private readonly underWay = () => [...this.tabs.values()].flatMap((tab) => [...tab.underWay])

  private readonly requests = () => [...this.tabs.values()].reduce((sum, tab) => sum + tab.requests.length, 0)

  async setOnline(isOnline: boolean): Promise<void> {
    this.isOnline = isOnline
    await Promise.all([...this.contexts.values()].map((context) => context.setOffline(!isOnline)))
  }

  /** Whether every tab of that browser knows by a grant whose it is. */
  get areTabsKnown(): boolean {
    return [...this.tabs.values()].every(({ name, grants }) => name === 'private' || grants > 0)
  }

  /** Somebody signs in, or out, in a window of the same browser that is not ours. */
  async signInElsewhere(member: MemberName | null): Promise<void> {
    const path = member ? '/api/sign-in' : '/api/sign-out'
    const { request } = await this.context('shared')
    await request.post(this.site.url + path, {
      // A server may close a connection in the moment in which it is used again.
      maxRetries: 2,
      headers: { origin: this.site.url, [elsewhere]: 'yes' },
      data: member ? { memberId: memberIds[member] } : {},
    })
  }

  /** What the page of a tab stores and says: looked through as it goes, and in the end. */
  async note(tab: Tab): Promise<void> {
    const kept = await tab.page
      .evaluate(() =>
        JSON.stringify([
          { ...localStorage },
          { ...sessionStorage },
          history.state,
          window.name,
          document.cookie,
        ]),
      )
      .catch(() => '')
    tab.addresses.add(tab.page.url())
    this.find(kept, `the storage of the ${tab.name} tab`)
    // What stands there as the page goes was told, however soon after the press before it goes.
    this.hearLost(tab, await tab.contents())
  }

  /** Whether a tab says that sensitive answers were lost. */
  hearLost(tab: Tab, contents: string): void {
    if (!within(this.say('interests.lost.title')).test(contents)) return
    // To be told is enough where nobody could be asked: when it was on its way.
    for (const { kind, text } of this.diary.open(tab.name))
      if (kind === 'sensitive' && !this.diary.sent.has(text))
        this.book.problems.push(`nobody was asked before ${text} was lost in the ${tab.name} tab`)
    this.diary.excuse(tab.name, 'told', ['sensitive'])
  }

  /** Fails where a text or a token is what it may not be in. */
  find(text: string, place: string): void {
    const found = this.secrets.find((secret) => text.includes(secret))
    if (found) this.book.problems.push(`${found} is in ${place}`)
  }

  get secrets(): readonly string[] {
    return [...this.diary.texts.map(({ text }) => text), ...this.site.tokens().keys()]
  }

  async close(): Promise<void> {
    await Promise.all([...this.contexts.values()].map((context) => context.close()))
    await this.site.close()
  }
}
