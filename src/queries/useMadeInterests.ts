'use client'

import { useSyncExternalStore } from 'react'
import { useExperienceKit } from './KitContext.ts'

/**
 * Ids of the interests made in this session, newest first. The Service lists none: store those of `onCreated`
 * to know older ones.
 */
export function useMadeInterests(): readonly string[] {
  const { ids, subscribe } = useExperienceKit().madeInterests
  return useSyncExternalStore(subscribe, ids, ids)
}
