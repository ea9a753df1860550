import { isOutcomeUnknown } from '../client/index.ts'
import { type Interest, operations } from '../contract/index.ts'
import { fetchFresh } from './fetchFresh.ts'
import type { ExperienceKit } from './kit.ts'
import { lostAnswersRecord, type WriteRecord } from './writeRecords.ts'

/**
 * Sensitive answers that a member typed, and that neither arrived nor are in a field any more: the fact, for the member
 * to be told, and never what they said.
 */
export interface LostAnswers {
  /** Where they were typed: in the form that asks for an offer, or in the one that changes an interest. */
  readonly form: 'interest' | 'intake'
  readonly offerId: string
  /** The interest that they belong to, once it exists. */
  readonly interestId: string | null
}

/** What was lost and not yet written again, in this session. */
export function lostAnswers({ writeRecords }: ExperienceKit): readonly LostAnswers[] {
  return writeRecords.list(lostAnswersRecord).map(({ data }) => data as LostAnswers)
}

/**
 * Notes that answers are lost, and resolves to whether they are: where the answer to their request was lost, the
 * interest is read, which says if they have arrived.
 */
export async function noteLostAnswers(kit: ExperienceKit, lost: LostAnswers): Promise<boolean> {
  if (await hasArrived(kit, lost)) return false
  if (kit.session.status === 'ended') return false
  const { writeRecords } = kit
  const record = writeRecords.get(
    lostAnswersRecord,
    lost.form === 'interest' ? lost.offerId : (lost.interestId ?? ''),
  )
  writeRecords.set({ ...record, outcome: 'refused', data: lost })
  return true
}

async function hasArrived(kit: ExperienceKit, { interestId }: LostAnswers): Promise<boolean> {
  if (interestId === null) return false
  const record = kit.writeRecords.get(operations.submitIntake.name, interestId)
  if (!canHaveArrived(record)) return false
  try {
    const interest = await fetchFresh(kit, operations.interest, { params: { id: interestId } })
    return haveArrived(interest, record)
  } catch {
    return false
  }
}

type IntakeRecord = Pick<WriteRecord, 'baseline' | 'error'>

const canHaveArrived = ({ baseline, error }: IntakeRecord) =>
  // Answers of an attempt before, whose answer was lost as well, would look like these.
  baseline !== undefined &&
  // A refusal, if only of an attempt after a lost one: what has arrived then is not what was lost.
  isOutcomeUnknown(error)

/**
 * Whether the sensitive answers of an intake whose answer was lost have arrived, as `interest` was read since: nothing
 * but the time of the last ones says so.
 */
export function haveArrived({ intake }: Interest, record: IntakeRecord): boolean {
  const sentAt = intake?.sensitiveDetailsSentAt ?? null
  return canHaveArrived(record) && sentAt !== null && sentAt !== record.baseline
}

/** The member has sent the answers of this interest again, in whichever form: with what they wrote now, or without. */
export function forgetLostAnswers(kit: ExperienceKit, { id, offer }: Pick<Interest, 'id' | 'offer'>): void {
  for (const { subject, data } of kit.writeRecords.list(lostAnswersRecord)) {
    const { form, offerId, interestId } = data as LostAnswers
    if (interestId === id || (form === 'interest' && offerId === offer))
      kit.writeRecords.remove(lostAnswersRecord, subject)
  }
}
