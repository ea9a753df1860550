import {
  type Interest,
  type InterestInput,
  operations,
  type OrdinaryAnswers,
  type SensitiveAnswers,
  sensitiveKeys,
} from '../../contract/index.ts'
import { setCachedData } from '../setCachedData.ts'
import type { ExperienceKit } from '../kit.ts'
import { submitWrite, type WriteResult } from '../submitWrite.ts'
import { interestQuery } from './interestQuery.ts'
import { madeInterests } from './madeInterests.ts'

/** Creates an interest with ordinary answers. One intent per offer: a repeated submit never makes a second one. */
export async function createInterest(
  kit: ExperienceKit,
  input: InterestInput,
): Promise<WriteResult<Interest>> {
  const result = await submitWrite(kit, operations.createInterest, {
    subject: input.offer,
    params: {},
    readBody: () => input,
  })
  if (result.ok) {
    setCachedData(kit, interestQuery(kit.client, { id: result.data.id }).queryKey, result.data)
    madeInterests(kit).add(result.data.id)
  }
  return result
}

export interface SubmitIntakeInput {
  readonly interestId: string
  /** The complete ordinary answers: the intake is replaced as a whole. */
  readonly intake: OrdinaryAnswers
  /** Called at the moment of sending; neither it nor its result is kept. Empty answers are left out. */
  readonly readSensitive?: (() => SensitiveAnswers) | undefined
}

/** Replaces the intake. The only write that carries sensitive answers. */
export async function submitIntake(
  kit: ExperienceKit,
  { interestId, intake, readSensitive }: SubmitIntakeInput,
): Promise<WriteResult<Interest>> {
  const result = await submitWrite(kit, operations.submitIntake, {
    subject: interestId,
    params: { id: interestId },
    readBody: () => ({ ...intake, ...typedAnswers(readSensitive) }),
  })
  if (result.ok) setCachedData(kit, interestQuery(kit.client, { id: result.data.id }).queryKey, result.data)
  return result
}

/** The sensitive answers that hold more than white space. */
export function typedAnswers(readSensitive: (() => SensitiveAnswers) | undefined): SensitiveAnswers {
  const answers = readSensitive?.() ?? {}
  return Object.fromEntries(
    sensitiveKeys.flatMap((key) => (answers[key]?.trim() ? [[key, answers[key]]] : [])),
  )
}
