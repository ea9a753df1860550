'use client'

import { useEffect } from 'react'
import { operations } from '../../contract/index.ts'
import { useExperienceKit } from '../KitContext.ts'
import { offersQuery } from './offersQuery.ts'

/** Reads the catalog beside what names an offer, or beside the code that asks for one: where an offer is read out of it, it would wait for no reason. */
export function useOffersAhead(isNeeded = true): void {
  const { client, queryClient } = useExperienceKit()
  useEffect(() => {
    if (isNeeded && !client.isEnabled(operations.offer))
      void queryClient.prefetchQuery({ ...offersQuery(client), retry: false })
  }, [client, queryClient, isNeeded])
}
