'use client'

import { useEffect } from 'react'
import { useExperienceKit, useOffersAhead } from '../../queries/index.ts'
import type { HubLocation } from './HubLocation.ts'
import { readViewAhead } from './readViewAhead.ts'

/** Has a view's reads begin beside its code: on their own they would wait for it. */
export function useViewAhead(location: HubLocation, interestIds: readonly string[] = []): void {
  const kit = useExperienceKit()
  useOffersAhead(location.view !== 'explore' && location.view !== 'wallet')
  // By what it says: a host may make both anew in each render.
  const shown = JSON.stringify([location, interestIds])
  useEffect(
    () => readViewAhead(kit, ...(JSON.parse(shown) as [HubLocation, readonly string[]])),
    [kit, shown],
  )
}
