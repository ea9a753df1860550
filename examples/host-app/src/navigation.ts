import { useSyncExternalStore } from 'react'

// A router in thirty lines: what the library needs of yours is an address to go to, and a component for it.
const listeners = new Set<() => void>()

/** Goes to another page of the site. `state` stays with the history entry, also over a reload. */
export function navigate(path: string, state: unknown = null): void {
  window.history.pushState(state, '', path)
  // A new page starts at its top; going back, the browser finds the old place.
  window.scrollTo(0, 0)
  for (const listener of listeners) listener()
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}
