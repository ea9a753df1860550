'use client'

import { operations, type Redemption } from '../../contract/index.ts'
import { useExperienceKit } from '../KitContext.ts'
import type { WriteResult } from '../submitWrite.ts'
import { useWrite, type WriteState } from '../useWrite.ts'
import { createRedemption } from './createRedemption.ts'

/** Redeems an offer for points. Status `unknown`, also after a reload: submitting again first learns what became of it. */
export function useCreateRedemption(offerId: string): WriteState<Redemption> & {
  readonly submit: () => Promise<WriteResult<Redemption>>
} {
  const kit = useExperienceKit()
  return { ...useWrite(operations.createRedemption, offerId), submit: () => createRedemption(kit, offerId) }
}
