'use client'

import { useSyncExternalStore } from 'react'

const subscribe = (): (() => void) => () => {}

/**
 * `false` on the server and in the first render over its markup, then `true`; at once `true` in a tree that was
 * never on a server. For what only the member's own browser knows.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
