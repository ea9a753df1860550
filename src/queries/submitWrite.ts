import {
  type CallInput,
  encodeBody,
  ExperienceError,
  isExperienceError,
  isOutcomeUnknown,
  isRefreshFailure,
  randomId,
} from '../client/index.ts'
import type { BodyOf, Operation, ParamsOf, ResponseOf } from '../contract/index.ts'
import type { WriteRecord } from './writeRecords.ts'
import type { ExperienceKit } from './kit.ts'
import { invalidateAfter, type WriteName } from './invalidates.ts'

/** What a write came to. It never rejects: a failure is an answer that the form has to show. */
export type WriteResult<Data> =
  | {
      readonly ok: true
      readonly data: Data
      /** True when an earlier attempt turned out to have been done: what was submitted now has not been sent. */
      readonly isEarlierAttempt: boolean
    }
  | { readonly ok: false; readonly error: unknown }

export interface SubmitInput<O extends Operation<WriteName>> {
  /** What the intent is about: the offer's id, a local id, else the path's id. */
  readonly subject: string
  readonly params: ParamsOf<O>
  /** Called at the moment of sending. Neither it nor its result is kept. */
  readonly readBody: () => BodyOf<O>
}

/** Attempts under way, so that a double click joins the first one. */
const pendingWrites = new WeakMap<ExperienceKit, Map<string, Promise<WriteResult<unknown>>>>()

/**
 * Runs a write as an intent of the kit. A keyed write whose outcome is unknown is first sent again, the same bytes
 * under the same key, to learn what became of it; a new key is made only after a definite refusal.
 */
export function submitWrite<O extends Operation<WriteName>>(
  kit: ExperienceKit,
  operation: O,
  input: SubmitInput<O>,
): Promise<WriteResult<ResponseOf<O>>> {
  const pending = pendingWrites.get(kit) ?? new Map<string, Promise<WriteResult<unknown>>>()
  pendingWrites.set(kit, pending)
  const name = JSON.stringify([operation.name, input.subject])
  const running = pending.get(name)
  if (running) return running as Promise<WriteResult<ResponseOf<O>>>
  const write = attempt(kit, operation, input).finally(() => pending.delete(name))
  pending.set(name, write)
  return write
}

async function attempt<O extends Operation<WriteName>>(
  kit: ExperienceKit,
  operation: O,
  input: SubmitInput<O>,
): Promise<WriteResult<ResponseOf<O>>> {
  const before = kit.writeRecords.get(operation.name, input.subject)
  if (!kit.writeGate.isOpen && operation.name !== 'acceptTerms')
    return refuseUntilTerms(kit, operation, before)
  // Bytes are kept of keyed writes alone: any other is sent anew, as it is submitted now.
  if (before.outcome === 'unknown' && before.bytes !== null) {
    const learned = await send(kit, operation, input, { key: before.key, bytes: before.bytes, isRetry: true })
    // Only a definite answer about the first attempt frees us to send what was submitted now.
    if (learned.ok) return { ...learned, isEarlierAttempt: true }
    if (kit.writeRecords.get(operation.name, input.subject).outcome === 'unknown') return learned
  }
  const key = operation.idempotency === 'key' ? randomId() : null
  const bytes = encodeInput(operation, input)
  if (bytes instanceof Error)
    return settle(kit, {
      ...before,
      key: null,
      bytes: null,
      outcome: 'refused',
      data: null,
      error: bytes,
      requestId: null,
    })
  return send(kit, operation, input, { key, bytes, isRetry: false })
}

function encodeInput<O extends Operation<WriteName>>(
  operation: O,
  input: SubmitInput<O>,
): Uint8Array | null | Error {
  if (!operation.body) return null
  try {
    return encodeBody(operation, input.readBody())
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

interface Sending {
  readonly key: string | null
  readonly bytes: Uint8Array | null
  readonly isRetry: boolean
}

async function send<O extends Operation<WriteName>>(
  kit: ExperienceKit,
  operation: O,
  input: SubmitInput<O>,
  { key, bytes, isRetry }: Sending,
): Promise<WriteResult<ResponseOf<O>>> {
  const held = { key, bytes: operation.sensitive || key === null ? null : bytes }
  const intent: WriteRecord = {
    operation: operation.name,
    subject: input.subject,
    ...held,
    outcome: 'pending',
    data: null,
    error: null,
    requestId: null,
  }
  kit.writeRecords.set(intent)
  try {
    const callInput = { params: input.params, ...(bytes ? { bytes } : {}) } as unknown as CallInput<O>
    const { data, requestId } = await kit.client.call(
      operation,
      callInput,
      key ? { idempotencyKey: key } : {},
    )
    settle(kit, { ...intent, outcome: 'done', data, requestId })
    invalidateAfter(kit, operation.name)
    return { ok: true, data, isEarlierAttempt: false }
  } catch (error) {
    const isUnknown = isRetry ? !isDefiniteAnswer(error) : isOutcomeUnknown(error)
    const requestId = isExperienceError(error) ? error.requestId : null
    if (isUnknown) invalidateAfter(kit, operation.name)
    // A refused write starts anew with a new key; only an unknown one is frozen.
    return settle(kit, {
      ...intent,
      ...(isUnknown ? held : { key: null, bytes: null }),
      outcome: isUnknown ? 'unknown' : 'refused',
      error,
      requestId,
    })
  }
}

/** Keeps the outcome; the intents of a session that ended meanwhile keep nothing. */
function settle(kit: ExperienceKit, intent: WriteRecord): { readonly ok: false; readonly error: unknown } {
  kit.writeRecords.set(intent)
  return { ok: false, error: intent.error }
}

/**
 * Whether a failed *retry* says what became of the first attempt. A 401, 403 or 429 refuses the retry before it is
 * looked at (authentication and limits come before replay), and a 409 cannot be about other bytes, for they are the same.
 */
function isDefiniteAnswer(error: unknown): boolean {
  // What a host's refresh rejects with may look like an answer of the Service.
  return (
    !isRefreshFailure(error) &&
    (isExperienceError(error, 'rejected') || isExperienceError(error, 'not-found'))
  )
}

function refuseUntilTerms(kit: ExperienceKit, operation: Operation, before: WriteRecord): WriteResult<never> {
  const error = new ExperienceError('The member has terms to accept first. Nothing was sent.', {
    kind: 'terms',
    operation: operation.name,
  })
  // An unknown outcome stays frozen: refusing here says nothing about the earlier attempt.
  return settle(kit, {
    ...before,
    outcome: before.outcome === 'unknown' ? 'unknown' : 'refused',
    data: null,
    error,
    requestId: null,
  })
}
