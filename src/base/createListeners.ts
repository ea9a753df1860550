import { callSafely } from './callSafely.ts'

export interface Listeners<Args extends readonly unknown[] = []> {
  /** Adds a listener; the same function may be added twice. Returns the function that removes it. */
  readonly subscribe: (listener: (...args: Args) => void) => () => void
  /** Calls every listener. One that throws stops none of the others. */
  readonly notify: (...args: Args) => void
  readonly clear: () => void
}

/** The one listener set: for stores that React reads and for events of a session. */
export function createListeners<Args extends readonly unknown[] = []>(): Listeners<Args> {
  const listeners = new Map<symbol, (...args: Args) => void>()
  return {
    subscribe(listener) {
      const ticket = Symbol('listener')
      listeners.set(ticket, listener)
      return () => void listeners.delete(ticket)
    },
    notify(...args) {
      for (const listener of [...listeners.values()]) callSafely(() => listener(...args))
    },
    clear: () => listeners.clear(),
  }
}
