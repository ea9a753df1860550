import type { Browser, BrowserContext } from 'playwright'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { Book } from '../model/Book.ts'
import { Diary, type TextKind } from './Diary.ts'
import type { Setting } from './Setting.ts'
import { type MemberName, Tab, type TabName } from './Tab.ts'
import { WalkSite } from './WalkSite.ts'
import { type Words, wordsIn } from './words.ts'

export const memberIds = { Ines: sandboxMembers.withHistory, Noor: sandboxMembers.fresh } as const

/** What members redeem and ask for: nothing that anybody has had before. */
export const offers = ['dune-camp', 'vineyard-lunch'] as const

/** A window of a member's, and a private one beside it. */
type BrowserName = 'shared' | 'private'

/** Two browsers, up to three tabs, the site, its backend and the Service, and what the members decided and typed. */
export class WalkWorld {
  readonly setting: Setting
  readonly site: WalkSite
  readonly book: Book
  readonly diary = new Diary()
  readonly say: Words
  readonly tabs = new Map<TabName, Tab>()
  readonly closed: Tab[] = []
  private readonly contexts = new Map<BrowserName, BrowserContext>()
  private readonly browser: Browser
  private readonly clock: { skippedMs: number }
  private isOnline = true
  private texts = 0

  private constructor(setting: Setting, site: WalkSite, browser: Browser, clock: { skippedMs: number }) {
    this.setting = setting
    this.site = site
    this.browser = browser
    this.clock = clock
    this.say = wordsIn(setting.locale)
    this.book = new Book(site.sandbox)
    for (const id of Object.values(memberIds)) site.sandbox.control.credit(id, 500_000)
    this.book.begin(Object.values(memberIds))
  }

  static async open(setting: Setting, folder: string, browser: Browser): Promise<WalkWorld> {
    const clock = { skippedMs: 0 }
    const site = await WalkSite.open(setting, folder, () => Date.now() + clock.skippedMs)
    return new WalkWorld(setting, site, browser, clock)
  }

  /** The tab, opened where it is not there yet. */
  async tab(name: TabName): Promise<Tab> {
    const there = this.tabs.get(name)
    if (there) return there
    const context = await this.context(name === 'private' ? 'private' : 'shared')
    const tab = new Tab(name, await context.newPage())
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
    await context.clock.install({ time: Date.now() + this.clock.skippedMs + clockOffMs })
    await context.setOffline(!this.isOnline)
    return context
  }

  /** The site's page, as from a bookmark. */
  async load(tab: Tab): Promise<void> {
    const { host } = this.setting
    const path = host === 'path' ? '/rewards/' : host === 'elements' ? '/plain' : '/'
    this.begin(tab)
    await tab.page.goto(this.site.url + path, { timeout: 10_000 }).catch(() => {})
    await tab.settle()
  }

  /** A load of the page, or a sign-in: nothing of before is there any more. */
  begin(tab: Tab): void {
    tab.life += 1
    tab.grants = 0
    tab.shown = null
    this.diary.excuse(tab.name, tab.wasAsked ? 'asked' : 'a load or a sign-in')
    tab.wasAsked = false
  }

  async closeTab(tab: Tab): Promise<void> {
    await this.note(tab)
    this.diary.excuse(tab.name, 'closed')
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
    this.clock.skippedMs += ms
    await Promise.all([...this.contexts.values()].map((context) => context.clock.fastForward(ms)))
  }

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
      headers: { origin: this.site.url },
      data: member ? { memberId: memberIds[member] } : {},
    })
  }

  /** What the page of a tab stores: looked through as the tab closes, and in the end. */
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
