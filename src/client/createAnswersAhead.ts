import type { SessionEnd } from './sessionInternals.ts'

const keptMs = 30_000

/** Answers that were asked for before the code that reads them was there. */
export interface AnswersAhead<Answer> {
  /** Asks, unless it has been asked already. */
  ask(address: string, send: () => Promise<Answer>): void
  find(address: string): Promise<Answer> | undefined
  /** One that was read; all, when something may have changed. */
  readonly forget: (address?: string) => void
}

/** Each is kept for 30 s, as long as one that was read counts as fresh. A failure is kept for nobody but who waits for it. */
export function createAnswersAhead<Answer>({ onEnded }: SessionEnd): AnswersAhead<Answer> {
  const answers = new Map<string, { readonly id: symbol; readonly answer: Promise<Answer> }>()
  const forget = (address?: string) =>
    void (address === undefined ? answers.clear() : answers.delete(address))
  onEnded(forget)
  return {
    ask(address, send) {
      if (answers.has(address)) return
      const answer = send()
      // Known to the timer by an id: with the answer itself it would hold the member for 30 s after the session.
      const id = Symbol()
      answers.set(address, { id, answer })
      const forgetThis = () => answers.get(address)?.id === id && forget(address)
      answer.then(() => setTimeout(forgetThis, keptMs), forgetThis)
    },
    find: (address) => answers.get(address)?.answer,
    forget,
  }
}
