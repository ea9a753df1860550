import type { Schedule } from '../../src/sandbox/index.ts'

interface Planned {
  readonly at: number
  readonly run: () => void | Promise<void>
}

/** A clock whose timers run only when time is passed, so that an hour of retries takes no time. */
export function createTestClock(start: number) {
  let now = start
  let running = 0
  let waiting = 0
  const planned = new Set<Planned>()
  const next = (until: number): Planned | undefined =>
    [...planned].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0]
  const schedule: Schedule = (ms, run) => {
    const entry = { at: now + ms, run }
    planned.add(entry)
    return () => planned.delete(entry)
  }
  return {
    now: () => now,
    schedule,
    /** Something that ends only when time passes: the clock does not wait for it. */
    async unlessTimePasses<T>(promise: Promise<T>): Promise<T> {
      waiting += 1
      try {
        return await promise
      } finally {
        waiting -= 1
      }
    },
    /** Runs what is due on the way, each to its end before the next. */
    async pass(ms: number) {
      const until = now + ms
      for (let due = next(until); due; due = next(until)) {
        planned.delete(due)
        now = due.at
        running += 1
        void Promise.resolve(due.run()).finally(() => {
          running -= 1
        })
        // What it aborted has turns of its own to end in.
        do await new Promise((resolve) => setImmediate(resolve))
        while (running > waiting)
      }
      now = until
    },
  }
}
