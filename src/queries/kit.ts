import { developerError } from '../base/index.ts'
import { QueryClient } from '@tanstack/react-query'
import type { ExperienceClient, MemberSession } from '../client/index.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import { createWriteRecords, type WriteRecords } from './writeRecords.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { sessionKey } from './queryKey.ts'
import { rememberRedemptions } from './redemptionMemory.ts'
import { createWriteGate, type WriteGate } from './writeGate.ts'

/** Everything that belongs to one member's session: it outlives an unmounted provider and is shared by all providers of it. */
export interface ExperienceKit {
  readonly session: MemberSession
  readonly client: ExperienceClient
  /** Our own, unless the host shared its own. Pass it as the second argument of a TanStack hook to hit our cache. */
  readonly queryClient: QueryClient
  readonly writeRecords: WriteRecords
  readonly outbox: Outbox
  readonly drafts: Drafts
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
  const isOver = () => client.session.status === 'ended'
  const writeRecords = createWriteRecords(isOver)
  const forgetRedemptions = rememberRedemptions(client, writeRecords)
  const kit: ExperienceKit = {
    session: client.session,
    client,
    queryClient,
    writeRecords,
    outbox: createOutbox(isOver),
    drafts: createDrafts(isOver),
    writeGate: createWriteGate(),
  }
  const forgetWhenEnded = () => {
    if (!isOver()) return
    forgetRedemptions()
    forget(kit)
  }
  client.session.subscribe(forgetWhenEnded)
  forgetWhenEnded()
  return kit
}

/** Nothing of a member outlives the session. Only our own keys go: the QueryClient may be the host's. */
function forget({ session, queryClient, writeRecords, outbox, drafts }: ExperienceKit): void {
  const queryKey = sessionKey(session)
  void queryClient.cancelQueries({ queryKey })
  // TanStack sets a read's timer anew when it is cancelled, removed or not: the member would stay in memory as long as a cache lives.
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) query.gcTime = 0
  queryClient.removeQueries({ queryKey })
  writeRecords.clear()
  outbox.clear()
  drafts.clear()
}

function otherKit(what: string, first: string, second: string): Error {
  return developerError(
    `this session is already in use with another ${what} (${first}, now ${second}).`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      `One session belongs to one kit, so that caches and writes are not split. Give every provider of the session the same ${what}, or make a new session.`,
  )
}
