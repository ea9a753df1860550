import { developmentHint } from '../base/index.ts'
import { ExperienceError } from './ExperienceError.ts'
import type { MemberGrant } from './readGrant.ts'
import type { SessionEnd } from './sessionInternals.ts'

/** Why a token is asked for: there is none yet, it is about to expire, or the Service refused it. */
export type RefreshReason = 'missing' | 'expiring' | 'rejected'

/** Why a refresh is asked for, and the signal to pass on to `fetch`: it aborts on time-out and when the session ends. */
export interface RefreshRequest {
  readonly reason: RefreshReason
  readonly signal: AbortSignal
}

/**
 * The host's function that gets a new token from the organisation's backend. Resolve `null` when the member is signed
 * out there: that ends the session. Reject for anything else that fails: the error goes to each waiting request as it is.
 */
export type Refresh = (request: RefreshRequest) => Promise<MemberGrant | null>

interface RefreshRun {
  readonly refresh: Refresh
  readonly reason: RefreshReason
  readonly timeoutMs: number
  readonly sessionEnd: SessionEnd
}

/**
 * Calls the host's function once and settles once: as it does, or rejects when the time is over or the session ends.
 * Whatever the function does afterwards is ignored. The host is never called in the caller's stack, so that a
 * `refresh` that makes a request of its own finds this refresh under way instead of starting another.
 */
export async function runRefresh({ refresh, reason, timeoutMs, sessionEnd }: RefreshRun): Promise<unknown> {
  await Promise.resolve()
  const controller = new AbortController()
  return new Promise((resolve, reject) => {
    const stop = (error: ExperienceError) => {
      reject(error)
      controller.abort(error)
      release()
    }
    const onEnd = () => stop(new ExperienceError('The session ended.', { kind: 'session-ended' }))
    const timer = setTimeout(() => stop(timedOut(timeoutMs)), timeoutMs)
    const stopListening = sessionEnd.onEnded(onEnd)
    const release = () => {
      clearTimeout(timer)
      stopListening()
    }
    // It may have ended in the turn before this one: the host is not asked for nothing.
    if (sessionEnd.ended.aborted) return onEnd()
    // In an async function, so that a refresh which throws at once, or returns no promise, is an outcome like any other.
    const call = async () => refresh({ reason, signal: controller.signal })
    call()
      .then(resolve, reject)
      .finally(release)
      .catch(() => {})
  })
}

function timedOut(timeoutMs: number): ExperienceError {
  return new ExperienceError(
    `@experience-program/react: refresh took longer than ${timeoutMs} ms and counts as failed.${developmentHint(() => process.env.NODE_ENV !== 'production' && 'Every request waits for it. Make the backend answer sooner, or raise refreshTimeoutMs.')}`,
    { kind: 'timeout', code: 'refresh-timeout' },
  )
}
