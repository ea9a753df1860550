'use client'

import { type Interest, type InterestInput, operations } from '../../contract/index.ts'
import { useExperienceKit } from '../KitContext.ts'
import type { WriteResult } from '../submitWrite.ts'
import { useWrite, type WriteState } from '../useWrite.ts'
import { createInterest } from './submitInterest.ts'

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
