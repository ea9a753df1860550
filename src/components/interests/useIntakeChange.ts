'use client'

import { useState } from 'react'
import { type Interest, operations, type OrdinaryAnswers } from '../../contract/index.ts'
import { type ExperienceKit, useExperienceKit, useSubmitIntake } from '../../queries/index.ts'
import { useExperience } from '../common/index.ts'
import type { InterestSending } from './InterestQuestions.tsx'
import type { SensitiveQuestionsHandle } from './SensitiveQuestions.tsx'
import type { SubmittedInterest } from './useInterestSubmission.ts'

interface IntakeChangeOptions {
  readonly interest: Interest
  readonly onChanged: (event: SubmittedInterest) => void
}

/** Sends changed answers as the whole intake, and follows what becomes of them. */
export function useIntakeChange({ interest, onChanged }: IntakeChangeOptions): InterestSending {
  const kit = useExperienceKit()
  const { emit } = useExperience()
  const write = useSubmitIntake(interest.id)
  const [hasTried, setHasTried] = useState(false)

  async function send(intake: OrdinaryAnswers, sensitive: () => SensitiveQuestionsHandle | null) {
    setHasTried(true)
    const result = await write.submit({
      interestId: interest.id,
      intake,
      readSensitive: () => sensitive()?.read() ?? {},
    })
    if (!result.ok) return
    kit.drafts.remove('intake', interest.id)
    endAsking(kit, interest)
    sensitive()?.clear()
    emit({ name: 'interest.changed', offerId: interest.offer, interestId: interest.id })
    onChanged({
      interest: result.data,
      requestId: kit.writeRecords.get(operations.submitIntake.name, interest.id).requestId,
    })
  }

  const hasFailed = write.status === 'unknown' || (write.status === 'refused' && hasTried)
  return {
    send,
    isSending: write.status === 'pending',
    failure: hasFailed ? { error: write.error, status: write.status, hasArrived: false } : null,
  }
}

/** A form that asked for it and still waited for its intake has nothing left to send: it would undo this change. */
function endAsking({ writeRecords, drafts }: ExperienceKit, { id, offer }: Interest): void {
  const asked = writeRecords.get(operations.createInterest.name, offer)
  if (asked.outcome !== 'done' || (asked.data as Interest).id !== id) return
  writeRecords.remove(operations.createInterest.name, offer)
  drafts.remove('interest', offer)
}
