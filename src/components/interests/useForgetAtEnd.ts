'use client'

import { useIsomorphicLayoutEffect, useLatestRef } from '../../ui/index.ts'
import { useExperience } from '../common/index.ts'

/**
 * Forgets what a host's own component holds of a member whose session has ended: ours are taken away then, theirs stay.
 * Returns whether it has ended.
 */
export function useForgetAtEnd(forget: () => void): boolean {
  const { isEnded } = useExperience()
  const latest = useLatestRef(forget)
  // With the same commit: of the member nothing is painted again.
  useIsomorphicLayoutEffect(() => {
    if (isEnded) latest.current()
  }, [isEnded, latest])
  return isEnded
}
