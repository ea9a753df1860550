import { QueryObserver } from '@tanstack/react-query'
import { createExperienceClient, createMemberSession } from '../../../src/client/index.ts'
import {
  conversationsQuery,
  getExperienceKit,
  offersQuery,
  redemptionQuery,
  threadQuery,
  walletQuery,
  watchWaking,
} from '../../../src/queries/index.ts'
import { createPollIntervals, createPollRetry, paceMs } from '../../../src/queries/polling.ts'
import type { OpenTab } from './disturbances.ts'

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
  const thread = threadQuery(client, { id: service.conversationId })
  const redemption = redemptionQuery(client, { id: service.redemptionId })
  const follow = (queryKey: readonly unknown[], waitMs: () => number) => ({
    retry: createPollRetry(kit, queryKey),
    refetchInterval: createPollIntervals(session, waitMs),
  })
  const idleMs = () => Date.now() - signMs
  const options = [
    walletQuery(client),
    offersQuery(client),
    conversationsQuery(client),
    { ...redemption, ...follow(redemption.queryKey, () => paceMs(idleMs(), redemptionPolling)) },
    { ...thread, ...follow(thread.queryKey, () => paceMs(isActive ? 0 : idleMs(), messagePolling)) },
  ]
  const page = new EventTarget()
  kit.queryClient.mount()
  const stops = [
    watchWaking(session, page),
    ...options.map((each) => new QueryObserver(kit.queryClient, each as never).subscribe(() => {})),
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
