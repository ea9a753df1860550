/** The end of a session, which comes once. Not an AbortSignal: Node warns of a leak when eleven requests listen to one. */
export interface Ending {
  readonly isOver: boolean
  /** Calls `listener` when the session ends. Returns the function that stops it. */
  listen(listener: () => void): () => void
}

export interface EndingSwitch extends Ending {
  /** Ends; `false` when it was over before. */
  end(): boolean
}

export function createEnding(): EndingSwitch {
  let isOver = false
  const listeners = new Set<() => void>()
  return {
    get isOver() {
      return isOver
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    end() {
      if (isOver) return false
      isOver = true
      for (const listener of [...listeners]) listener()
      return true
    },
  }
}
