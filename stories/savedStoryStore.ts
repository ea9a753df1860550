import type { SavedOffersStore } from '../src/index.ts'

/** Makes a host's store in memory, one for each story that is shown: nothing is left behind for the next one. */
export function savedStoryStore(
  saved: readonly string[],
  more: Partial<SavedOffersStore> = {},
): () => SavedOffersStore {
  return () => {
    let ids = saved
    return {
      list: async () => ids,
      save: async (id) => void (ids = [id, ...ids]),
      remove: async (id) => void (ids = ids.filter((one) => one !== id)),
      ...more,
    }
  }
}
