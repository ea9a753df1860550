import { vi } from 'vitest'

/** A host's store in memory, for tests that look at it and have it fail. */
export function createSavedStore(stored: readonly string[] = []) {
  let ids = stored
  const changes = new Set<() => void>()
  return {
    ids: () => ids,
    /** Another tab or device changes it. */
    changeElsewhere(next: readonly string[]) {
      ids = next
      for (const change of changes) change()
    },
    list: vi.fn(async (): Promise<readonly string[] | null> => ids),
    save: vi.fn(async (id: string) => void (ids = [id, ...ids.filter((one) => one !== id)])),
    remove: vi.fn(async (id: string) => void (ids = ids.filter((one) => one !== id))),
    subscribe(onChange: () => void) {
      changes.add(onChange)
      return () => void changes.delete(onChange)
    },
  }
}
