import type { Query } from '@tanstack/react-query'
import { toError } from '../base/index.ts'
import {
  type CallInput,
  encodeBody,
  ExperienceError,
  isExperienceError,
  isOutcomeUnknown,
  isRefreshFailure,
  randomId,
} from '../client/index.ts'
import type { BodyOf, Operation, operations, ParamsOf, ResponseOf } from '../contract/index.ts'
import type { ExperienceKit } from './kit.ts'
import type { WriteRecord } from './writeRecords.ts'

/** What a write came to. It never rejects: a failure is an answer that the form has to show. */
export type WriteResult<Data> =
  | {
      readonly ok: true
      readonly data: Data
      /** True when an earlier attempt turned out to have been done: what was submitted now has not been sent. */
      readonly isEarlierAttempt: boolean
    }
  | { readonly ok: false; readonly error: ExperienceError | Error }

export interface SubmitInput<O extends Operation<WriteName>> {
  /** What the write is about: the offer's id, a local id, else the path's id. */
  readonly subject: string
  readonly params: ParamsOf<O>
  /** Called at the moment of sending. Neither it nor its result is stored. */
  readonly readBody: () => BodyOf<O>
  /**
   * How to learn what became of an earlier attempt of unknown outcome before anything is sent. `null`: it was not
   * done, and the same bytes are sent again under the same key.
   */
  readonly learn?: ((earlier: WriteRecord) => Promise<WriteResult<ResponseOf<O>> | null>) | undefined
  /** What must have happened before the write record is looked at. Rejects: nothing is sent, the outcome is unknown. */
  readonly prepare?: (() => Promise<void>) | undefined
  /** What speaks against sending it now. Not asked while an earlier attempt may have been done. */
  readonly findObjection?: (() => Promise<ExperienceError | null>) | undefined
  /** Puts what the answer says of a read into the cache, so that it is not read again from a copy that is behind. */
  readonly keep?: ((data: ResponseOf<O>) => Promise<void>) | undefined
  /** What another reading is compared with, to learn whether an attempt was done; `undefined` where nobody knows it. */
  readonly baseline?: (() => string | null | undefined) | undefined
}

/** An attempt that has come to its end, and what it sent. */
interface Attempt<Data> {
  readonly result: WriteResult<Data>
  readonly sent: Uint8Array | null
}

/**
 * Runs a write, and notes in the kit's write records what is known of it. A keyed write of unknown outcome first sends
 * the same bytes again under the same key, to learn what became of it; a new key is made only after a definite refusal.
 *
 * The same write of the same subject never runs twice at a time: a double submit joins the one under way.
 * Where the second submit has another body, a write that acts once per key says that the body was not sent
 * (`isEarlierAttempt`), and one that replaces is sent afterwards.
 */
export async function submitWrite<O extends Operation<WriteName>>(
  kit: ExperienceKit,
  operation: O,
  input: SubmitInput<O>,
): Promise<WriteResult<ResponseOf<O>>> {
  const { writeRecords } = kit
  const isJoining = writeRecords.pending(operation.name, input.subject) !== undefined
  const bytes = isJoining ? encodeInput(operation, input) : null
  const { result, sent } = await writeRecords.run(operation.name, input.subject, () =>
    attempt(kit, operation, input),
  )
  if (!isJoining || String(bytes) === String(sent)) return result
  if (operation.idempotency !== 'key') return submitWrite(kit, operation, input)
  return result.ok ? { ...result, isEarlierAttempt: true } : result
}

