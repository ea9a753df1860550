import { hashKey, QueryObserver } from '@tanstack/react-query'
import { createExperienceClient, createMemberSession } from '../../../src/client/index.ts'
import {
  conversationsQuery,
  getExperienceKit,
  type LiveTopic,
  offersQuery,
  redemptionQuery,
  threadQuery,
  walletQuery,
  watchWaking,
} from '../../../src/queries/index.ts'
import { followLive } from '../../../src/queries/followLive.ts'
import { createPollIntervals, createPollRetry, paceMs } from '../../../src/queries/polling.ts'
import type { OpenTab } from './disturbances.ts'

type Polled = Parameters<ReturnType<typeof createPollIntervals>>[0]

interface Pace {
  readonly activeMs: number
  readonly idleMs: number
  /** The member is there all the time. */
  readonly isActive?: boolean
}

/**
 * The tab of `openHookTab` without React and without a page: TanStack's observers over the same options, which is
 * what `useQuery` holds. Small enough for ten thousand.
 */
export const openKitTab: OpenTab = (service, { isActive }) => {
  const { baseUrl, fetch, refresh } = service
  const session = createMemberSession({ refresh })
  const client = createExperienceClient({ baseUrl, session, fetch })
  const kit = getExperienceKit(client)
  const { messagePolling, redemptionPolling } = client.assumptions
  let signMs = Date.now()
  const idleMs = () => Date.now() - signMs
  const page = new EventTarget()
  kit.queryClient.mount()

  const observe = (options: object) => new QueryObserver(kit.queryClient, options as never)

  /** What `useFollowed` does: polls, while the push server does not say what is new. */
  function follow(read: { readonly queryKey: readonly unknown[] }, topic: LiveTopic, pace: Pace): () => void {
    const waitMs = () => paceMs(pace.isActive ? 0 : idleMs(), pace)
    const interval = createPollIntervals(session, waitMs)
    const optionsOf = (isLive: boolean) => ({
      ...read,
      retry: createPollRetry(kit, read.queryKey),
      refetchInterval: (query: Polled) => (!isLive || query.state.error !== null) && interval(query),
    })
    const observer = observe(optionsOf(false))
    const stop = observer.subscribe(() => {})
    const transport = service.push.transport()
    if (!transport) return stop
    const stopListening = followLive(kit, transport, {
      topic,
      queryHash: hashKey(read.queryKey),
      waitMs,
      onState: (isLive) => observer.setOptions(optionsOf(isLive) as never),
    })
    return () => {
      stopListening()
      stop()
    }
  }

  const { conversationId, redemptionId } = service
  const stops = [
    watchWaking(session, page),
    ...[walletQuery(client), offersQuery(client), conversationsQuery(client)].map((each) =>
      observe(each).subscribe(() => {}),
    ),
    follow(
      redemptionQuery(client, { id: redemptionId }),
      { type: 'redemption', id: redemptionId },
      redemptionPolling,
    ),
    follow(
      threadQuery(client, { id: conversationId }),
      { type: 'conversation', id: conversationId },
      { ...messagePolling, isActive },
    ),
  ]
  return {
    act: () => page.dispatchEvent(new Event('pointerdown')),
    focus: () => void (signMs = Date.now()),
    close() {
      for (const stop of stops) stop()
      kit.queryClient.unmount()
      session.end()
    },
  }
}
