'use client'

import { developerError } from '../base/index.ts'
import { createContext, useContext } from 'react'
import type { ExperienceKit } from './kit.ts'
import type { LiveTransport } from './LiveTransport.ts'

/** Filled by `ExperienceProvider`. */
export const KitContext = createContext<ExperienceKit | null>(null)

/** The host's, filled by `ExperienceProvider`. */
export const LiveContext = createContext<LiveTransport | undefined>(undefined)

/**
 * The kit of the nearest `ExperienceProvider`: `useQuery(walletQuery(kit.client), kit.queryClient)` hits our cache.
 *
 * @throws outside a provider.
 */
export function useExperienceKit(): ExperienceKit {
  const kit = useContext(KitContext)
  if (!kit) {
    throw developerError(
      'a component or hook is used outside <ExperienceProvider>.',
      () =>
        process.env.NODE_ENV !== 'production' &&
        'It has no session. Wrap it, or a parent of it, in <ExperienceProvider baseUrl="…" session={session}>.',
    )
  }
  return kit
}
