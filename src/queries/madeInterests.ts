import type { ExperienceKit } from './kit.ts'

/** Ids of the interests made in a session, newest first: the Service has no list of them. */
export interface MadeInterests {
  ids(): readonly string[]
  add(id: string): void
  subscribe(listener: () => void): () => void
}

const made = new WeakMap<ExperienceKit, MadeInterests>()

export function madeInterests(kit: ExperienceKit): MadeInterests {
  const known = made.get(kit)
  if (known) return known
  let ids: readonly string[] = []
  const listeners = new Set<() => void>()
  const fresh: MadeInterests = {
    ids: () => ids,
    add(id) {
      if (ids.includes(id)) return
      ids = [id, ...ids]
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  made.set(kit, fresh)
  return fresh
}