async function attempt<O extends Operation<WriteName>>(
  kit: ExperienceKit,
  operation: O,
  input: SubmitInput<O>,
): Promise<Attempt<ResponseOf<O>>> {
  const read = () => kit.writeRecords.get(operation.name, input.subject)
  if (input.prepare) {
    try {
      await input.prepare()
    } catch (error) {
      // Nothing was sent now, and what became of the earlier attempt is still to be learned.
      return { result: settle(kit, { ...read(), outcome: 'unknown', error: toError(error) }), sent: null }
    }
  }
  // A member may be quicker than what is read of the terms: that is no reason to say that some are outstanding.
  if (!kit.writeGate.isKnown && operation.name !== 'acceptTerms') await kit.writeGate.whenKnown()
  const before = read()
  if (!kit.writeGate.isOpen && operation.name !== 'acceptTerms')
    return { result: refuse(kit, before, termsError(operation)), sent: null }
  if (before.outcome === 'unknown') {
    const learned = await learnOutcome(kit, operation, input, before)
    if (learned) return { result: learned, sent: before.bytes }
  }
  if (before.outcome !== 'unknown' && input.findObjection) {
    const objection = await input.findObjection()
    if (objection) return { result: refuse(kit, read(), objection), sent: null }
  }
  const key = operation.idempotency === 'key' ? randomId() : null
  const bytes = encodeInput(operation, input)
  if (bytes instanceof Error) return { result: refuse(kit, read(), bytes), sent: null }
  const earlier = read().outcome === 'unknown' ? 'other' : 'none'
  return { result: await send(kit, operation, input, { key, bytes, earlier }), sent: bytes }
}

/**
 * What became of an earlier attempt; `null` once it is certain that it was not done, or that doing it again is no harm.
 */
async function learnOutcome<O extends Operation<WriteName>>(
  kit: ExperienceKit,
  operation: O,
  input: SubmitInput<O>,
  before: WriteRecord,
): Promise<WriteResult<ResponseOf<O>> | null> {
  const found = await input.learn?.(before)
  if (found) return found
  // Bytes are stored of keyed writes alone. Another write is sent again, as it is submitted now.
  if (before.bytes === null) return null
  const { key, bytes } = before
  const learned = await send(kit, operation, input, { key, bytes, earlier: 'same' })
  if (learned.ok) return { ...learned, isEarlierAttempt: !input.learn }
  // Only a definite answer about the first attempt allows to send what was submitted now.
  if (input.learn) return learned
  return kit.writeRecords.get(operation.name, input.subject).outcome === 'unknown' ? learned : null
}

function encodeInput<O extends Operation<WriteName>>(
  operation: O,
  input: SubmitInput<O>,
): Uint8Array | null | Error {
  if (!operation.body) return null
  try {
    return encodeBody(operation, input.readBody())
  } catch (error) {
    return toError(error)
  }
}

interface Sending {
  readonly key: string | null
  readonly bytes: Uint8Array | null
  /** An earlier attempt of unknown outcome: the same bytes under the same key, or other ones. */
  readonly earlier: 'none' | 'same' | 'other'
}

async function send<O extends Operation<WriteName>>(
  kit: ExperienceKit,
  operation: O,
  input: SubmitInput<O>,
  { key, bytes, earlier }: Sending,
): Promise<WriteResult<ResponseOf<O>>> {
  const stored = { key, bytes: operation.sensitive || key === null ? null : bytes }
  const record: WriteRecord = {
    operation: operation.name,
    subject: input.subject,
    ...stored,
    outcome: 'pending',
    data: null,
    error: null,
    requestId: null,
    baseline: input.baseline?.(),
  }
  kit.writeRecords.set(record)
  try {
    const callInput = { params: input.params, ...(bytes ? { bytes } : {}) } as unknown as CallInput<O>
    const { data, requestId } = await kit.client.call(
      operation,
      callInput,
      key ? { idempotencyKey: key } : {},
    )
    kit.writeRecords.set({ ...record, outcome: 'done', data, requestId })
    invalidateAfter(kit, operation.name)
    await input.keep?.(data)
    return { ok: true, data, isEarlierAttempt: false }
  } catch (thrown) {
    const error = toError(thrown)
    const isUnknown = isStillUnknown(earlier, error)
    if (isUnknown) invalidateAfter(kit, operation.name)
    // A new version of the terms may be why.
    if (isExperienceError(error, 'permission')) invalidateReads(kit, ['terms'])
    // A refused write starts again with a new key; only an unknown one is frozen.
    return settle(kit, {
      ...record,
      ...(isUnknown ? stored : { key: null, bytes: null }),
      outcome: isUnknown ? 'unknown' : 'refused',
      error,
      requestId: isExperienceError(error) ? error.requestId : null,
    })
  }
}

