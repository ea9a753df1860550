import { onlineManager } from '@tanstack/react-query'
import { vi } from 'vitest'
import { type MemberGrant, renewSession } from '../../src/client/index.ts'
import { createSandbox, sandboxMembers } from '../../src/sandbox/index.ts'
import { coreOf } from '../../src/sandbox/core/SandboxCore.ts'
import { createIssuer } from '../../src/sandbox/core/createIssuer.ts'
import { redeem } from '../../src/sandbox/model/redemptions.ts'
import { Book } from './Book.ts'
import { Page, type View } from './Page.tsx'
import { Wire } from './wire.ts'

export type MemberName = 'Ines' | 'Noor'
export type TabName = 'left' | 'right'

export const memberIds = { Ines: sandboxMembers.withHistory, Noor: sandboxMembers.fresh } as const
export const offers = ['dune-camp', 'fjord-lodge'] as const

/** What the host's backend says with a grant, and what the host says to `createMemberSession`. */
export type Naming = 'grant' | 'grant and option' | 'nobody'
export type RefreshFate = 'fails' | 'silent' | 'signed out' | 'forgets the name'

interface Tab {
  readonly name: TabName
  page: Page | null
  /** What *back* leads to. */
  frozen: Page | null
  visits: number
}

const noon = Date.parse('2026-11-22T12:00:00Z')

/** A browser with two tabs, its way to the Service, the Service, and the organisation's backend: all but the members. */
export class ModelWorld {
  readonly sandbox = createSandbox()
  readonly wire = new Wire(this.sandbox)
  readonly book = new Book(this.sandbox)
  readonly tabs: Record<TabName, Tab> = { left: newTab('left'), right: newTab('right') }
  readonly refreshRules: RefreshFate[] = []
  readonly naming: Naming
  readonly view: View
  /** Who is signed in with the organisation: a cookie, which both tabs share. */
  signedIn: MemberName | null = null
  private readonly pages: Page[] = []
  private readonly tokens = new Map<string, string>()
  private checked = 0
  count = 0

  constructor(naming: Naming, view: View) {
    this.naming = naming
    this.view = view
    sessionStorage.clear()
    onlineManager.setOnline(true)
    const environment = coreOf(this.sandbox).world.organisations[0]?.environments.SANDBOX
    const offer = environment?.offers.get('curtain-up')
    const member = this.book.member(memberIds.Noor)
    if (environment && offer) {
      const issuer = createIssuer('model', Date.now)
      const { redemption } = redeem(offer, { environment, member, issuer })
      this.sandbox.control.advance(redemption.id, 'COMPLETED')
    }
    for (const id of Object.values(memberIds)) this.sandbox.control.credit(id, 2_000_000)
    this.book.begin(Object.values(memberIds))
  }

  /** A text that nobody else writes. */
  write(member: MemberName, what: string): string {
    this.count += 1
    return this.book.addSecret(memberIds[member], `zq${what}${member}${String(this.count)}.`)
  }

  /** The page in a tab that a member can use now. */
  pageIn(tab: TabName): Page | null {
    const { page } = this.tabs[tab]
    return page?.isLive ? page : null
  }

  nameOf(page: Page): MemberName {
    return page.sender.member === memberIds.Ines ? 'Ines' : 'Noor'
  }

  get livePages(): readonly Page[] {
    return this.pages.filter((page) => page.isLive)
  }

  /** Every page that this member ever had: with one, what it shows is its own doing. */
  pagesOf(member: string): readonly Page[] {
    return this.pages.filter(({ sender }) => sender.member === member)
  }

  signIn(tab: TabName, name: MemberName, how: 'in place' | 'by a load'): void {
    this.endOthers(name)
    this.signedIn = name
    const { page } = this.tabs[tab]
    if (how === 'by a load') page?.kill()
    else this.end(page)
    this.open(tab)
  }

  signOut(tab: TabName): void {
    this.signedIn = null
    this.end(this.tabs[tab].page)
    this.tabs[tab].page = null
  }

  reload(tab: TabName, arrives: boolean): void {
    const { page } = this.tabs[tab]
    if (page) this.wire.cut(page.sender, arrives)
    page?.kill()
    this.open(tab)
  }

  /** To another page of the host's; the browser keeps this one whole. */
  async leave(tab: TabName, arrives: boolean): Promise<void> {
    const there = this.tabs[tab]
    const { page } = there
    if (!page) return
    this.wire.cut(page.sender, arrives)
    await this.settle()
    there.frozen?.kill()
    page.freeze()
    there.frozen = page
    this.open(tab)
  }

  back(tab: TabName, arrives: boolean): void {
    const there = this.tabs[tab]
    const { page, frozen } = there
    if (!frozen) return
    if (page) this.wire.cut(page.sender, arrives)
    page?.kill()
    there.page = frozen
    there.frozen = null
    frozen.unfreeze()
    renewSession(frozen.kit.session)
  }

  setOnline(isOnline: boolean): void {
    this.wire.isOffline = !isOnline
    onlineManager.setOnline(isOnline)
  }

