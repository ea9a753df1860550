import { createListeners } from '../base/index.ts'

/** Refuses every write of a kit while terms are unread or outstanding (`TermsGate`). */
export interface WriteGate {
  /** True while nobody keeps it closed. */
  readonly isOpen: boolean
  /** Closes the gate until the returned function is called. Several callers close it, each for itself. */
  close(): () => void
  /** Calls `listener` after each opening or closing. Returns the function that stops it. */
  subscribe(listener: () => void): () => void
}

export function createWriteGate(): WriteGate & { clear(): void } {
  const closers = new Set<symbol>()
  const { subscribe, notify } = createListeners()
  const change = (act: () => void) => {
    const wasOpen = closers.size === 0
    act()
    if ((closers.size === 0) !== wasOpen) notify()
  }
  return {
    get isOpen() {
      return closers.size === 0
    },
    close() {
      const closer = Symbol('closer')
      change(() => closers.add(closer))
      return () => change(() => closers.delete(closer))
    },
    subscribe,
    clear: () => change(() => closers.clear()),
  }
}
