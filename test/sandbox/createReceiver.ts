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
  const next = (until: number): Planned | undefined => [...planned].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0]
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

export interface Received {
  readonly url: string
  readonly headers: Headers
  readonly body: string
  /** Milliseconds since the first one. */
  readonly after: number
}

/** An organisation's endpoint. `answer` gives a status, or never anything. */
export function createReceiver({ now, unlessTimePasses }: ReturnType<typeof createTestClock>, answer: (received: Received) => number | 'nothing' | 'broken' = () => 204) {
  const received: Received[] = []
  let first: number | null = null
  const fetch: typeof globalThis.fetch = async (input, init) => {
    first ??= now()
    const each: Received = { url: String(input), headers: new Headers(init?.headers), body: String(init?.body), after: now() - first }
    received.push(each)
    const result = answer(each)
    if (result === 'broken') throw new TypeError('fetch failed')
    if (result === 'nothing') return unlessTimePasses(new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))))
    return new Response(null, { status: result })
  }
  return { received, fetch }
}
