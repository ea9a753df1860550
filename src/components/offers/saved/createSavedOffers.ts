import type { ExperienceKit } from '../../../queries/index.ts'
import { readSavedIds, type SavedOffersMember, type SavedOffersStore } from '../../common/index.ts'
import { askStore } from './askStore.ts'
import type { SavedOffers, SavedOffersState, SaveFailure } from './SavedOffersState.ts'

/** What the saved offers of a session need of a provider; the one that was rendered last gives it. */
export interface SavedOffersSource {
  readonly store: () => SavedOffersStore | undefined
  /** A change has reached the store. */
  readonly onStored: (offerId: string, isSaved: boolean) => void
  readonly report: (error: unknown) => void
}

/**
 * Shows what the member wants at once, and brings it into the store. What the store refuses is taken back. The end of
 * the session drops everything.
 */
export function createSavedOffers(kit: ExperienceKit, source: () => SavedOffersSource): SavedOffers {
  const saved = new SavedOffersOfSession(kit, source)
  return {
    read: () => saved.state,
    subscribe: (listener) => saved.subscribe(listener),
    change: (offerId, isSaved) => saved.change(offerId, isSaved),
    refresh: () => saved.refresh(),
  }
}

class SavedOffersOfSession {
  state: SavedOffersState
  readonly #kit: ExperienceKit
  readonly #source: () => SavedOffersSource
  /** Each its own, though the same function may listen twice. */
  readonly #listeners = new Set<{ readonly call: () => void }>()
  readonly #over = new AbortController()
  /** As the store last said: `undefined` until it did, `null` where nothing can be saved. */
  #stored: readonly string[] | null | undefined
  #error: unknown = null
  /** What is on its way into the store. */
  readonly #wanted = new Map<string, boolean>()
  readonly #failures = new Map<string, SaveFailure>()
  #removed: SavedOffersState['removed'] = null
  #reads = 0
  #writes = 0
  #stop: (() => void) | undefined

  constructor(kit: ExperienceKit, source: () => SavedOffersSource) {
    this.#kit = kit
    this.#source = source
    this.state = this.#snapshot()
    kit.session.subscribe(() => {
      if (kit.session.status === 'ended') this.#end()
    })
    if (kit.session.status === 'ended') this.#end()
  }

