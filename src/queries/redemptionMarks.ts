import type { MemberSession } from '../client/index.ts'
import type { Redemption } from '../contract/index.ts'
import type { WriteRecord } from './writeRecords.ts'

/** What a session remembers of its redemptions: see `redemptionMemory.ts`. */
export interface RedemptionMemory {
  /** The redemption of an offer whose outcome an earlier page or session did not learn. The same object each time. */
  recall(operation: string, offerId: string): WriteRecord | undefined
  /** Calls `listener` when it has become known whose the remembered redemptions are. */
  subscribe(listener: () => void): () => void
  /** Stores what is open of these redemptions, and forgets what is settled. */
  save(records: readonly WriteRecord[]): void
  /** True while something is remembered of the offer and nothing has said whose session this is. */
  isOwnerAwaited(offerId: string): boolean
  /** The Service has answered this session: if it names its member at all, it has named it. */
  settleOwner(): void
  /**
   * Whether a redemption was there before the open attempt. `skewMs`: how wrong the member's clock may be. `inDoubt`:
   * the answer where the Service does not say when it was made.
   */
  isFromBefore(redemption: Redemption, offerId: string, rule: { skewMs: number; inDoubt: boolean }): boolean
  /**
   * Whether the list had been read to its end before the open attempt: then a redemption that was not known is new,
   * whatever the member's clock says.
   */
  knewAll(offerId: string): boolean
  /**
   * Resolves when the Service can no longer be at work on the open attempt, or the session has ended: a request goes on
   * there when its sender has given it up.
   */
  whenWorked(offerId: string): Promise<void>
  /**
   * A redemption was made, and its success is not on screen: until it is seen, another page takes it for one of unknown
   * outcome, so that it offers no second one before it has shown the first.
   */
  keepUnseen(offerId: string, redemptionId: string): void
  /** Whether an earlier page, or session, has told the host of a redemption. */
  isTold(redemptionId: string): boolean
  /** The member has seen what this page redeemed. */
  see(offerId: string): void
  /** The session has ended: keys go, marks stay for a day, so that the next sign-in reads the list first. */
  clear(): void
}

/** Where a kit keeps its memory, on every page. */
export interface RedemptionMemoryStore {
  get(): RedemptionMemory | undefined
  set(memory: RedemptionMemory): void
  /** The Service has answered this session since the kit was made. */
  isAnswered(): boolean
  clear(): void
}

/** Each Service has its own entry: of two kits on one page, neither must forget for the other. */
export const storageKeyOf = (baseUrl: string) => `xp:redemptions:${baseUrl}`

const markLifeMs = 24 * 60 * 60_000

export function markOf<Entry extends { readonly until: number | null }>(entry: Entry) {
  return { ...entry, key: null, until: entry.until ?? Date.now() + markLifeMs }
}

export function createRedemptionMemoryStore(session: MemberSession, baseUrl: string): RedemptionMemoryStore {
  let memory: RedemptionMemory | undefined
  let isAnswered = false
  let { status } = session
  session.subscribe(() => {
    if (status === 'refreshing' && session.status === 'active') isAnswered = true
    ;({ status } = session)
  })
  return {
    get: () => memory,
    set: (made) => void (memory = made),
    isAnswered: () => isAnswered,
    clear() {
      if (memory) memory.clear()
      else markAll(storageKeyOf(baseUrl))
    },
  }
}

/** On a page that redeems nothing, too, keys go with the session. */
function markAll(storageKey: string): void {
  try {
    const text = sessionStorage.getItem(storageKey)
    if (text === null) return
    const entries = JSON.parse(text) as readonly { readonly until: number | null }[]
    sessionStorage.setItem(storageKey, JSON.stringify(entries.map(markOf)))
  } catch {
    // Nothing can be stored here, or somebody else wrote it.
  }
}
