'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { type Interest, operations, type OrdinaryAnswers, toIntakeInput } from '../../contract/index.ts'
import {
  type ExperienceKit,
  haveArrived,
  learnWrite,
  useExperienceKit,
  useSubmitIntake,
} from '../../queries/index.ts'
import { useLatestRef } from '../../ui/index.ts'
import { useExperience } from '../common/index.ts'

/** The last attempt to change an intake. Of the sensitive answers only that there were some. */
export interface TriedChange {
  readonly intake: OrdinaryAnswers
  readonly hasSensitive: boolean
}

/**
 * Calls `onArrived` for a change whose answer was lost, once its form is closed and it is read that it has arrived.
 * Returns where the form notes what it sends.
 */
export function useLostChange(
  interest: Interest,
  isEditing: boolean,
  onArrived: () => void,
): RefObject<TriedChange | null> {
  const kit = useExperienceKit()
  const { emit } = useExperience()
  const { status } = useSubmitIntake(interest.id)
  const tried = useRef<TriedChange | null>(null)
  const arrived = useLatestRef(onArrived)
  useEffect(() => {
    if (isEditing || status !== 'unknown' || tried.current === null) return
    const record = kit.writeRecords.get(operations.submitIntake.name, interest.id)
    if (!hasChanged(interest, tried.current)) return
    if (tried.current.hasSensitive && !haveArrived(interest, record)) return
    if (!learnWrite(kit, operations.submitIntake.name, interest.id, interest)) return
    endAsking(kit, interest)
    emit({ name: 'interest.changed', offerId: interest.offer, interestId: interest.id })
    arrived.current()
  }, [interest, isEditing, status, kit, emit, arrived])
  return tried
}

const hasChanged = ({ intake }: Interest, tried: TriedChange) =>
  intake !== null && inOrder(toIntakeInput(intake)) === inOrder(tried.intake)

/** Answers as a text to compare: the Service may have days, and names, in an order of its own. */
function inOrder(answers: OrdinaryAnswers): string {
  const entries = Object.entries(answers).map(([name, value]) => [
    name,
    Array.isArray(value) ? [...value].sort() : value,
  ])
  return JSON.stringify(entries.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)))
}

/** A form that asked for it and still waited for its intake has nothing left to send: it would undo this change. */
export function endAsking({ writeRecords, drafts }: ExperienceKit, { id, offer }: Interest): void {
  const asked = writeRecords.get(operations.createInterest.name, offer)
  if (asked.outcome !== 'done' || (asked.data as Interest).id !== id) return
  writeRecords.remove(operations.createInterest.name, offer)
  drafts.remove('interest', offer)
}
