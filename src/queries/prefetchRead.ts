import type { ExperienceKit } from './kit.ts'
import type { ReadOptions } from './readQuery.ts'
import { shouldRetryRead } from './readQuery.ts'

const pauseAfterFailureMs = 30_000

/**
 * Reads what a view is about to show, unless it is known and fresh, or could not be read just now. Silent: the view shows
 * a failure. It is retried only while a component waits for it.
 */
export function prefetchRead<Data>({ queryClient }: ExperienceKit, options: ReadOptions<Data>): void {
  const find = () => queryClient.getQueryCache().find({ queryKey: options.queryKey })
  const state = find()?.state
  if (state?.status === 'error' && Date.now() - state.errorUpdatedAt < pauseAfterFailureMs) return
  void queryClient.prefetchQuery({
    ...options,
    retry: (failureCount, error) => find()?.isActive() === true && shouldRetryRead(failureCount, error),
  })
}