  /** Until nothing happens any more but what is held, or waits for a time. */
  async settle(): Promise<void> {
    for (let round = 0, quiet = 0; round < 80 && quiet < 4; round += 1) {
      await this.turn()
      quiet = this.wire.busy === 0 ? quiet + 1 : 0
    }
  }

  async turn(): Promise<void> {
    vi.advanceTimersByTime(0)
    await new Promise((resolve) => setImmediate(resolve))
  }

  async pass(ms: number): Promise<void> {
    for (let part = 0; part < 4; part += 1) {
      vi.advanceTimersByTime(ms / 4)
      await this.settle()
    }
  }

  close(): void {
    for (const page of this.pages) page.kill()
    vi.clearAllTimers()
  }

  /** Who sent what, and what a page can come by. */
  check(): void {
    const { book } = this
    book.checkCounts(Object.values(memberIds))
    for (const { sender, operation, token, body } of this.wire.sent.slice(this.checked)) {
      if (this.tokens.get(token) !== sender.member)
        book.problems.push(
          `${sender.name} of ${sender.member} sent ${operation} as ${String(this.tokens.get(token))}`,
        )
      const leak = book.leaks(sender.member, body)
      if (leak) book.problems.push(`${operation} of ${sender.member} carries ${leak}`)
    }
    this.checked = this.wire.sent.length
    for (const page of this.pages) {
      if (page.sender.isDead || page.kit.session.status !== 'ended') continue
      if (book.leaks('nobody', reachOf(page)))
        book.problems.push(`${page.sender.name} holds something after its end`)
    }
    for (const page of this.livePages) {
      const leak = book.leaks(page.sender.member, reachOf(page))
      if (leak) book.problems.push(`${page.sender.name} of ${page.sender.member} holds ${leak}`)
    }
  }

  private open(tab: TabName): void {
    const there = this.tabs[tab]
    there.page = null
    const name = this.signedIn
    if (!name) return
    there.visits += 1
    const id = memberIds[name]
    const completed = [...this.book.member(id).redemptions.values()]
      .map(({ redemption }) => redemption)
      .find(({ status }) => status === 'COMPLETED')
    there.page = new Page({
      view: this.view,
      name: `${tab} page ${String(there.visits)}`,
      member: id,
      baseUrl: `https://${tab}.test`,
      memberId: this.naming === 'grant and option' ? id : undefined,
      refresh: (page) => this.grant(page),
      wire: this.wire,
      offers,
      conversation: completed?.conversationId ?? '',
      completed: completed?.id ?? '',
    })
    this.pages.push(there.page)
  }

  private end(page: Page | null): void {
    if (!page || page.sender.isDead) return
    page.kit.session.end()
    page.close()
  }

  /** A page that no grant has told its member has no way to learn that its tokens are another's: a host must end it. */
  private endOthers(name: MemberName): void {
    const isLost = (page: Page | null): page is Page =>
      page !== null && page.kit.session.memberId === null && this.nameOf(page) !== name
    for (const tab of Object.values(this.tabs)) {
      if (isLost(tab.page)) {
        this.end(tab.page)
        tab.page = null
      }
      if (isLost(tab.frozen)) {
        tab.frozen.kill()
        tab.frozen = null
      }
    }
  }

  private async grant({ sender, kit }: Page): Promise<MemberGrant | null> {
    const fate = this.refreshRules.shift()
    if (fate === 'fails') throw new Error('The backend failed.')
    if (fate === 'silent') return new Promise<never>(() => {})
    if (this.signedIn === null || fate === 'signed out') return null
    const id = memberIds[this.signedIn]
    const { accessToken, expiresAt } = this.sandbox.grantFor(id)
    this.tokens.set(accessToken, id)
    this.book.addSecret(id, accessToken)
    const isFirst = kit.session.memberId === null
    if (isFirst) sender.member = id
    const isNamed = this.naming !== 'nobody' && (isFirst || fate !== 'forgets the name')
    return isNamed ? { accessToken, expiresAt, memberId: id } : { accessToken, expiresAt }
  }
}

export function startClock(): void {
  vi.useFakeTimers({
    now: noon,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
}

function newTab(name: TabName): Tab {
  return { name, page: null, frozen: null, visits: 0 }
}

function reachOf({ kit }: Page): string {
  const { queryClient, session, writeRecords, outbox, drafts, madeInterests } = kit
  const queries = queryClient.getQueryCache().findAll({ queryKey: ['xp', session.id] })
  return JSON.stringify([
    queries.map(({ queryKey, state }) => [queryKey, state.data]),
    [
      'createRedemption',
      'createInterest',
      'submitIntake',
      'sendMessage',
      'submitFeedback',
      'verifyPhone',
    ].map((name) =>
      writeRecords
        .list(name)
        .map(({ bytes, ...record }) => [record, bytes && new TextDecoder().decode(bytes)]),
    ),
    outbox.conversations().map((id) => outbox.list(id)),
    offers.map((offer) => drafts.get('interest', offer)),
    madeInterests.ids(),
  ])
}