/** Stores the outcome; the records of a session that ended meanwhile store nothing. */
function settle(
  kit: ExperienceKit,
  record: WriteRecord & { readonly error: ExperienceError | Error },
): { readonly ok: false; readonly error: ExperienceError | Error } {
  kit.writeRecords.set(record)
  return { ok: false, error: record.error }
}

/** Notes that nothing was sent. That says nothing about an earlier attempt: its unknown outcome stays. */
function refuse(
  kit: ExperienceKit,
  before: WriteRecord,
  error: ExperienceError | Error,
): { readonly ok: false; readonly error: ExperienceError | Error } {
  const isUnknown = before.outcome === 'unknown'
  return settle(kit, {
    ...before,
    ...(isUnknown ? {} : { key: null, bytes: null }),
    outcome: isUnknown ? 'unknown' : 'refused',
    data: null,
    error,
    requestId: null,
  })
}

/** What the record says after a failure: whether this attempt, or the one before it, may have been done. */
function isStillUnknown(earlier: Sending['earlier'], error: unknown): boolean {
  if (earlier === 'none') return isOutcomeUnknown(error)
  // A refusal of other answers says nothing of the ones before them: the Service may have those.
  return earlier === 'other' || !isDefiniteAnswer(error)
}

/**
 * Whether a failed *retry* says what became of the first attempt. A 401, 403 or 429 refuses the retry before it is
 * looked at (authentication and limits come before replay), and a 409 cannot be about other bytes, for they
 * are the same.
 */
function isDefiniteAnswer(error: unknown): boolean {
  // What a host's refresh rejects with may look like an answer of the Service.
  return (
    !isRefreshFailure(error) &&
    (isExperienceError(error, 'rejected') || isExperienceError(error, 'not-found'))
  )
}

function termsError({ name }: Operation): ExperienceError {
  return new ExperienceError('The member has terms to accept first. Nothing was sent.', {
    kind: 'terms',
    operation: name,
  })
}

type Operations = typeof operations

/** The name of an operation that reads. */
export type ReadName = {
  [Key in keyof Operations]: Operations[Key]['method'] extends 'GET' ? Operations[Key]['name'] : never
}[keyof Operations]

/** The name of an operation that writes. */
export type WriteName = Exclude<Operations[keyof Operations]['name'], ReadName>

/** Which reads a write changes: exactly these are read again after it was done, or may have been done. */
export const invalidates: Readonly<Record<WriteName, readonly ReadName[]>> = {
  createRedemption: ['wallet', 'ledger', 'redemptions', 'offers', 'offer', 'eligibility', 'conversations'],
  submitFeedback: ['redemption', 'redemptions'],
  createInterest: ['conversations'],
  submitIntake: ['interest'],
  verifyPhone: ['interest'],
  issuePhoneCode: [],
  sendMessage: ['messages'],
  acceptTerms: ['terms'],
}

/** Invalidates what `write` changes: reads on screen are read again at once, the others when they are next shown. */
export function invalidateAfter(kit: ExperienceKit, write: WriteName): void {
  invalidateReads(kit, invalidates[write])
}

/** Invalidates all entries of these reads. After the end of the session there are none. */
export function invalidateReads(
  { queryClient, session }: Pick<ExperienceKit, 'queryClient' | 'session'>,
  reads: readonly ReadName[],
): void {
  if (session.status === 'ended') return
  for (const read of reads) {
    const queryKey = ['xp', session.id, read]
    // A first read or a prefetch under way was asked before the write, and invalidating stops neither: its answer would
    // count as fresh. A further page is waited for by its list.
    const cancelled = queryClient
      .getQueryCache()
      .findAll({ queryKey, fetchStatus: 'fetching' })
      .filter((query) => !('cursor' in Object(query.queryKey[3])))
      .filter((query) => !query.isActive() || query.state.data === undefined)
    const isCancelled = (query: Query) => cancelled.includes(query)
    void queryClient.cancelQueries({ queryKey, predicate: isCancelled }).then(() => {
      // An answer that had just come can no longer be stopped.
      const isDone = (query: Query) => isCancelled(query) && query.state.fetchStatus === 'idle'
      return queryClient.invalidateQueries({ queryKey, predicate: isDone })
    })
    void queryClient.invalidateQueries({ queryKey })
  }
}
