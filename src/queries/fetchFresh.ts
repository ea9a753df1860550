import type { QueryKey } from '@tanstack/react-query'
import type { CallInput } from '../client/index.ts'
import type { Operation, ResponseOf } from '../contract/index.ts'
import type { ExperienceKit } from './kit.ts'
import { queryKey } from './queryKey.ts'
import { copyLagMs } from './readQuery.ts'

/**
 * Reads at this moment, whatever the cache holds, and keeps the answer in it. For a write that must know the newest
 * state first: unlike a refetch it is not tried again, and offline it fails instead of waiting. Rejects as
 * `client.call` does.
 */
export async function fetchFresh<O extends Operation>(
  kit: ExperienceKit,
  operation: O,
  input: CallInput<O>,
): Promise<ResponseOf<O>> {
  const { client, queryClient, session } = kit
  const key = queryKey(session, operation, input)
  const { data } = await client.call(operation, input)
  // A read under way was asked before ours, and must not put an older answer over it.
  await queryClient.cancelQueries({ queryKey: key, exact: true })
  setCachedData(kit, key, data)
  return data
}

/**
 * Puts what the answer to a write says of a read into the cache: that is newer than whatever is being read, also where
 * the write has caused it, for a Service may read from a copy that is some seconds behind. `update` gives `undefined`
 * where the answer says nothing of it.
 */
export async function keepAnswer<Data>(
  kit: ExperienceKit,
  key: QueryKey,
  update: (known: Data | undefined) => Data | undefined,
): Promise<void> {
  const data = update(kit.queryClient.getQueryData<Data>(key))
  if (data === undefined) return
  await kit.queryClient.cancelQueries({ queryKey: key, exact: true })
  setWriteAnswer(kit, key, data)
}

/** Puts what a write was answered into the cache: newer than what a copy that is behind may say meanwhile. */
export function setWriteAnswer(kit: ExperienceKit, key: QueryKey, data: unknown): void {
  setCachedData(kit, key, data, Date.now() + copyLagMs)
}

/**
 * Puts what was answered just now into the cache, as the newest reading. Of a session that ended with the
 * answer nothing comes back into it.
 */
export function setCachedData(
  { session, queryClient }: ExperienceKit,
  key: QueryKey,
  data: unknown,
  updatedAt = Date.now(),
): void {
  if (session.status !== 'ended') queryClient.setQueryData(key, data, { updatedAt })
}
