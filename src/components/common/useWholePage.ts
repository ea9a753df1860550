'use client'

import { type ListResult, useExperienceKit } from '../../queries/index.ts'
import { useFetchMoreWhile } from './useFetchMoreWhile.ts'

/**
 * Reads on in the background until there are as many rows as one page is asked to have. A Service may give fewer at a
 * time, and what waits for the member need not be among its newest. True once no more are read.
 */
export function useWholePage<Row>({
  data,
  hasMore,
  fetchMore,
  isFetchingMore,
  fetchMoreError,
}: Pick<ListResult<Row>, 'data' | 'hasMore' | 'fetchMore' | 'isFetchingMore' | 'fetchMoreError'>): boolean {
  const { size } = useExperienceKit().client.assumptions.paging
  const readsOn = hasMore && fetchMoreError === null && (data?.length ?? 0) < size
  useFetchMoreWhile(readsOn && !isFetchingMore, fetchMore)
  return !readsOn
}
