/** Virtual time for a whole fleet: timers, `Date.now` and `Math.random` of this process are replaced until `restore`. */
export interface Clock {
  /** Runs everything that is due in the next `ms` milliseconds, in order. */
  pass(ms: number): Promise<void>
  /** Seconds since the clock was installed. */
  seconds(): number
  restore(): void
}

interface Timer {
  readonly run: () => void
  readonly everyMs: number | null
}

const realImmediate = globalThis.setImmediate

/** Promises and React's scheduler, which runs by `setImmediate`, have done what they can do without time. */
const settled = async () => {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => realImmediate(resolve))
}

/** A seeded source of numbers from 0 to 1 (mulberry32), so that a run can be repeated. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function installClock(seed: number): Clock {
  const startMs = Date.UTC(2026, 0, 5, 9)
  const timers = createTimers(startMs)
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis
  const real = { setTimeout, clearTimeout, setInterval, clearInterval }
  const dateNow = Date.now
  const random = Math.random
  const add = (
    run: (...args: never[]) => void,
    ms: number | undefined,
    isRepeated: boolean,
    args: unknown[],
  ) => timers.add(() => run(...(args as never[])), Math.max(1, Math.ceil(ms ?? 0)), isRepeated)
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms?: number, ...args: unknown[]) => add(run, ms, false, args),
    setInterval: (run: () => void, ms?: number, ...args: unknown[]) => add(run, ms, true, args),
    clearTimeout: timers.remove,
    clearInterval: timers.remove,
  })
  Date.now = timers.now
  Math.random = seededRandom(seed)
  return {
    pass: timers.pass,
    seconds: () => (timers.now() - startMs) / 1_000,
    restore() {
      Object.assign(globalThis, real)
      Date.now = dateNow
      Math.random = random
    },
  }
}

function createTimers(startMs: number) {
  let nowMs = startMs
  let lastId = 0
  const due = createHeap<{ readonly id: number; readonly atMs: number }>(
    (a, b) => a.atMs - b.atMs || a.id - b.id,
  )
  // Apart from their times: most are removed long before they are due, and must hold nothing until then.
  const timers = new Map<number, Timer>()

  function fire(id: number): void {
    const timer = timers.get(id)
    if (!timer) return
    if (timer.everyMs === null) timers.delete(id)
    else due.push({ id, atMs: nowMs + timer.everyMs })
    timer.run()
  }

  return {
    now: () => nowMs,
    add(run: () => void, ms: number, isRepeated: boolean): number {
      lastId += 1
      timers.set(lastId, { run, everyMs: isRepeated ? ms : null })
      due.push({ id: lastId, atMs: nowMs + ms })
      return lastId
    },
    remove: (id: number | undefined) => void (id !== undefined && timers.delete(id)),
    async pass(ms: number): Promise<void> {
      const untilMs = nowMs + ms
      await settled()
      for (let next = due.first(); next && next.atMs <= untilMs; next = due.first()) {
        nowMs = next.atMs
        for (let at = due.first(); at && at.atMs <= nowMs; at = due.first()) {
          due.shift()
          fire(at.id)
        }
        await settled()
      }
      nowMs = untilMs
    },
  }
}

/** A binary heap: the smallest first. */
export function createHeap<Item>(compare: (a: Item, b: Item) => number) {
  const items: Item[] = []
  const isBefore = (a: number, b: number) => compare(items[a] as Item, items[b] as Item) < 0
  const swap = (a: number, b: number) => {
    const item = items[a] as Item
    items[a] = items[b] as Item
    items[b] = item
  }
  return {
    first: (): Item | undefined => items[0],
    push(item: Item): void {
      items.push(item)
      for (let at = items.length - 1; at > 0 && isBefore(at, (at - 1) >> 1); at = (at - 1) >> 1)
        swap(at, (at - 1) >> 1)
    },
    shift(): Item | undefined {
      const first = items[0]
      const last = items.pop()
      if (items.length === 0 || last === undefined) return first
      items[0] = last
      for (let at = 0; ;) {
        const left = 2 * at + 1
        const smaller = left + 1 < items.length && isBefore(left + 1, left) ? left + 1 : left
        if (smaller >= items.length || !isBefore(smaller, at)) return first
        swap(at, smaller)
        at = smaller
      }
    },
  }
}
