'use client'

import {
  notifyManager,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { ReadResult } from './ReadResult.ts'
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts'

type ReadObserverOptions<Data> = QueryObserverOptions<Data, unknown, Data, Data, QueryKey>

/**
 * TanStack's `useQuery` without what a read of ours never does: it neither suspends nor throws, and takes nothing from the
 * contexts of a host, whose restoring cache would leave it pending.
 */
export function useRead<Data>(
  options: ReadObserverOptions<Data>,
  queryClient: QueryClient,
): ReadResult<Data> {
  const defaulted = queryClient.defaultQueryOptions(options)
  // Shows a fetch that is about to start as started, so that the first render is that of a read under way.
  defaulted._optimisticResults = 'optimistic'
  const [observer] = useState(() => new QueryObserver(queryClient, defaulted))
  const result = observer.getOptimisticResult(defaulted)
  // Before the subscription, which then fetches what these options ask for.
  useIsomorphicLayoutEffect(() => observer.setOptions(defaulted), [defaulted, observer])
  // With nothing to show it asks before the page is laid out and painted, not after it. What changes is heard by the subscription below.
  useIsomorphicLayoutEffect(
    () => (observer.getCurrentResult().data === undefined ? observer.subscribe(() => undefined) : undefined),
    [observer],
  )
  const subscribe = useCallback(
    (onChange: () => void) => {
      const unsubscribe = observer.subscribe(notifyManager.batchCalls(onChange))
      // What changed between the render and now.
      observer.updateResult()
      return unsubscribe
    },
    [observer],
  )
  const read = () => observer.getCurrentResult()
  useSyncExternalStore(subscribe, read, read)
  return observer.trackResult(result) as ReadResult<Data>
}
