import { createRoot } from 'react-dom/client'
import { createExperienceClient, createMemberSession, type MemberGrant } from '../../src/client/index.ts'
import { ExperienceProvider } from '../../src/components/provider/index.ts'
import type { FeedbackInput } from '../../src/contract/index.ts'
import { type ExperienceKit, getExperienceKit, KitContext } from '../../src/queries/index.ts'
import { FormPage } from './FormPage.tsx'
import { type Hooks, HostPage, type HostPageProps } from './HostPage.tsx'
import type { Sender, Wire } from './wire.ts'

/** What a host shows: our hooks without any markup, or our components. */
export type View = 'hooks' | 'components'

interface PageOptions extends Omit<HostPageProps, 'hooks'> {
  readonly view: View
  readonly name: string
  readonly member: string
  /** Each tab has a `sessionStorage` of its own: ours is kept by the Service's address. */
  readonly baseUrl: string
  readonly memberId: string | undefined
  readonly refresh: (page: Page) => Promise<MemberGrant | null>
  readonly wire: Wire
}

/** A host's page in a tab, from its load to its end: a kit, and our hooks on the screen. */
export class Page {
  readonly sender: Sender
  readonly kit: ExperienceKit
  readonly hooks = { redeem: {}, ask: {}, interests: {} } as unknown as Hooks
  readonly options: PageOptions
  isMounted = false
  /** What is typed into the sensitive question of each offer's form; gone with the form. */
  readonly fields = new Map<string, string>()
  /** Offers whose form is sending: it takes no second press. */
  readonly asking = new Set<string>()
  /** Every message that was written here. */
  readonly written: string[] = []
  /** Every sensitive answer that was typed into a form here, and is not told to be lost. */
  typed: string[] = []
  rating: FeedbackInput | null = null
  /** What the member was last told to have arrived. */
  rated: FeedbackInput | null = null
  readonly element = document.body.appendChild(document.createElement('div'))
  private readonly root = createRoot(this.element)
  private thaw: () => void = () => {}

  constructor(options: PageOptions) {
    const { name, member, baseUrl, memberId, refresh, wire } = options
    this.options = options
    this.sender = { name, member, frozen: null, isDead: false }
    const session = createMemberSession({
      memberId,
      refresh: async () => {
        await this.sender.frozen
        return this.sender.isDead ? new Promise<never>(() => {}) : refresh(this)
      },
    })
    const client = createExperienceClient({ baseUrl, session, fetch: wire.fetchOf(this.sender) })
    this.kit = getExperienceKit(client)
    if (options.view === 'hooks') this.kit.queryClient.mount()
    this.show(true)
  }

  get isLive(): boolean {
    return !this.sender.isDead && this.sender.frozen === null && this.kit.session.status !== 'ended'
  }

  show(isMounted: boolean): void {
    this.isMounted = isMounted
    if (!isMounted) this.fields.clear()
    const Content = this.options.view === 'hooks' ? HostPage : FormPage
    const content = isMounted && <Content hooks={this.hooks} {...this.options} />
    this.root.render(
      this.options.view === 'hooks' ? (
        // Language, theme and live regions take half of the time, and no hook of ours reads them.
        <KitContext.Provider value={this.kit}>{content}</KitContext.Provider>
      ) : (
        <ExperienceProvider client={this.kit.client} locale="en-GB" timeZone="UTC">
          {content}
        </ExperienceProvider>
      ),
    )
  }

  freeze(): void {
    this.sender.frozen = new Promise((resolve) => {
      this.thaw = resolve
    })
  }

  unfreeze(): void {
    this.sender.frozen = null
    this.thaw()
  }

  /** The page goes, as in a reload: nothing of it runs any more, and what it has stored stays as it is. */
  kill(): void {
    if (this.sender.isDead) return
    this.sender.isDead = true
    const stored = Object.entries({ ...sessionStorage })
    this.kit.session.end()
    sessionStorage.clear()
    for (const [name, text] of stored) sessionStorage.setItem(name, String(text))
    this.close()
  }

  /** The session of this page is over, and the host takes its content away. */
  close(): void {
    if (!this.element.isConnected) return
    if (this.options.view === 'hooks') this.kit.queryClient.unmount()
    this.root.unmount()
    this.element.remove()
  }
}
