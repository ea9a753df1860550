'use client'

import { useSyncExternalStore } from 'react'
import { useExperienceKit } from '../KitContext.ts'
import { madeInterests } from './madeInterests.ts'

/** Ids of the interests made in this session, newest first. The Service lists none: store those of `onCreated` to know older ones. */
export function useMadeInterests(): readonly string[] {
  const { ids, subscribe } = madeInterests(useExperienceKit())
  return useSyncExternalStore(subscribe, ids, ids)
}
