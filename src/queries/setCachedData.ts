import type { QueryKey } from '@tanstack/react-query'
import type { ExperienceKit } from './kit.ts'

/** Puts what was answered just now into the cache, as the newest reading. Of a session that ended with the answer nothing comes back into it. */
export function setCachedData({ session, queryClient }: ExperienceKit, key: QueryKey, data: unknown): void {
  if (session.status !== 'ended') queryClient.setQueryData(key, data)
}
