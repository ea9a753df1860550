import { vi } from 'vitest'

const stepMs = 1_000

/** Time that passes only while nothing is being done: the longest wait of the product costs next to nothing, on any machine. */
export interface Clock {
  /** Lets time pass until `isThere`; `false` when it never is within `limitMs` of that time. `step`: what is done in between that takes no time. */
  readonly until: (isThere: () => boolean, limitMs: number, step?: () => Promise<unknown>) => Promise<boolean>
  readonly pass: (ms: number) => Promise<unknown>
}

/** Stops the clock of the page. `isBusy`: something is under way that takes no time, such as an answer on its way. */
export function stopClock(isBusy: () => boolean): Clock {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: Date.parse('2026-12-02T12:00:00Z'),
  })
  const until: Clock['until'] = async (isThere, limitMs, step = turn) => {
    const end = Date.now() + limitMs
    for (;;) {
      await step()
      // What was put off to the next turn of the clock, such as the news of an answer, is due as well.
      vi.advanceTimersByTime(0)
      await turn()
      if (isThere()) return true
      if (isBusy()) continue
      if (Date.now() >= end) return false
      vi.advanceTimersByTime(stepMs)
    }
  }
  return { until, pass: (ms) => until(() => false, ms) }
}

/** By messages, which React schedules with too: what was due before has been done. */
export async function turn(): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve(null)
      }
      port2.postMessage(null)
    })
  }
}

/** What depends on the size of a box has been drawn. */
export const drawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
