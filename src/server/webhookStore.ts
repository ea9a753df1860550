/** What became of a claim. */
export type WebhookClaim =
  /** It is yours until the lease runs out: act, then `complete`, or `release` when acting failed. */
  | { readonly state: 'claimed'; readonly claimId: string }
  /** Somebody else holds it. */
  | { readonly state: 'busy' }
  /** It was completed before. */
  | { readonly state: 'done' }

/**
 * Remembers which deliveries are being acted on and which are done, so that each is acted on once. Its three
 * calls are atomic: of any number of claims at the same time, one gets it. docs/organisation.md has one for
 * PostgreSQL and one for Redis.
 */
export interface WebhookStore {
  /** Claims a delivery for `leaseMs` milliseconds; one whose lease ran out can be claimed again. */
  readonly claim: (key: string, leaseMs: number) => Promise<WebhookClaim>
  /** It was acted on: from now on it is `done`, also when the lease ran out meanwhile. */
  readonly complete: (key: string, claimId: string) => Promise<void>
  /** It was not acted on: it can be claimed at once. Nothing happens to a claim that is no longer this one. */
  readonly release: (key: string, claimId: string) => Promise<void>
}

/** Where a memory of deliveries reads the time, and how much it keeps. */
export interface MemoryWebhookStoreOptions {
  /** How many deliveries it remembers; it forgets the oldest first. Default 10,000. */
  readonly capacity?: number
  /** The clock, in milliseconds since 1970; for tests. */
  readonly now?: () => number
}

/**
 * A store for one process: it forgets everything on a restart, and other processes know nothing of it. What
 * `webhookHandler` uses unless it is given another.
 */
export function createMemoryWebhookStore({
  capacity = 10_000,
  now = Date.now,
}: MemoryWebhookStoreOptions = {}): WebhookStore {
  const entries = new Map<string, { readonly claimId: string; readonly expiresAt: number }>()

  function keep(key: string, claimId: string, expiresAt: number): void {
    // A Map keeps the order of arrival.
    entries.delete(key)
    entries.set(key, { claimId, expiresAt })
    for (const oldest of entries.keys()) {
      if (entries.size <= capacity) break
      entries.delete(oldest)
    }
  }

  return {
    claim: (key, leaseMs) => {
      const entry = entries.get(key)
      if (entry?.expiresAt === Infinity) return Promise.resolve({ state: 'done' })
      if (entry && entry.expiresAt > now()) return Promise.resolve({ state: 'busy' })
      const claimId = crypto.randomUUID()
      keep(key, claimId, now() + leaseMs)
      return Promise.resolve({ state: 'claimed', claimId })
    },
    complete: (key, claimId) => {
      keep(key, claimId, Infinity)
      return Promise.resolve()
    },
    release: (key, claimId) => {
      const entry = entries.get(key)
      if (entry?.claimId === claimId && entry.expiresAt !== Infinity) entries.delete(key)
      return Promise.resolve()
    },
  }
}
