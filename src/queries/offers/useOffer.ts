'use client'

import type { Offer } from '../../contract/index.ts'
import { useExperienceKit } from '../KitContext.ts'
import type { ReadResult } from '../ReadResult.ts'
import { useRead } from '../useRead.ts'
import { offerRead } from './offerRead.ts'

/** One offer; `null` when it is no longer offered. Shown at once when the catalog has it already. */
export function useOffer(id: string): ReadResult<Offer | null> {
  const kit = useExperienceKit()
  return useRead(offerRead(kit, id), kit.queryClient)
}
