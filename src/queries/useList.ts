'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toError } from '../base/index.ts'
import type { ExperienceError } from '../client/index.ts'
import type { ListOperation } from '../contract/index.ts'
import { fetchMore as fetchMorePages, listQuery, type ListSource } from './listQuery.ts'
import { useExperienceKit } from './KitContext.ts'
import type { ReadResult } from './readQuery.ts'

/** TanStack's result over all rows read so far, and the way to more. */
export type ListResult<Row> = ReadResult<readonly Row[]> & {
  /** False at the end of the list, and before its first page is there. */
  readonly hasMore: boolean
  /** Reads the next page. Never rejects: a failure is `fetchMoreError`, until the next attempt. */
  readonly fetchMore: () => Promise<void>
  readonly isFetchingMore: boolean
  readonly fetchMoreError: ExperienceError | Error | null
}

const idle = { isFetchingMore: false, fetchMoreError: null as ExperienceError | Error | null }
const keepRows = <Rows>(rows: Rows): Rows => rows

export function useList<Row extends { readonly id: string }>(
  operation: ListOperation<Row>,
  query?: ListSource<Row>['query'],
): ListResult<Row> {
  const { client, queryClient } = useExperienceKit()
  const source = { operation, query }
  const options = listQuery<Row>(client, source)
  const read = useQuery(
    {
      ...options,
      enabled: client.isEnabled(operation),
      // What one search found stays while the next is under way.
      placeholderData: keepRows,
    },
    queryClient,
  )
  // Each search has its own: a page that comes late says nothing of the next.
  const [states, setStates] = useState<Readonly<Record<string, typeof idle>>>({})
  const search = JSON.stringify(query ?? {})
  const { isFetchingMore, fetchMoreError } = states[search] ?? idle
  const setState = (state: Partial<typeof idle>) =>
    setStates((all) => ({ ...all, [search]: { ...idle, ...state } }))

  const fetchMore = async () => {
    setState({ isFetchingMore: true })
    try {
      await fetchMorePages<Row>({ client, queryClient }, source)
      setState({})
    } catch (error) {
      setState({ fetchMoreError: toError(error) })
    }
  }

  return extendRead(read, {
    get data() {
      return read.data?.rows
    },
    get hasMore() {
      return typeof read.data?.nextCursor === 'string'
    },
    fetchMore,
    isFetchingMore,
    // Where the list has its end by now, somebody else on the page has read on.
    get fetchMoreError() {
      return typeof read.data?.nextCursor === 'string' ? fetchMoreError : null
    },
  }) as ListResult<Row>
}

/**
 * TanStack's result with more on it. Its own fields are read through and never copied: a component is
 * rendered again only for those that it read, and a poll without news changes none that ours read.
 */
export function extendRead<Read extends object, More extends object>(
  read: Read,
  more: More,
): Omit<Read, keyof More> & More {
  for (const key of Object.keys(read)) {
    if (!(key in more))
      Object.defineProperty(more, key, { enumerable: true, get: () => read[key as keyof Read] })
  }
  return more as Omit<Read, keyof More> & More
}
