import type { ExperienceError } from '../client/index.ts'
import { createListeners } from '../base/index.ts'

/**
 * A write that the member asked for, and what is known of it. Not a TanStack mutation: that cache keeps the
 * variables of a write for minutes.
 */
export interface WriteRecord {
  readonly operation: string
  readonly subject: string
  /** The idempotency key, from the first attempt until a definite refusal. */
  readonly key: string | null
  /** What was sent under `key`. Always null where a body can contain sensitive answers. */
  readonly bytes: Uint8Array | null
  readonly outcome: WriteOutcome
  readonly data: unknown
  readonly error: ExperienceError | Error | null
  readonly requestId: string | null
  /** `baseline` of the input, as this attempt began. */
  readonly baseline?: string | null | undefined
}

/**
 * The name of the records of sensitive answers that are lost (`lostAnswers`). There is no such operation: none lost
 * them.
 */
export const lostAnswersRecord = 'lostAnswers'

/** The name of the records of codes that were sent. There is no such operation: a number that is saved has one sent. */
export const codeSentRecord = 'codeSent'

/** `unknown`: the answer was lost, and the write may have been done. */
export type WriteOutcome = 'idle' | 'pending' | 'unknown' | 'refused' | 'done'

/** The write records of a kit, found by operation name and subject. */
export interface WriteRecords {
  get(operation: string, subject: string): WriteRecord
  /** All records of an operation that are not idle. */
  list(operation: string): readonly WriteRecord[]
  set(record: WriteRecord): void
  remove(operation: string, subject: string): void
  /** The write under way, or `undefined`. */
  pending(operation: string, subject: string): Promise<unknown> | undefined
  /**
   * Starts a write, or returns the promise of the one under way for the same operation and subject. This is the guard
   * against a double submit.
   */
  run<Result>(operation: string, subject: string, start: () => Promise<Result>): Promise<Result>
  clear(): void
  subscribe(listener: () => void): () => void
  /** Takes records that this session does not have from here. */
  recallFrom(earlier: EarlierWrites): void
}

/** What was not learned of writes on an earlier page, or in an earlier session. */
interface EarlierWrites {
  recall(operation: string, subject: string): WriteRecord | undefined
  subscribe(listener: () => void): () => void
}

/** @param isOver the session has ended: a record that comes later is not stored. */
export function createWriteRecords(isOver: () => boolean): WriteRecords {
  const records = new Map<string, WriteRecord>()
  const idle = new Map<string, WriteRecord>()
  const pending = new Map<string, Promise<unknown>>()
  let earlier: EarlierWrites | undefined
  const { subscribe, notify } = createListeners()
  const id = (operation: string, subject: string) => JSON.stringify([operation, subject])
  return {
    get(operation, subject) {
      const name = id(operation, subject)
      const known = records.get(name)
      if (known && !isSettled(known)) return known
      // A page that comes back from the back-forward cache has records from before the page that followed it.
      const found = earlier?.recall(operation, subject) ?? known ?? idle.get(name)
      if (found) return found
      // The same object each time: `useSyncExternalStore` compares snapshots by identity.
      const fresh = idleRecord(operation, subject)
      idle.set(name, fresh)
      return fresh
    },
    list: (operation) => [...records.values()].filter((record) => record.operation === operation),
    set(record) {
      if (isOver()) return
      records.set(id(record.operation, record.subject), record)
      notify()
    },
    remove(operation, subject) {
      if (records.delete(id(operation, subject))) notify()
    },
    pending: (operation, subject) => pending.get(id(operation, subject)),
    run<Result>(operation: string, subject: string, start: () => Promise<Result>) {
      const name = id(operation, subject)
      const running = pending.get(name) as Promise<Result> | undefined
      if (running) return running
      const write = start().finally(() => pending.get(name) === write && pending.delete(name))
      pending.set(name, write)
      return write
    },
    clear() {
      records.clear()
      idle.clear()
      pending.clear()
      notify()
    },
    subscribe,
    recallFrom(writes) {
      earlier = writes
      writes.subscribe(notify)
    },
  }
}

const isSettled = ({ outcome }: WriteRecord) => outcome === 'done' || outcome === 'refused'

function idleRecord(operation: string, subject: string): WriteRecord {
  return {
    operation,
    subject,
    key: null,
    bytes: null,
    outcome: 'idle',
    data: null,
    error: null,
    requestId: null,
  }
}
