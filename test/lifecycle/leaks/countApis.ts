/**
 * Counts what a page holds on to outside its heap: timers, observers, and listeners of what outlives a component. Imported
 * before anything else, so that the library and React meet the counting versions. Only for test pages.
 */
export interface HeldByPage {
  readonly intervals: number
  /** Timers that have yet to fire, however long. */
  readonly timeouts: number
  readonly frames: number
  /** Elements watched by a `ResizeObserver`, `IntersectionObserver` or `MutationObserver` that was not disconnected. */
  readonly observed: number
  /** Listeners of the window, the document, its root and body, and of media queries. */
  readonly listeners: number
}

interface Timeout {
  readonly delay: number
  readonly run: () => void
}

const intervals = new Set<number>()
const timeouts = new Map<number, Timeout>()
const frames = new Set<number>()
const observed = new Map<object, Set<Node>>()
const listeners = new Map<string, number>()

export function heldByPage(): HeldByPage {
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0)
  return {
    intervals: intervals.size,
    timeouts: timeouts.size,
    frames: frames.size,
    observed: sum([...observed.values()].map(({ size }) => size)),
    listeners: sum(listeners.values()),
  }
}

/** Fires every timer that is due within `ms`, as if the time had passed: announcements are taken away after seconds. */
export function passTime(ms: number): void {
  for (const [id, { delay, run }] of [...timeouts]) {
    if (delay > ms) continue
    clearTimeout(id)
    run()
  }
}

function countTimers(): void {
  const {
    setInterval: realInterval,
    clearInterval: clearRealInterval,
    setTimeout: realTimeout,
    clearTimeout: clearRealTimeout,
  } = window
  const { requestAnimationFrame: realFrame, cancelAnimationFrame: cancelRealFrame } = window
  const start = (handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
    const run = () => {
      timeouts.delete(id)
      if (typeof handler === 'function') handler(...rest)
    }
    const id = realTimeout(run, delay)
    timeouts.set(id, { delay, run })
    return id
  }
  const repeat = (handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
    const id = realInterval(handler, delay, ...rest)
    intervals.add(id)
    return id
  }
  const stop = (id?: number) => {
    if (id === undefined) return
    timeouts.delete(id)
    intervals.delete(id)
    clearRealTimeout(id)
    clearRealInterval(id)
  }
  Object.assign(window, { setTimeout: start, setInterval: repeat, clearTimeout: stop, clearInterval: stop })
  window.requestAnimationFrame = (callback) => {
    const id = realFrame((at) => {
      frames.delete(id)
      callback(at)
    })
    frames.add(id)
    return id
  }
  window.cancelAnimationFrame = (id) => {
    frames.delete(id)
    cancelRealFrame(id)
  }
}

interface Observer {
  observe(target: Node, options?: unknown): void
  unobserve?(target: Node): void
  disconnect(): void
}

function countObservers(): void {
  for (const { prototype } of [ResizeObserver, IntersectionObserver, MutationObserver] as readonly {
    readonly prototype: Observer
  }[]) {
    const { observe, unobserve, disconnect } = prototype
    prototype.observe = function (this: Observer, target, options) {
      observed.set(this, (observed.get(this) ?? new Set()).add(target))
      observe.call(this, target, options)
    }
    if (unobserve) {
      prototype.unobserve = function (this: Observer, target) {
        observed.get(this)?.delete(target)
        unobserve.call(this, target)
      }
    }
    prototype.disconnect = function (this: Observer) {
      observed.delete(this)
      disconnect.call(this)
    }
  }
}

function countListeners(): void {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  const known = new WeakMap<object, Set<string>>()
  const place = (target: unknown) =>
    target instanceof Window || target == null
      ? 'window'
      : target instanceof Document
        ? 'document'
        : target instanceof MediaQueryList
          ? 'media'
          : target === document.documentElement || target === document.body
            ? 'root'
            : null
  const isCapture = (options: unknown) =>
    typeof options === 'object' && options !== null
      ? (options as AddEventListenerOptions).capture === true
      : options === true
  const change = (
    target: unknown,
    type: string,
    listener: object | null,
    options: unknown,
    isAdded: boolean,
  ) => {
    const where = place(target)
    if (where === null || listener === null) return
    const name = `${where} ${type} ${String(isCapture(options))}`
    const names = known.get(listener) ?? new Set<string>()
    known.set(listener, names)
    if (names.has(name) === isAdded) return
    if (isAdded) names.add(name)
    else names.delete(name)
    listeners.set(name, (listeners.get(name) ?? 0) + (isAdded ? 1 : -1))
  }
  EventTarget.prototype.addEventListener = function (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ) {
    change(this, type, listener, options, true)
    add.call(this, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ) {
    change(this, type, listener, options, false)
    remove.call(this, type, listener, options)
  }
}

countTimers()
countObservers()
countListeners()
