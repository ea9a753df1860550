'use client'

import { type Interest, operations } from '../../contract/index.ts'
import { useExperienceKit } from '../KitContext.ts'
import type { WriteResult } from '../submitWrite.ts'
import { useWrite, type WriteState } from '../useWrite.ts'
import { submitIntake, type SubmitIntakeInput } from './submitInterest.ts'

/** Replaces the intake of an interest: `submit({ interestId, intake, readSensitive })`. */
export function useSubmitIntake(interestId: string): WriteState<Interest> & {
  readonly submit: (input: SubmitIntakeInput) => Promise<WriteResult<Interest>>
} {
  const kit = useExperienceKit()
  return { ...useWrite(operations.submitIntake, interestId), submit: (input) => submitIntake(kit, input) }
}
