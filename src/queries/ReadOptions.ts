import type { DataTag, QueryKey, UndefinedInitialDataOptions } from '@tanstack/react-query'

/**
 * The `queryOptions` behind a read: for `useQuery`, `prefetchQuery` and `fetchQuery` with the kit's QueryClient; its
 * `queryKey` is typed for `getQueryData`. Written out, so that our types name no package that a host does not have.
 */
export type ReadOptions<Data> = UndefinedInitialDataOptions<Data, unknown, Data, QueryKey> & {
  readonly queryKey: DataTag<QueryKey, Data, unknown>
}
