/** Holds back every write of a kit while terms are unread or outstanding (`TermsGate`). */
export interface WriteGate {
  /** True while nobody holds the gate. */
  readonly isOpen: boolean
  /** Closes the gate until the returned function is called; several holders each release their own. */
  hold(): () => void
  /** Called after each opening or closing. Returns the function that ends it. */
  subscribe(listener: () => void): () => void
}

export function createWriteGate(): WriteGate {
  const holders = new Set<symbol>()
  const listeners = new Set<() => void>()
  const change = (act: () => void) => {
    const before = holders.size === 0
    act()
    if ((holders.size === 0) !== before) for (const listener of listeners) listener()
  }
  return {
    get isOpen() {
      return holders.size === 0
    },
    hold() {
      const holder = Symbol('hold')
      change(() => holders.add(holder))
      return () => change(() => holders.delete(holder))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
