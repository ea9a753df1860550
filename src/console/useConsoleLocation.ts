import { useSyncExternalStore } from 'react'

export const consoleViews = ['members', 'requests', 'webhooks', 'service'] as const
export type ConsoleView = (typeof consoleViews)[number]

interface ConsoleLocation {
  readonly view: ConsoleView
  /** Of the member that is looked at. */
  readonly memberId: string | null
}

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** Where the console is, by the address's hash: a reload and the way back keep it. */
export function useConsoleLocation(): ConsoleLocation {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  const [, name, id] = /^#\/(\w+)(?:\/(.+))?$/.exec(hash) ?? []
  const view = consoleViews.find((each) => each === name) ?? 'members'
  return { view, memberId: view === 'members' && id !== undefined ? decode(id) : null }
}

/** The address of a view. */
export function hashOf(view: ConsoleView, memberId?: string): string {
  return memberId === undefined ? `#/${view}` : `#/${view}/${encodeURIComponent(memberId)}`
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
