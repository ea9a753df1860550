/**
 * Waits for its turn among the pages of this browser and origin that refresh a token, so that many tabs do not ask the
 * token route at once. The turn lasts until `run` settles. A Web Lock carries it, and no token.
 *
 * It never rejects, and never waits for long: a tab that is frozen in its turn must not hold up the others. A page that
 * the member sees waits 300 ms at most, a hidden one 5 s and no longer than until it is seen. Resolves at once where
 * there are no Web Locks.
 */
export function takeTurn(run: () => Promise<unknown>): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof document === 'undefined' || !navigator.locks) return resolve(null)
    const go = () => {
      document.removeEventListener('visibilitychange', go)
      resolve(null)
    }
    const begin = () => {
      go()
      return run()
    }
    document.addEventListener('visibilitychange', go)
    const signal = AbortSignal.timeout(document.hidden ? 5_000 : 300)
    navigator.locks.request('xp-refresh', { signal }, begin).catch(go)
  })
}