  subscribe(listener: () => void): () => void {
    const ticket = { call: listener }
    this.#listeners.add(ticket)
    this.#start()
    return () => {
      this.#listeners.delete(ticket)
      // One page of a host may follow another in this very moment.
      queueMicrotask(() => this.#listeners.size === 0 && this.#pause())
    }
  }

  change(id: string, isSaved: boolean): void {
    if (this.#over.signal.aborted) return
    this.#failures.delete(id)
    if (!isSaved) this.#removed = { offerId: id }
    else if (this.#removed?.offerId === id) this.#removed = null
    const isUnderWay = this.#wanted.has(id)
    this.#wanted.set(id, isSaved)
    this.#publish()
    if (!isUnderWay) void this.#write(id)
  }

  refresh(): void {
    if (this.#over.signal.aborted) return
    this.#error = null
    this.#publish()
    void this.#read()
  }

  #snapshot(): SavedOffersState {
    const ids = [...this.#wanted].reduce(apply, this.#stored ?? [])
    const [error, removed] = [this.#error, this.#removed]
    return { status: this.#status(), ids, error, failures: new Map(this.#failures), removed }
  }

  #status(): SavedOffersState['status'] {
    if (this.#stored) return 'ready'
    if (this.#stored === undefined) return this.#error === null ? 'loading' : 'failed'
    const { session, redemptionMemory } = this.#kit
    // Its member may yet be named.
    return session.memberId === null && !redemptionMemory.isAnswered() ? 'loading' : 'unavailable'
  }

  #publish(): void {
    this.state = this.#snapshot()
    for (const { call } of [...this.#listeners]) call()
  }

  #member(): SavedOffersMember {
    const { session, client } = this.#kit
    return { baseUrl: client.baseUrl, memberId: session.memberId, signal: this.#over.signal }
  }

  /** Reads the list. What was written meanwhile may not be in it yet: then it is read again. */
  async #read(): Promise<void> {
    const { signal } = this.#over
    const [read, writes] = [++this.#reads, this.#writes]
    const isStale = () => read !== this.#reads || signal.aborted
    try {
      const answer = await askStore(() => this.#source().store()?.list(this.#member()), signal)
      if (isStale()) return
      if (writes !== this.#writes) return await this.#read()
      this.#stored = answer === null ? null : readSavedIds(answer)
      this.#error = null
      // Saved again elsewhere: there is nothing to take back.
      if (this.#removed && this.#snapshot().ids.includes(this.#removed.offerId)) this.#removed = null
    } catch (cause) {
      if (isStale()) return
      this.#error = cause
      this.#source().report(cause)
    }
    this.#publish()
  }

  /** One write at a time for an offer, so that the last press counts. */
  async #write(id: string): Promise<void> {
    const { signal } = this.#over
    let done: boolean | undefined
    while (this.#wanted.get(id) !== done) {
      const isSaved = this.#wanted.get(id) === true
      try {
        const name = isSaved ? 'save' : 'remove'
        await askStore(() => this.#source().store()?.[name](id, this.#member()), signal)
      } catch (cause) {
        return this.#fail(id, isSaved, cause)
      }
      done = isSaved
      this.#writes += 1
      if (this.#stored) this.#stored = apply(this.#stored, [id, isSaved])
    }
    this.#wanted.delete(id)
    if (done !== undefined) this.#source().onStored(id, done)
    this.#publish()
    // It was never read, so that it is not known what else is in it.
    if (!this.#stored) void this.#read()
  }

  #fail(id: string, isSaved: boolean, cause: unknown): void {
    if (this.#over.signal.aborted) return
    this.#wanted.delete(id)
    this.#failures.set(id, { isSaved, isAnnounced: false })
    if (this.#removed?.offerId === id) this.#removed = null
    this.#source().report(cause)
    this.#publish()
    // It may have been stored all the same.
    void this.#read()
  }

  #start(): void {
    if (this.#stop || this.#over.signal.aborted) return
    const { session } = this.#kit
    const watch = () => watchStore(this.#source(), () => void this.#read(), this.#member())
    let stopStore = watch()
    let { memberId } = session
    const stopSession = session.subscribe(() => {
      if (session.status === 'ended') return
      if (session.memberId !== memberId) {
        ;({ memberId } = session)
        // Whoever becomes known now may have saved others, and the store was asked to tell of nobody's.
        stopStore()
        stopStore = watch()
        void this.#read()
      }
      this.#publish()
    })
    this.#stop = () => {
      stopStore()
      stopSession()
    }
    void this.#read()
  }

  #pause(): void {
    this.#stop?.()
    this.#stop = undefined
  }

  #end(): void {
    this.#over.abort()
    this.#pause()
    this.#stored = undefined
    this.#error = null
    this.#removed = null
    this.#wanted.clear()
    this.#failures.clear()
    this.#publish()
  }
}

function apply(ids: readonly string[], [id, isSaved]: readonly [string, boolean]): readonly string[] {
  if (ids.includes(id) === isSaved) return ids
  return isSaved ? [id, ...ids] : ids.filter((one) => one !== id)
}

/** Calls `onChange` when the store says so, else when the page is seen again. Returns how to stop. */
function watchStore(
  { store: read, report }: SavedOffersSource,
  onChange: () => void,
  member: SavedOffersMember,
): () => void {
  const store = read()
  if (!store?.subscribe) {
    const handleVisibility = () => document.visibilityState === 'visible' && onChange()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => document.removeEventListener('visibilitychange', handleVisibility)
  }
  const safely = <Result>(call: () => Result) => {
    try {
      return call()
    } catch (error) {
      return void report(error)
    }
  }
  const stop: unknown = safely(() => store.subscribe?.(onChange, member))
  // A page that the browser kept whole, while the member saved on another, was told nothing.
  const handleShow = ({ persisted }: PageTransitionEvent) => persisted && onChange()
  window.addEventListener('pageshow', handleShow)
  return () => {
    window.removeEventListener('pageshow', handleShow)
    if (typeof stop === 'function') safely(stop as () => void)
  }
}
