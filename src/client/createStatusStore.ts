import { createListeners } from '../base/index.ts'

/**
 * `active`: requests can be made. `refreshing`: a new token is being fetched. `failed`: the last refresh failed, and the
 * next request tries again. `ended`: over for good.
 */
export type MemberSessionStatus = 'active' | 'refreshing' | 'failed' | 'ended'

export interface StatusStore {
  get(): MemberSessionStatus
  set(next: MemberSessionStatus): void
  subscribe(listener: () => void): () => void
}

/** The status of a session. Its listeners are called after each change; nothing comes after `ended`. */
export function createStatusStore(): StatusStore {
  const { subscribe, notify } = createListeners()
  let current: MemberSessionStatus = 'active'
  return {
    get: () => current,
    set(next) {
      if (next === current || current === 'ended') return
      current = next
      notify()
    },
    subscribe,
  }
}
