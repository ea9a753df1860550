'use client'

import { useQuery } from '@tanstack/react-query'
import { callSafely, toError } from '../base/index.ts'
import { encodeBody, type ExperienceError } from '../client/index.ts'
import {
  type Interest,
  type InterestInput,
  operations,
  type OrdinaryAnswers,
  type SensitiveAnswers,
  sensitiveKeys,
} from '../contract/index.ts'
import { useExperienceKit } from './KitContext.ts'
import { keepAnswer, setWriteAnswer } from './fetchFresh.ts'
import type { ExperienceKit } from './kit.ts'
import type { ReadResult } from './readQuery.ts'
import { interestQuery } from './reads.ts'
import { invalidateReads, submitWrite, type WriteResult } from './submitWrite.ts'
import { useWrite, type WriteState } from './useWrite.ts'

export interface RegisterInterestInput {
  readonly offerId: string
  readonly answers: OrdinaryAnswers
  /** Called once, at once. The answers live until this write has ended, and in nothing but this call. */
  readonly readSensitive: () => SensitiveAnswers
  /** Called as soon as the interest exists, also when its intake then fails. */
  readonly onCreated?: ((interest: Interest) => void) | undefined
}

/** Which of the two requests a failure belongs to: after `intake` the interest exists, and a retry resumes there. */
export type RegisterInterestResult =
  /** `requestId` is that of the answer with which all had arrived: the reference for the receipt. */
  | (WriteResult<Interest> & { readonly ok: true; readonly requestId: string | null })
  | { readonly ok: false; readonly error: ExperienceError | Error; readonly step: 'create' | 'intake' }

/**
 * The whole of asking for an offer: `POST /v1/interests` with the ordinary answers, then, when a sensitive one was
 * typed or the answers were edited since the create, `PUT …/intake` with the complete block. Called again after a
 * failure it resumes where it stopped, and called while it runs it joins the one under way: never a second interest.
 */
export function registerInterest(
  kit: ExperienceKit,
  input: RegisterInterestInput,
): Promise<RegisterInterestResult> {
  return kit.writeRecords.run(registration, input.offerId, () =>
    // What the host's own `readSensitive` throws: nothing was sent.
    register(kit, input).catch((error: unknown) => ({ ok: false, error: toError(error), step: 'create' })),
  )
}

const registration = 'registerInterest'

/** The asking for an offer that is under way, if any: a form that is opened meanwhile ends with it. */
export function pendingRegistration(
  kit: ExperienceKit,
  offerId: string,
): Promise<RegisterInterestResult> | undefined {
  return kit.writeRecords.pending(registration, offerId) as Promise<RegisterInterestResult> | undefined
}

async function register(kit: ExperienceKit, input: RegisterInterestInput): Promise<RegisterInterestResult> {
  const { offerId, answers } = input
  // Read before the first request: once the interest exists, their fields may have left the page.
  const sensitive = typedAnswers(input.readSensitive)
  const created = await createOnce(kit, { offer: offerId, ...answers }, input.onCreated)
  if (!created.ok) return { ...created, step: 'create' }
  const hasSensitive = Object.keys(sensitive).length > 0
  // An intake whose answer was lost may have replaced what the create said: then the block is sent once more.
  const isIntakeOpen =
    kit.writeRecords.get(operations.submitIntake.name, created.interest.id).outcome === 'unknown'
  if (!hasSensitive && created.isUpToDate && !isIntakeOpen)
    return finish(kit, offerId, created.interest, operations.createInterest.name, offerId)
  const sent = await submitIntake(kit, {
    interestId: created.interest.id,
    intake: answers,
    readSensitive: () => sensitive,
  })
  return sent.ok
    ? finish(kit, offerId, sent.data, operations.submitIntake.name, sent.data.id)
    : { ...sent, step: 'intake' }
}

type Created =
  | { readonly ok: true; readonly interest: Interest; readonly isUpToDate: boolean }
  | { readonly ok: false; readonly error: ExperienceError | Error }

async function createOnce(
  kit: ExperienceKit,
  body: InterestInput,
  onCreated: RegisterInterestInput['onCreated'],
): Promise<Created> {
  const before = kit.writeRecords.get(operations.createInterest.name, body.offer)
  if (before.outcome === 'done')
    return { ok: true, interest: before.data as Interest, isUpToDate: isSentAs(before.bytes, body) }
  const result = await createInterest(kit, body)
  if (!result.ok) return result
  callSafely(() => onCreated?.(result.data))
  const { bytes } = kit.writeRecords.get(operations.createInterest.name, body.offer)
  return { ok: true, interest: result.data, isUpToDate: !result.isEarlierAttempt || isSentAs(bytes, body) }
}

/** The record has served: asking for the same offer again is a new interest. */
function finish(
  kit: ExperienceKit,
  offerId: string,
  data: Interest,
  lastOperation: string,
  lastSubject: string,
): RegisterInterestResult {
  const { requestId } = kit.writeRecords.get(lastOperation, lastSubject)
  kit.writeRecords.remove(operations.createInterest.name, offerId)
  return { ok: true, data, isEarlierAttempt: false, requestId }
}

