import { callListener } from './createStatusStore.ts'

/** Told of what went wrong in a call: an `ExperienceError`, or whatever the host's own code (`refresh`, `headers`) threw. */
export type ProblemListener = (problem: unknown, operationName: string) => void

export interface ProblemListeners {
  add(listener: ProblemListener): () => void
  tell(problem: unknown, operationName: string): void
}

export function createProblemListeners(): ProblemListeners {
  const listeners = new Map<symbol, ProblemListener>()
  return {
    add(listener) {
      const ticket = Symbol('listener')
      listeners.set(ticket, listener)
      return () => void listeners.delete(ticket)
    },
    tell(problem, operationName) {
      for (const listener of [...listeners.values()]) callListener(() => listener(problem, operationName))
    },
  }
}
