import { createListeners } from '../base/index.ts'

/** Ids of the interests made in a session, newest first: the Service has no list of them. */
export interface MadeInterests {
  ids(): readonly string[]
  add(id: string): void
  clear(): void
  subscribe(listener: () => void): () => void
}

/** @param isOver the session has ended: an interest that comes later is not stored. */
export function createMadeInterests(isOver: () => boolean): MadeInterests {
  const { subscribe, notify } = createListeners()
  let ids: readonly string[] = []
  return {
    ids: () => ids,
    add(id) {
      if (isOver() || ids.includes(id)) return
      ids = [id, ...ids]
      notify()
    },
    clear() {
      ids = []
      notify()
    },
    subscribe,
  }
}
