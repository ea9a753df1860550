import type { Query } from '@tanstack/react-query'
import type { ExperienceKit } from './kit.ts'

/**
 * Keeps what is on screen in touch with the cache. A host that shares its QueryClient may clear it, or cancel all that
 * is under way before a change of its own, and TanStack tells the components nothing of either: what waits for its
 * first reading would wait for ever, and what was read before a write would stay as it was. It is read again, once what
 * the host does beside it is done: whose view is replaced needs nothing. Returns the function that stops it.
 */
export function keepReads({ session, queryClient }: ExperienceKit): () => void {
  const cache = queryClient.getQueryCache()
  const mend = (query: Query) => {
    const { status, fetchStatus, isInvalidated } = query.state
    if (!query.isActive() || session.status === 'ended') return
    // Not any more where another provider of the page has put it back.
    const isGone = cache.get(query.queryHash) !== query
    // What has been read stays on screen meanwhile, and what is typed beside it.
    cache.add(query)
    for (const observer of [...query.observers]) observer.setOptions(observer.options)
    if (isGone || (fetchStatus === 'idle' && (status === 'pending' || isInvalidated)))
      void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true })
  }
  return cache.subscribe(({ query, ...event }) => {
    const [library, id] = query.queryKey as readonly unknown[]
    if (library !== 'xp' || id !== session.id) return
    // What is cancelled is set back to what it was.
    const isCancelled = event.type === 'updated' && event.action.type === 'setState'
    if (event.type === 'removed' || isCancelled) setTimeout(mend, 0, query)
  })
}
