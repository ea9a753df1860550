import { QueryClient } from '@tanstack/react-query'
import { createListeners, developerError, reportDeveloperError, runInDevelopment } from '../base/index.ts'
import { type ExperienceClient, ExperienceError, type MemberSession } from '../client/index.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createRedemptionMemoryStore, type RedemptionMemoryStore } from './redemptionMarks.ts'
import { createWriteRecords, type WriteRecords } from './writeRecords.ts'

/**
 * Everything that belongs to one member's session: it outlives an unmounted provider and is shared by all
 * providers of it.
 */
export interface ExperienceKit extends KitStores {
  readonly session: MemberSession
  readonly client: ExperienceClient
  /** Our own, unless the host shared its own. Pass it as the second argument of a TanStack hook to hit our cache. */
  readonly queryClient: QueryClient
}

/** What a kit stores beside the cache of its reads. The end of the session clears each. */
export interface KitStores {
  /** The writes, and what is known of each. */
  readonly writeRecords: WriteRecords
  /** Messages on their way into their conversations. */
  readonly outbox: Outbox
  /** What was typed and not sent. */
  readonly drafts: Drafts
  /** What the member has seen. */
  readonly readReceipts: ReadReceipts
  /** Interests that were made in this session. */
  readonly madeInterests: MadeInterests
  /** Redemptions of unknown outcome, across a reload and a sign-in. */
  readonly redemptionMemory: RedemptionMemoryStore
  /** Refuses writes until terms are accepted. */
  readonly writeGate: WriteGate
}

const kits = new WeakMap<MemberSession, ExperienceKit>()

/**
 * The kit of the client's session: made on first use, found again afterwards.
 *
 * @param options.queryClient share your own QueryClient; its persister and global error handlers then see our reads.
 * @throws when the session already has a kit for another base URL or another QueryClient.
 */
export function getExperienceKit(
  client: ExperienceClient,
  options: { queryClient?: QueryClient | undefined } = {},
): ExperienceKit {
  const known = kits.get(client.session)
  if (!known) {
    const queryClient = options.queryClient ?? new QueryClient()
    runInDevelopment(
      () =>
        process.env.NODE_ENV !== 'production' && !(queryClient instanceof QueryClient) && reportOtherCopy(),
    )
    const kit = createKit(client, queryClient)
    kits.set(client.session, kit)
    return kit
  }
  if (known.client.baseUrl !== client.baseUrl) throw otherKit('baseUrl', known.client.baseUrl, client.baseUrl)
  if (options.queryClient && options.queryClient !== known.queryClient) {
    throw otherKit('queryClient', 'the first provider’s', 'another')
  }
  return known
}

function createKit(client: ExperienceClient, queryClient: QueryClient): ExperienceKit {
  const { session } = client
  const isOver = () => session.status === 'ended'
  const stores = {
    // Before the records: what they forget must not be settled for it.
    redemptionMemory: createRedemptionMemoryStore(session, client.baseUrl),
    writeRecords: createWriteRecords(isOver),
    outbox: createOutbox(isOver),
    drafts: createDrafts(isOver),
    readReceipts: createReadReceipts(isOver),
    madeInterests: createMadeInterests(isOver),
    writeGate: createWriteGate(),
  } satisfies KitStores & Readonly<Record<string, { clear(): void }>>

  const clearWhenEnded = () => {
    if (!isOver()) return
    clearReads(session, queryClient)
    for (const store of Object.values(stores)) store.clear()
  }
  session.subscribe(clearWhenEnded)
  clearWhenEnded()
  return { session, client, queryClient, ...stores }
}

/** What a read of an ended session fails with. */
export function endedError(): ExperienceError {
  return new ExperienceError('@experience-program/react: The session has ended.', { kind: 'session-ended' })
}

/** Removes the session's reads and no others: the QueryClient may be the host's. */
function clearReads(session: MemberSession, queryClient: QueryClient): void {
  const queryKey = ['xp', session.id]
  void queryClient.cancelQueries({ queryKey })
  const error = endedError()
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
    // TanStack starts a read's timer again when it is cancelled, removed or not: the member would stay in
    // memory as long as a cache lives.
    query.gcTime = 0
    // Of a removal TanStack tells nobody: a component of the host would show the member until it renders again.
    query.setState({ data: undefined, status: 'error', error, fetchStatus: 'idle' })
  }
  queryClient.removeQueries({ queryKey })
}

function otherKit(what: string, first: string, second: string): Error {
  return developerError(
    `this session is already in use with another ${what} (${first}, now ${second}).`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      `One session belongs to one kit, so that caches and writes are not split. Give every provider of the session the same ${what}, or make a new session.`,
  )
}

