'use client'

import { type Interest, operations } from '../../contract/index.ts'
import { useExperienceKit } from '../KitContext.ts'
import { useWrite, type WriteState } from '../useWrite.ts'
import {
  registerInterest,
  type RegisterInterestInput,
  type RegisterInterestResult,
} from './registerInterest.ts'

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
