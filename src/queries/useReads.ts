'use client'

import { useQueries } from '@tanstack/react-query'
import { useExperienceKit } from './KitContext.ts'
import type { ReadOptions, ReadResult } from './readQuery.ts'

/**
 * Several reads of one kind, side by side.
 *
 * @param when `always`; `seen`: not when it mounts, but when the page is seen again; `never`: only what is known.
 */
export function useReads<Data>(
  reads: readonly ReadOptions<Data>[],
  when: 'always' | 'seen' | 'never',
): readonly ReadResult<Data>[] {
  const { queryClient } = useExperienceKit()
  const rules = {
    enabled: when !== 'never',
    ...(when === 'seen' && { refetchOnMount: false }),
  }
  return useQueries({ queries: reads.map((read) => ({ ...read, ...rules })) }, queryClient)
}
