import { useSyncExternalStore } from 'react'

// A router in fifty lines: what the library needs of yours is an address to go to, and a component for it.
const listeners = new Set<() => void>()
let mayLeave: (() => boolean) | null = null
const address = () => window.location.pathname + window.location.search
let shownPath = address()

/** Has each way out of this page ask first; null lets go again. */
export function guardLeaving(guard: (() => boolean) | null): void {
  mayLeave = guard
}

/** For `guardLeaving`, while leaving would lose a sensitive answer. */
export function confirmLeaving(): boolean {
  return window.confirm(
    'Leave without sending? What you wrote about diet, allergies and access is kept nowhere.',
  )
}

/** Goes to another page of the site. `state` stays with the history entry, also over a reload. */
export function navigate(path: string, state: unknown = null): void {
  if (mayLeave && !mayLeave()) return
  window.history.pushState(state, '', path)
  show()
  // A new page starts at its top; going back, the browser finds the old place.
  window.scrollTo(0, 0)
}

/** Says more of the page that is shown: *Back* leads to the one before it. */
export function replaceWith(path: string): void {
  window.history.replaceState(window.history.state, '', path)
  shownPath = address()
  for (const listener of listeners) listener()
}

/** With its search. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => shownPath)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(): void {
  mayLeave = null
  shownPath = address()
  for (const listener of listeners) listener()
}

window.addEventListener('popstate', () => {
  if (!mayLeave || mayLeave()) return show()
  // The browser has gone back already: the page that the member stays on becomes an entry again.
  window.history.pushState(null, '', shownPath)
})
