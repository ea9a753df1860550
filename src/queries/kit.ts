import { QueryClient } from '@tanstack/react-query'
import { developerError } from '../base/index.ts'
import type { ExperienceClient, MemberSession } from '../client/index.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import { createMadeInterests, type MadeInterests } from './madeInterests.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { sessionKey } from './queryKey.ts'
import { createReadReceipts, type ReadReceipts } from './readReceipts.ts'
import { createRedemptionMemory, type RedemptionMemory } from './redemptionMemory.ts'
import { createWriteGate, type WriteGate } from './writeGate.ts'
import { createWriteRecords, type WriteRecords } from './writeRecords.ts'

/** Everything that belongs to one member's session: it outlives an unmounted provider and is shared by all providers of it. */
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
  /** Redemptions of unknown outcome, across a reload. */
  readonly redemptionMemory: RedemptionMemory
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
    const kit = createKit(client, options.queryClient ?? new QueryClient())
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
  const writeRecords = createWriteRecords(isOver)
  const stores = {
    // Before the records: what it restores and saves are redemptions of unknown outcome, which they forget.
    redemptionMemory: createRedemptionMemory(client, writeRecords),
    writeRecords,
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

/** Removes the session's reads and no others: the QueryClient may be the host's. */
function clearReads(session: MemberSession, queryClient: QueryClient): void {
  const queryKey = sessionKey(session)
  void queryClient.cancelQueries({ queryKey })
  // TanStack starts a read's timer again when it is cancelled, removed or not: the member would stay in memory as long as a cache lives.
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) query.gcTime = 0
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
