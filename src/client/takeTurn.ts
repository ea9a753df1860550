/**
 * Waits for its turn among the pages of this browser and origin that refresh a token, so that many tabs do not ask the
 * token route at once. The turn lasts until `run` settles. A Web Lock carries it, and no token.
 *
 * It never rejects, and never waits for long: a tab that is frozen in its turn must not hold up the others. A page that
 * the member sees does not wait at all, but the others wait for it: the browser may grant the lock only after its first
 * paint. A hidden page waits 5 s at most, and no longer than until it is seen. Resolves at once where there are no Web
 * Locks, and in a page that is prerendered: the browser grants it no lock before the member sees it.
 */
export function takeTurn(run: () => Promise<unknown>): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof document === 'undefined') return resolve(null)
    const go = () => {
      document.removeEventListener('visibilitychange', go)
      resolve(null)
    }
    const begin = () => {
      go()
      return run()
    }
    document.addEventListener('visibilitychange', go)
    try {
      navigator.locks.request('xp-refresh', { signal: AbortSignal.timeout(5_000) }, begin).catch(go)
    } catch {
      go() // There are none, or something of the page has put another thing in their place.
    }
    const { prerendering = false } = document as { readonly prerendering?: boolean }
    if (!document.hidden || prerendering) go()
  })
}
