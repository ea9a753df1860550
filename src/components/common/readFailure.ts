import { ExperienceError } from '../../client/index.ts'
import type { ReadResult } from '../../queries/index.ts'

/**
 * Why a read has nothing to show: it failed, or it waits for a connection. `null` while it is on its way, and
 * once it has data.
 */
export function readFailure({
  data,
  error,
  isPaused,
}: Pick<ReadResult<unknown>, 'data' | 'error' | 'isPaused'>): unknown {
  if (data !== undefined) return null
  return error ?? (isPaused ? offline : null)
}

/** Whether a read is on its way for the first time: not while it waits for a connection. */
export function isLoadingRead(read: Pick<ReadResult<unknown>, 'data' | 'error' | 'isPaused'>): boolean {
  return read.data === undefined && readFailure(read) === null
}

/** TanStack pauses a read that cannot start offline, without an error: told as the dropped connection that it is. */
const offline = Object.freeze(new ExperienceError('The browser is offline.', { kind: 'network' }))