/** False for answers that cannot be sent: the intake refuses them. */
function isSentAs(bytes: Uint8Array | null, body: InterestInput): boolean {
  try {
    return String(bytes) === String(encodeBody(operations.createInterest, body))
  } catch {
    return false
  }
}

/**
 * Creates an interest with ordinary answers. One write record per offer: a repeated submit never makes a second one.
 */
async function createInterest(kit: ExperienceKit, input: InterestInput): Promise<WriteResult<Interest>> {
  const result = await submitWrite(kit, operations.createInterest, {
    subject: input.offer,
    params: {},
    readBody: () => input,
  })
  if (result.ok) {
    setWriteAnswer(kit, interestQuery(kit.client, { id: result.data.id }).queryKey, result.data)
    // An answer that leaves out what was sent does not say that it was not taken.
    if (result.data.intake === null && Object.keys(input).length > 1) invalidateReads(kit, ['interest'])
    kit.madeInterests.add(result.data.id)
  }
  return result
}

export interface SubmitIntakeInput {
  readonly interestId: string
  /** The complete ordinary answers: the intake is replaced as a whole. */
  readonly intake: OrdinaryAnswers
  /**
   * Called once, at once. The answers live until this write has ended, and in nothing but this call. Empty ones are
   * left out.
   */
  readonly readSensitive?: (() => SensitiveAnswers) | undefined
}

/** Replaces the intake. The only write that carries sensitive answers. */
async function submitIntake(
  kit: ExperienceKit,
  { interestId, intake, readSensitive }: SubmitIntakeInput,
): Promise<WriteResult<Interest>> {
  let sensitive: SensitiveAnswers
  try {
    // Read at once: a write that waits for an earlier one is sent when their fields may have left the page.
    sensitive = typedAnswers(readSensitive)
  } catch (error) {
    return { ok: false, error: toError(error) }
  }
  const key = interestQuery(kit.client, { id: interestId }).queryKey
  return submitWrite(kit, operations.submitIntake, {
    subject: interestId,
    params: { id: interestId },
    readBody: () => ({ ...intake, ...sensitive }),
    keep: (data) => keepAnswer(kit, key, () => (data.intake ? data : undefined)),
    baseline: () => sensitiveSentAt(kit, interestId),
  })
}

/** As it was last read. Since then an attempt may have been done whose answer was lost: then nobody knows it. */
function sensitiveSentAt({ client, queryClient }: ExperienceKit, id: string): string | null | undefined {
  const read = queryClient.getQueryState<Interest>(interestQuery(client, { id }).queryKey)
  return read?.data && !read.isInvalidated ? (read.data.intake?.sensitiveDetailsSentAt ?? null) : undefined
}

/** The sensitive answers that hold more than white space. */
function typedAnswers(readSensitive: (() => SensitiveAnswers) | undefined): SensitiveAnswers {
  const answers = readSensitive?.() ?? {}
  return Object.fromEntries(
    sensitiveKeys.flatMap((key) => (answers[key]?.trim() ? [[key, answers[key]]] : [])),
  )
}

/** Creates an interest in an offer with ordinary answers. It debits no points and holds no place. */
export function useCreateInterest(offerId: string): WriteState<Interest> & {
  readonly submit: (
    answers: Omit<InterestInput, 'offer' | 'externalUserID'>,
  ) => Promise<WriteResult<Interest>>
} {
  const kit = useExperienceKit()
  const state = useWrite(operations.createInterest, offerId)
  return { ...state, submit: (answers) => createInterest(kit, { offer: offerId, ...answers }) }
}

/** One interest with the ordinary answers of its intake. Sensitive answers are never part of it. */
export function useInterest(id: string): ReadResult<Interest> {
  const { client, queryClient } = useExperienceKit()
  return useQuery(interestQuery(client, { id }), queryClient)
}

/**
 * Asking for an offer as one write: create, then the intake where it is needed. `step` tells which of the two
 * the state is about. Once all has arrived it is `idle` again: what came of it is what `submit` resolves to.
 */
export function useRegisterInterest(offerId: string): WriteState<Interest> & {
  readonly step: 'create' | 'intake'
  /** The interest, once it exists: a failure after that resumes at the intake. */
  readonly created: Interest | null
  readonly submit: (input: Omit<RegisterInterestInput, 'offerId'>) => Promise<RegisterInterestResult>
} {
  const kit = useExperienceKit()
  const create = useWrite(operations.createInterest, offerId)
  const intake = useWrite(operations.submitIntake, create.data?.id ?? '')
  const isCreated = create.status === 'done'
  return {
    ...(isCreated && intake.status !== 'idle' ? intake : create),
    step: isCreated ? 'intake' : 'create',
    created: create.data,
    submit: (input) => registerInterest(kit, { ...input, offerId }),
  }
}

/** Replaces the intake of an interest: `submit({ interestId, intake, readSensitive })`. */
export function useSubmitIntake(interestId: string): WriteState<Interest> & {
  readonly submit: (input: SubmitIntakeInput) => Promise<WriteResult<Interest>>
} {
  const kit = useExperienceKit()
  return { ...useWrite(operations.submitIntake, interestId), submit: (input) => submitIntake(kit, input) }
}
