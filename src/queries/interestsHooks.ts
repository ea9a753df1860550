'use client'

import { interestQuery } from './reads.ts'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type Interest, type InterestInput, operations } from '../contract/index.ts'
import { useExperienceKit } from './KitContext.ts'
import type { ReadResult } from './readQuery.ts'
import {
  createInterest,
  registerInterest,
  type RegisterInterestInput,
  type RegisterInterestResult,
  submitIntake,
  type SubmitIntakeInput,
} from './interests.ts'
import type { WriteResult } from './submitWrite.ts'
import { useWrite, type WriteState } from './useWrite.ts'

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

/** Ids of the interests made in this session, newest first. The Service lists none: store those of `onCreated` to know older ones. */
export function useMadeInterests(): readonly string[] {
  const { ids, subscribe } = useExperienceKit().madeInterests
  return useSyncExternalStore(subscribe, ids, ids)
}

/** Asking for an offer as one write: create, then the intake where it is needed. `step` tells which of the two the state is about. */
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
