import { hashText } from '../base/index.ts'
import type { ExperienceKit } from './kit.ts'
import type { Thread } from './messages.ts'

/**
 * Lets the tabs that show one conversation poll it once for all of them. Who has read it says so, and as which version:
 * a fingerprint, never content, never a token. Who knows the same version begins its wait anew, as if it had read
 * itself; who knows another reads once. So the tab whose member is most active polls, and when it is hidden, frozen,
 * closed or offline, the wait of the next one runs out: nobody is elected, and no tab that is gone can keep a lock.
 * For tabs that are seen: the others read nothing, and an open channel would keep their pages out of the back-forward
 * cache. Returns the function that leaves.
 *
 * Loaded when a conversation is open.
 */
export function shareThread(
  { client, session, queryClient }: ExperienceKit,
  queryKey: readonly unknown[],
): () => void {
  if (session.status === 'ended') return () => {}
  // Of two tabs one may have read further back: only the newest page is compared.
  const pageSize = Math.min(30, client.assumptions.paging.size)
  const cache = queryClient.getQueryCache()
  const name = `xp-thread-${hashText(JSON.stringify([client.baseUrl, queryKey.slice(2)]))}`
  const channel = openChannel(name)
  if (!channel) return () => {}
  /** Another tab's word has caused the read that is under way: what it brings is no news to that tab. */
  let isTold = false

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const state = queryClient.getQueryState<Thread>(queryKey)
    // What was not read, or cannot be read, is not made known by another tab.
    if (state?.data === undefined || state.status !== 'success') return
    if (data !== versionOf(state.data, pageSize)) {
      isTold = true
      void queryClient.invalidateQueries({ queryKey, exact: true })
    } else if (state.fetchStatus === 'idle') queryClient.setQueryData(queryKey, state.data)
  })

  const stopWatching = cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    const isRead = action.type === 'success' && action.manual !== true
    if (!isRead && action.type !== 'error') return
    if (query !== cache.find({ queryKey, exact: true })) return
    if (isRead && !isTold) channel.postMessage(versionOf(query.state.data as Thread, pageSize))
    isTold = false
  })
  const leave = () => {
    stopWatching()
    stopListening()
    channel.close()
  }
  const stopListening = session.subscribe(() => {
    if (session.status === 'ended') leave()
  })
  return leave
}

/** Null where there are none; Firefox refuses one where a site may store nothing. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/** Another where a row is. A Service that signs links gives other ones at every read. */
function versionOf({ rows }: Thread, pageSize: number): string {
  const page = rows.slice(0, pageSize)
  return hashText(
    JSON.stringify(page.map((row) => ({ ...row, attachments: row.attachments.map(({ name }) => name) }))),
  )
}
