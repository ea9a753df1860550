/**
 * `active`: requests can be made. `refreshing`: a new token is being fetched. `failed`: the last refresh failed, and the
 * next request tries again. `ended`: over for good.
 */
export type MemberSessionStatus = 'active' | 'refreshing' | 'failed' | 'ended'

export interface StatusStore {
  status(): MemberSessionStatus
  set(next: MemberSessionStatus): void
  subscribe(listener: () => void): () => void
}

/** Holds the status and tells its listeners. A listener that throws is reported and stops nobody. */
export function createStatusStore(): StatusStore {
  let current: MemberSessionStatus = 'active'
  const listeners = new Map<symbol, () => void>()
  return {
    status: () => current,
    set(next) {
      // Nothing comes after the end.
      if (next === current || current === 'ended') return
      current = next
      for (const listener of [...listeners.values()]) callListener(listener)
    },
    subscribe(listener) {
      const ticket = Symbol('listener')
      listeners.set(ticket, listener)
      return () => void listeners.delete(ticket)
    },
  }
}

/** Calls a host's listener. What it throws surfaces as an uncaught error, as with a DOM event, and not in our caller. */
export function callListener(listener: () => void): void {
  try {
    listener()
  } catch (error) {
    setTimeout(() => {
      throw error
    })
  }
}
