import { queryOptions } from '@tanstack/react-query'
import type { CallInput, ExperienceClient } from '../client/index.ts'
import type { Operation, ResponseOf } from '../contract/index.ts'
import { queryKey } from './queryKey.ts'
import type { ReadOptions } from './ReadOptions.ts'
import { readRules } from './readRules.ts'

/** The `queryOptions` of a plain read: one operation, one input, one cache entry. */
export function readQuery<O extends Operation>(
  client: ExperienceClient,
  operation: O,
  input: CallInput<O>,
): ReadOptions<ResponseOf<O>> {
  return queryOptions({
    ...readRules,
    queryKey: queryKey(client.session, operation, input),
    queryFn: async ({ signal }): Promise<ResponseOf<O>> =>
      (await client.call(operation, input, { signal })).data,
  }) as ReadOptions<ResponseOf<O>>
}
