'use client'

import { operations } from '../../contract/index.ts'
import { useExperienceKit } from '../KitContext.ts'
import { submitWrite, type WriteResult } from '../submitWrite.ts'
import { useWrite, type WriteState } from '../useWrite.ts'

/** Sends a new code to the phone of an intake. `isEnabled` is false while the assumed operation is switched off. */
export function useIssuePhoneCode(interestId: string): WriteState<unknown> & {
  readonly isEnabled: boolean
  readonly submit: () => Promise<WriteResult<unknown>>
} {
  const kit = useExperienceKit()
  return {
    ...useWrite(operations.issuePhoneCode, interestId),
    isEnabled: kit.client.isEnabled(operations.issuePhoneCode),
    submit: () =>
      submitWrite(kit, operations.issuePhoneCode, {
        subject: interestId,
        params: { id: interestId },
        readBody: () => undefined,
      }),
  }
}