const reportOtherCopy = () =>
  reportDeveloperError(
    'queryClient is of another copy of @tanstack/react-query than ours.',
    () =>
      process.env.NODE_ENV !== 'production' &&
      'What one version stores the other may not read, and members load both. Have one in your dependencies (npm ls @tanstack/react-query), of the version that the library asks for.',
  )

/**
 * What a member typed and did not send yet, by name of the form and its subject. In memory only, for the life of
 * the session; ordinary answers only, never a sensitive one.
 */
export interface Drafts {
  get<Draft>(form: string, subject: string): Draft | undefined
  set<Draft>(form: string, subject: string, draft: Draft): void
  remove(form: string, subject: string): void
  isEmpty(): boolean
  clear(): void
  subscribe(listener: () => void): () => void
}

/** @param isOver the session has ended: what comes late is not kept. */
function createDrafts(isOver: () => boolean): Drafts {
  const drafts = new Map<string, unknown>()
  const { subscribe, notify } = createListeners()
  const id = (form: string, subject: string) => JSON.stringify([form, subject])
  return {
    get: <Draft>(form: string, subject: string) => drafts.get(id(form, subject)) as Draft | undefined,
    set(form, subject, draft) {
      if (!isOver()) drafts.set(id(form, subject), draft)
      notify()
    },
    remove(form, subject) {
      drafts.delete(id(form, subject))
      notify()
    },
    isEmpty: () => drafts.size === 0,
    clear() {
      drafts.clear()
      notify()
    },
    subscribe,
  }
}

/** What can be seen, and what its receipt names: of a thread its newest message's time, of an offer its redemption. */
type Seen = 'thread' | 'redemption'

/** What the member has seen, for the life of the session: the Service stores no read state. */
interface ReadReceipts {
  get(seen: Seen, subject: string): string | undefined
  set(seen: Seen, subject: string, receipt: string): void
  clear(): void
}

/** @param isOver the session has ended: a receipt that comes later is not stored. */
function createReadReceipts(isOver: () => boolean): ReadReceipts {
  const receipts = new Map<string, string>()
  const id = (seen: Seen, subject: string) => `${seen} ${subject}`
  return {
    get: (seen, subject) => receipts.get(id(seen, subject)),
    set(seen, subject, receipt) {
      if (!isOver()) receipts.set(id(seen, subject), receipt)
    },
    clear: () => receipts.clear(),
  }
}

/** Ids of the interests made in a session, newest first: the Service has no list of them. */
interface MadeInterests {
  ids(): readonly string[]
  add(id: string): void
  clear(): void
  subscribe(listener: () => void): () => void
}

/** @param isOver the session has ended: an interest that comes later is not stored. */
function createMadeInterests(isOver: () => boolean): MadeInterests {
  const { subscribe, notify } = createListeners()
  let ids: readonly string[] = []
  return {
    ids: () => ids,
    add(id) {
      if (isOver() || ids.includes(id)) return
      ids = [id, ...ids]
      notify()
    },
    clear() {
      ids = []
      notify()
    },
    subscribe,
  }
}

/** Refuses every write of a kit while terms are unread or outstanding (`TermsGate`). */
export interface WriteGate {
  /** True while nobody keeps it closed. */
  readonly isOpen: boolean
  /**
   * Closes the gate until the returned function is called. Several callers close it, each for itself. `isKnown` is
   * false while what is outstanding is still being read.
   */
  close(isKnown?: boolean): () => void
  /** False while somebody who keeps it closed is still reading. */
  readonly isKnown: boolean
  /** Resolves once everybody who keeps it closed knows why. A write that comes sooner waits: it may be let through. */
  whenKnown(): Promise<void>
  /** Calls `listener` after each opening or closing. Returns the function that stops it. */
  subscribe(listener: () => void): () => void
}

function createWriteGate(): WriteGate & { clear(): void } {
  /** Whether each knows why. */
  const closers = new Map<symbol, boolean>()
  const { subscribe, notify } = createListeners()
  const isKnown = () => [...closers.values()].every(Boolean)
  const change = (act: () => void) => {
    const [wasOpen, wasKnown] = [closers.size === 0, isKnown()]
    act()
    if ((closers.size === 0) !== wasOpen || isKnown() !== wasKnown) notify()
  }
  return {
    get isOpen() {
      return closers.size === 0
    },
    get isKnown() {
      return isKnown()
    },
    async whenKnown() {
      while (!isKnown()) {
        await new Promise<void>((resolve) => {
          const stop = subscribe(() => {
            stop()
            resolve()
          })
        })
      }
    },
    close(knows = true) {
      const closer = Symbol('closer')
      change(() => closers.set(closer, knows))
      return () => change(() => closers.delete(closer))
    },
    subscribe,
    clear: () => change(() => closers.clear()),
  }
}
