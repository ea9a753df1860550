import { encodeBody } from '../../client/index.ts'
import {
  type Interest,
  type InterestInput,
  operations,
  type OrdinaryAnswers,
  type SensitiveAnswers,
} from '../../contract/index.ts'
import type { ExperienceKit } from '../kit.ts'
import type { WriteResult } from '../submitWrite.ts'
import { createInterest, submitIntake, typedAnswers } from './submitInterest.ts'

export interface RegisterInterestInput {
  readonly offerId: string
  readonly answers: OrdinaryAnswers
  /** Called at the moment of sending; neither it nor its result is kept. */
  readonly readSensitive: () => SensitiveAnswers
  /** Told as soon as the interest exists, also when its intake then fails. */
  readonly onCreated?: ((interest: Interest) => void) | undefined
}

/** Which of the two requests a failure belongs to: after `intake` the interest exists, and a retry resumes there. */
export type RegisterInterestResult =
  /** `requestId` is that of the answer with which all had arrived: the reference for the receipt. */
  | (WriteResult<Interest> & { readonly ok: true; readonly requestId: string | null })
  | { readonly ok: false; readonly error: unknown; readonly step: 'create' | 'intake' }

/**
 * The whole of asking for an offer: `POST /v1/interests` with the ordinary answers, then, when a sensitive one was
 * typed or the answers were edited since the create, `PUT …/intake` with the complete block. Called again after a
 * failure it resumes where it stopped: never a second interest.
 */
export async function registerInterest(
  kit: ExperienceKit,
  input: RegisterInterestInput,
): Promise<RegisterInterestResult> {
  const { offerId, answers, readSensitive } = input
  const created = await createOnce(kit, { offer: offerId, ...answers }, input.onCreated)
  if (!created.ok) return { ...created, step: 'create' }
  const hasSensitive = Object.keys(typedAnswers(readSensitive)).length > 0
  // An intake whose answer was lost may have replaced what the create said: then the block is sent once more.
  const isIntakeOpen =
    kit.writeRecords.get(operations.submitIntake.name, created.interest.id).outcome === 'unknown'
  if (!hasSensitive && created.isUpToDate && !isIntakeOpen)
    return finish(kit, offerId, created.interest, operations.createInterest.name, offerId)
  const sent = await submitIntake(kit, { interestId: created.interest.id, intake: answers, readSensitive })
  return sent.ok
    ? finish(kit, offerId, sent.data, operations.submitIntake.name, sent.data.id)
    : { ...sent, step: 'intake' }
}

type Created =
  | { readonly ok: true; readonly interest: Interest; readonly isUpToDate: boolean }
  | { readonly ok: false; readonly error: unknown }

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
  onCreated?.(result.data)
  const { bytes } = kit.writeRecords.get(operations.createInterest.name, body.offer)
  return { ok: true, interest: result.data, isUpToDate: !result.isEarlierAttempt || isSentAs(bytes, body) }
}

/** The intent has served: asking for the same offer again is a new interest. */
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

function isSentAs(bytes: Uint8Array | null, body: InterestInput): boolean {
  return String(bytes) === String(encodeBody(operations.createInterest, body))
}
