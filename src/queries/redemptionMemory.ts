import type { ExperienceClient } from '../client/index.ts'
import type { operations } from '../contract/index.ts'
import type { WriteRecord, WriteRecords } from './writeRecords.ts'

/** The name alone: every page has this memory, and the operation would bring its schemas along. */
const operation: (typeof operations.createRedemption)['name'] = 'createRedemption'

/** What survives a reload: the offer's id, the idempotency key, and whose it is as a hash. Nothing else. */
interface Remembered {
  readonly offer: string
  /** `null` is a mark: an attempt was made, and the list has to be read before another. */
  readonly key: string | null
  readonly owner: string
}

export interface RedemptionMemory {
  /** Forgets all redemptions of this Service for good: the session has ended. */
  clear(): void
}

/**
 * Stores redemptions of unknown outcome in `sessionStorage`, so that a reload cannot spend twice. Without a `memberId`
 * no key is stored, only the mark.
 */
export function createRedemptionMemory(
  { session, baseUrl }: ExperienceClient,
  writeRecords: WriteRecords,
): RedemptionMemory {
  // Each Service has its own entry: of two kits on one page, neither must forget for the other.
  const storageKey = `xp:redemptions:${hashOf(baseUrl)}`
  let restoredFor: string | null = null
  let isCleared = false

  function restore(): void {
    const owner = ownerOf(baseUrl, session.memberId)
    if (isCleared || restoredFor === owner) return
    restoredFor = owner
    const kept = read(storageKey).filter(
      (entry) => entry.owner === owner || (entry.key === null && entry.owner === ownerOf(baseUrl, null)),
    )
    write(storageKey, kept)
    for (const entry of kept) {
      if (writeRecords.get(operation, entry.offer).outcome === 'idle') writeRecords.set(unknownWrite(entry))
    }
  }

  function save(): void {
    if (isCleared) return
    const { memberId } = session
    const open = writeRecords
      .list(operation)
      .filter(({ outcome }) => outcome === 'pending' || outcome === 'unknown')
    write(
      storageKey,
      open.map(({ subject, key }) => ({
        offer: subject,
        key: memberId === null ? null : key,
        owner: ownerOf(baseUrl, memberId),
      })),
    )
  }

  restore()
  session.subscribe(restore)
  writeRecords.subscribe(save)
  return {
    clear() {
      isCleared = true
      write(storageKey, [])
    },
  }
}

function unknownWrite({ offer, key }: Remembered): WriteRecord {
  // The bytes are the same again, because a redemption says nothing but its offer.
  const bytes = key === null ? null : new TextEncoder().encode(JSON.stringify({ offer }))
  return {
    operation,
    subject: offer,
    key,
    bytes,
    outcome: 'unknown',
    data: null,
    error: null,
    requestId: null,
  }
}

function read(storageKey: string): readonly Remembered[] {
  try {
    // What is no list has no filter, and is nothing either.
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as unknown[]).filter(isRemembered)
  } catch {
    return []
  }
}

/** Storage can be full, forbidden or missing (a server): the member then loses only the memory across a reload. */
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
  const { offer, key, owner } = value as Record<string, unknown>
  return (
    typeof offer === 'string' &&
    offer !== '' &&
    (key === null || typeof key === 'string') &&
    typeof owner === 'string'
  )
}

function ownerOf(baseUrl: string, memberId: string | null): string {
  return hashOf(JSON.stringify([baseUrl, memberId]))
}

/** Not a secret, only a way not to write down who it was: cyrb53, 53 bits (public domain, by bryc). */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
