import { hashText, parseTimestamp } from '../base/index.ts'
import type { MemberSession } from '../client/index.ts'
import { operations, type Redemption } from '../contract/index.ts'
import type { ExperienceKit } from './kit.ts'
import { type KnownRedemptions, knownRedemptions } from './knownRedemptions.ts'
import { markOf, type RedemptionMemory, storageKeyOf } from './redemptionMarks.ts'
import { createOwner, type Owner } from './redemptionOwner.ts'
import type { WriteRecord } from './writeRecords.ts'

const operation = operations.createRedemption.name

/** What survives a reload and a sign-out: hashes, a time, and while the session lives the idempotency key. */
interface Remembered extends KnownRedemptions {
  readonly offer: string
  readonly owner: string
  /** `null` is a mark: an attempt was made, and the list has to be read before another. */
  readonly key: string | null
  /** When the attempt began, by the member's clock. */
  readonly at: number
  /** Until when the mark of a session that ended is kept. */
  readonly until: number | null
  /** What was made and told to the host before it was seen: a hash of its id. */
  readonly told?: string | undefined
}

/**
 * The kit's memory of redemptions. A page makes it with the first component that redeems: a page without one never
 * reads it, and what that owes the next sign-in is in `redemptionMarks.ts`.
 */
export function redemptionMemoryOf(kit: ExperienceKit): RedemptionMemory {
  const known = kit.redemptionMemory.get()
  if (known) return known
  const memory = createRedemptionMemory(kit)
  kit.redemptionMemory.set(memory)
  const { writeRecords } = kit
  writeRecords.recallFrom(memory)
  writeRecords.subscribe(() => memory.save(writeRecords.list(operation)))
  return memory
}

/**
 * Stores redemptions of unknown outcome in `sessionStorage`, so that neither a reload nor signing in again spends
 * twice. A member sees only what is their own; what is of others stays for them, as marks. While nobody is named, and
 * may yet be, nothing of a named member is used or dropped.
 */
function createRedemptionMemory(kit: ExperienceKit): RedemptionMemory {
  const { client, session } = kit
  const storageKey = storageKeyOf(client.baseUrl)
  const owner = createOwner(client)
  const unseen = createUnseen(storageKey, owner)
  const attempts = createAttempts(kit, storageKey, owner, unseen)
  const recalled = new Map<string, { readonly entry: string; readonly record: WriteRecord }>()
  let isCleared = false
  const mark = (isOver: (entry: Remembered) => boolean) =>
    write(
      storageKey,
      read(storageKey).map((entry) => (isOver(entry) ? markOf(entry) : entry)),
    )

  owner.onSettled(() => {
    mark((entry) => !owner.isMine(entry))
    attempts.saveAgain()
  })
  owner.watch()
  if (kit.redemptionMemory.isAnswered()) owner.settle()
  return {
    recall(name, offerId) {
      const entry = isCleared || name !== operation ? undefined : attempts.find(hashText(offerId))
      if (!entry) return undefined
      const last = recalled.get(offerId)
      const text = JSON.stringify(entry)
      if (last?.entry === text) return last.record
      const record = unknownWrite(offerId, entry.key)
      recalled.set(offerId, { entry: text, record })
      return record
    },
    subscribe: owner.onSettled,
    save: attempts.save,
    isOwnerAwaited(offerId) {
      const hash = hashText(offerId)
      if (owner.isSettled() || attempts.find(hash)) return false
      return read(storageKey).some(({ offer }) => offer === hash)
    },
    settleOwner: owner.settle,
    isFromBefore({ id, createdAt }, offerId, { skewMs, inDoubt }) {
      const attempt = attempts.find(hashText(offerId))
      if (!attempt) return false
      if (attempt.known.includes(hashText(id)) || attempts.isMade(hashText(id))) return true
      const madeAt = parseTimestamp(createdAt)
      return madeAt === null ? inDoubt : madeAt < attempt.at - skewMs
    },
    knewAll: (offerId) => attempts.find(hashText(offerId))?.isAll === true,
    whenWorked: (offerId) => waitFor(session, workLeftMs(attempts.find(hashText(offerId)))),
    keepUnseen: unseen.keep,
    isTold: attempts.isTold,
    see: unseen.see,
    clear() {
      isCleared = true
      attempts.clear()
      unseen.clear()
      recalled.clear()
      mark(owner.isMine)
    },
  }
}

/** How long a Service is at work on a request at most, with what stands before it. */
const maxWorkMs = 60_000

function workLeftMs(attempt: Remembered | undefined): number {
  // A clock that was put back since must not make it longer.
  return attempt ? Math.min(attempt.at + maxWorkMs - Date.now(), maxWorkMs) : 0
}

function waitFor(session: MemberSession, ms: number): Promise<void> {
  return new Promise((resolve) => {
    if (ms <= 0) return resolve()
    const done = () => {
      clearTimeout(timer)
      stopListening()
      resolve()
    }
    const timer = setTimeout(done, ms)
    const stopListening = session.subscribe(() => {
      if (session.status === 'ended') done()
    })
  })
}

