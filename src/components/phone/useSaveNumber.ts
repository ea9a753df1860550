'use client'

import { useRef } from 'react'
import { isOutcomeUnknown } from '../../client/index.ts'
import { hasUnknownAnswers, type Interest, operations, toIntakeInput } from '../../contract/index.ts'
import { fetchFresh, interestQuery, useExperienceKit, useSubmitIntake } from '../../queries/index.ts'
import { parsePhone } from '../common/index.ts'

/** A number that was saved. */
export interface SavedNumber {
  readonly interest: Interest
  readonly formatted: string
  /** False for the number that was there already: nothing was sent. */
  readonly isNew: boolean
}

/** A choice that this version does not know cannot be sent back with the number. */
export const losesAnswer = ({ intake }: Interest) => intake !== null && hasUnknownAnswers(intake)

/** Saves a number as part of the newest answers: the intake is replaced as a whole, so they go with it, unchanged. */
export function useSaveNumber(interestId: string) {
  const kit = useExperienceKit()
  const { submit, status, error } = useSubmitIntake(interestId)
  /** Was sent, and its answer was lost: where it is there by now, it is new all the same. */
  const lost = useRef<string | null>(null)

  function takeLost(phone: string): boolean {
    const isLost = lost.current === phone
    if (isLost) lost.current = null
    return isLost
  }

  /** A number whose answer was lost, where it has been read since. */
  async function findLost(): Promise<SavedNumber | null> {
    if (lost.current === null) return null
    const interest = kit.queryClient.getQueryData(interestQuery(kit.client, { id: interestId }).queryKey)
    const there = await parsePhone(interest?.intake?.phone ?? '', null)
    return interest && there.isNumber && takeLost(there.e164)
      ? { interest, formatted: there.formatted, isNew: true }
      : null
  }

  /** `null`: it would leave out an answer that the member was not told of. Nothing was sent. */
  async function save(
    phone: string,
    isTold: boolean,
  ): Promise<{ readonly interest: Interest; readonly isNew: boolean } | null> {
    const newest = await fetchFresh(kit, operations.interest, { params: { id: interestId } })
    const answers = newest.intake ? toIntakeInput(newest.intake) : {}
    const before = await parsePhone(answers.phone ?? '', null)
    if (before.isNumber && before.e164 === phone) return { interest: newest, isNew: takeLost(phone) }
    if (losesAnswer(newest) && !isTold) return null
    const result = await submit({ interestId, intake: { ...answers, phone } })
    if (!result.ok && isOutcomeUnknown(result.error)) lost.current = phone
    if (!result.ok) throw result.error
    return { interest: result.data, isNew: true }
  }

  return { save, findLost, status, error }
}
