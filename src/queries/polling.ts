'use client'

import { focusManager, type Query, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isExperienceError, type MemberSession } from '../client/index.ts'
import { asksToWait } from './askedWait.ts'
import type { ExperienceKit } from './kit.ts'
import type { LiveTopic } from './LiveTransport.ts'
import { shouldRetryRead } from './readQuery.ts'
import { useLive } from './useLive.ts'

/** The part of TanStack's query that decides about the next poll. */
interface Polled {
  readonly state: Pick<
    Query<unknown, unknown>['state'],
    'error' | 'dataUpdateCount' | 'errorUpdateCount' | 'dataUpdatedAt' | 'errorUpdatedAt'
  >
}

const longestPauseMs = 60_000
/** A longer one would fire at once, over and over. */
const longestTimerMs = 2 ** 31 - 1

/**
 * Gives the `refetchInterval` of a read that follows changes, each of them a quarter longer or shorter by chance.
 * TanStack holds it while the page is hidden or offline; it stops when the session failed or ended, waits at least as
 * long as the Service asks, and slows down while it fails.
 */
export function createPollIntervals(
  session: MemberSession,
  waitMs: () => number,
  random: () => number = Math.random,
): (query: Polled) => number | false {
  let answers: number | undefined
  let part = 0
  /** Since when it has been failing: at most since the last answer. `null`: it does not. */
  let since: number | null = 0
  return ({ state }) => {
    if (session.status === 'failed' || session.status === 'ended') return false
    const { error, dataUpdatedAt, errorUpdatedAt } = state
    // What is not there, or not theirs, does not come back by asking every few seconds: at most what was there a
    // minute ago, for the Service may have answered from a copy that is behind.
    const wasThere = dataUpdatedAt > 0 && errorUpdatedAt - dataUpdatedAt < longestPauseMs
    if (isExperienceError(error, 'permission') || (isExperienceError(error, 'not-found') && !wasThere))
      return false
    // TanStack reads this on every render, and starts the wait again when it is another: chance decides once an answer.
    if (answers !== state.dataUpdateCount + state.errorUpdateCount) part = random()
    answers = state.dataUpdateCount + state.errorUpdateCount
    const wait = waitMs()
    if (!error) {
      if (dataUpdatedAt > 0) since = null
      return wait * (0.75 + part / 2)
    }
    // Nobody asks behind another tab, or while the machine sleeps: that is no failing.
    since ??= errorUpdatedAt - wait
    // As long again as it has been failing.
    const pause = Math.min(errorUpdatedAt - Math.max(since, dataUpdatedAt), longestPauseMs)
    // A moment that has passed, perhaps by a clock that is wrong, asks for no wait that is known.
    const asked = asksToWait(error) && error.retryAfterMs
    return Math.min(Math.max(wait, asked || pause) + part * wait, longestTimerMs)
  }
}

/** A poll that fails is followed by the next one, not by retries of its own. */
export const createPollRetry =
  ({ queryClient }: ExperienceKit, queryKey: QueryKey): typeof shouldRetryRead =>
  (failureCount, error) =>
    queryClient.getQueryData(queryKey) === undefined && shouldRetryRead(failureCount, error)

/**
 * How polling slows down: `activeMs` while the member does something or something happens, at most `idleMs` after.
 */
interface PollingPace {
  readonly activeMs: number
  readonly idleMs: number
}

const signals = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focus'] as const
const activeForMs = 60_000

interface FollowedRead {
  readonly queryKey: QueryKey
  readonly topic: LiveTopic
  readonly pace: PollingPace
  readonly isFollowed: () => boolean
}

interface Followed {
  /** Lets the read be polled: at the active pace for a minute after the last sign of attention, then slower. */
  readonly rules: {
    readonly retry: typeof shouldRetryRead
    readonly refetchInterval: (query: Polled) => number | false
  }
  readonly markActive: () => void
}

/** Follows a read while the page is seen and `isFollowed` says so: by polls, or by the provider's `live`. */
export function useFollowed(
  kit: ExperienceKit,
  { queryKey, topic, pace, isFollowed }: FollowedRead,
): Followed {
  const lastSign = useRef(0)
  const isSeen = useIsSeen()
  const markActive = () => void (lastSign.current = Date.now())
  useEffect(() => {
    markActive()
    for (const signal of signals)
      window.addEventListener(signal, markActive, { passive: true, capture: true })
    return () => {
      for (const signal of signals) window.removeEventListener(signal, markActive, { capture: true })
    }
  }, [])
  const [waitMs] = useState(() => () => paceMs(Date.now() - lastSign.current, pace))
  const [interval] = useState(() => createPollIntervals(kit.session, waitMs))
  const isLive = useLive(kit, {
    queryKey,
    topic,
    isFollowed: isSeen && isFollowed(),
    waitMs,
  })
  return {
    rules: {
      retry: createPollRetry(kit, queryKey),
      // A read that news has caused can fail.
      refetchInterval: (query) =>
        isSeen && isFollowed() && (!isLive || query.state.error !== null) && interval(query),
    },
    markActive,
  }
}

export function paceMs(idleForMs: number, { activeMs, idleMs }: PollingPace): number {
  const minutes = Math.max(0, Math.floor(idleForMs / activeForMs))
  return Math.min(activeMs * 2 ** Math.min(minutes, 20), idleMs)
}

const read = () => focusManager.isFocused()

/** False behind another tab. TanStack would not ask there, and yet leave the timer of a poll running. */
export const useIsSeen = (): boolean => useSyncExternalStore(focusManager.subscribe, read, read)