/** The open attempts of a kit, in memory and in storage: without storage the first is all that is remembered. */
function createAttempts(kit: ExperienceKit, storageKey: string, owner: Owner, unseen: Unseen) {
  const { session } = kit
  const attempts = new Map<string, Remembered>()
  const saved = new Map<string, WriteRecord>()
  const [made, settled, told] = [new Set<string>(), new Set<string>(), new Set<string>()]

  /** Where nobody is named, an earlier session's mark may be another member's: it is settled for this session alone. */
  const isForNext = ({ until }: Remembered) => session.memberId === null && until !== null
  const isOpen = (entry: Remembered) =>
    owner.isMine(entry) && !unseen.has(entry) && !(isForNext(entry) && settled.has(entry.offer))
  const find = (offer: string) =>
    attempts.get(offer) ?? read(storageKey).findLast((entry) => entry.offer === offer && isOpen(entry))

  function save(records: readonly WriteRecord[]): void {
    const changed = records.filter((record) => saved.get(record.subject) !== record)
    if (changed.length === 0) return
    let entries = read(storageKey)
    for (const record of changed) {
      const offer = hashText(record.subject)
      const before = find(offer)
      if (before?.told) told.add(before.told)
      saved.set(record.subject, record)
      attempts.delete(offer)
      entries = entries.filter((entry) => entry.offer !== offer || !owner.isMine(entry) || isForNext(entry))
      if (record.outcome === 'done') made.add(hashText((record.data as Redemption).id))
      if (isUnsettled(record)) {
        const entry = openAttempt(kit, owner, made, record, before)
        attempts.set(offer, entry)
        // Where nobody is named, the next page or session may be another member's, whose list was not read.
        entries = [...entries, session.memberId === null ? { ...entry, isAll: false } : entry]
      } else settled.add(offer)
    }
    write(storageKey, entries)
  }

  return {
    find,
    save,
    /** Whether it came of a settled attempt of this page, and so of no open one. */
    isMade: (id: string) => made.has(id),
    isTold: (id: string) => told.has(hashText(id)),
    /**
     * What is open is stored again, under the name that has become known and with its key. What is settled is not: the
     * entry of its offer may be another page's by now.
     */
    saveAgain() {
      for (const [subject, record] of saved) if (isUnsettled(record)) saved.delete(subject)
    },
    clear() {
      attempts.clear()
      made.clear()
      saved.clear()
      settled.clear()
      told.clear()
    },
  }
}

function openAttempt(
  kit: ExperienceKit,
  owner: Owner,
  made: ReadonlySet<string>,
  { subject, key }: WriteRecord,
  before: Remembered | undefined,
): Remembered {
  const { at, known, isAll = false } = before ?? { at: Date.now(), ...knownRedemptions(kit, subject, made) }
  return {
    known,
    isAll,
    offer: hashText(subject),
    owner: owner.hash(),
    // Without a name a key could be used by another member: only the list can say more then.
    key: kit.session.memberId === null ? null : key,
    at,
    until: null,
    told: before?.told,
  }
}

type Unseen = ReturnType<typeof createUnseen>

/** Successes of this page that nobody has seen: stored for the pages that follow, since this one has their records. */
function createUnseen(storageKey: string, owner: Owner) {
  const storedAt = new Map<string, number>()
  const has = ({ offer, at }: Remembered) => storedAt.get(offer) === at
  return {
    has,
    keep(offerId: string, redemptionId: string) {
      const [offer, told, at] = [hashText(offerId), hashText(redemptionId), Date.now()]
      storedAt.set(offer, at)
      const entry = { offer, owner: owner.hash(), key: null, at, known: [], until: null, told }
      write(storageKey, [...read(storageKey), entry])
    },
    see(offerId: string) {
      const offer = hashText(offerId)
      const others = read(storageKey).filter((entry) => entry.offer !== offer || !has(entry))
      if (storedAt.delete(offer)) write(storageKey, others)
    },
    clear: () => storedAt.clear(),
  }
}

const isUnsettled = ({ outcome }: WriteRecord) => outcome === 'pending' || outcome === 'unknown'

function unknownWrite(subject: string, key: string | null): WriteRecord {
  // The bytes are the same again, because a redemption says nothing but its offer.
  const bytes = key === null ? null : new TextEncoder().encode(JSON.stringify({ offer: subject }))
  return { operation, subject, key, bytes, outcome: 'unknown', data: null, error: null, requestId: null }
}

function read(storageKey: string): readonly Remembered[] {
  try {
    // What is no list has no filter, and is nothing either.
    const entries = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as unknown[]
    return entries.filter(isRemembered).filter(({ until }) => until === null || until > Date.now())
  } catch {
    return []
  }
}

/** Storage can be full, forbidden or missing (a server): only the memory across a reload and a sign-in is lost then. */
function write(storageKey: string, entries: readonly Remembered[]): void {
  try {
    if (entries.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(entries))
    else if (sessionStorage.getItem(storageKey) !== null) sessionStorage.removeItem(storageKey)
  } catch {
    // See above.
  }
}

function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== 'object' || value === null) return false
  const { offer, owner, key, at, known, until } = value as Record<string, unknown>
  return (
    typeof offer === 'string' &&
    typeof owner === 'string' &&
    (key === null || typeof key === 'string') &&
    typeof at === 'number' &&
    Array.isArray(known) &&
    (until === null || typeof until === 'number')
  )
}
