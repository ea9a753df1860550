import type { Refresh } from '../../src/client/index.ts'
import type { Sandbox } from '../../src/sandbox/index.ts'
import type { InjectedFailure } from './InjectedFailure.ts'
import { rawText } from './injectedFailures.ts'
import { type OperationName, operationOf } from './operationOf.ts'

/** Stands between the library and a sandbox, and breaks the requests of one operation. */
export interface Breaker {
  readonly answer: (request: Request) => Promise<Response>
  readonly refresh: Refresh
  /** From now on, each request of the operation meets the failure, but for the first `passes`. */
  readonly arm: (operation: OperationName | null, failure: InjectedFailure, passes?: number) => void
  /** The failure is over. */
  readonly lift: () => void
  /** Requests that met the failure, or came after it. */
  readonly attempts: () => number
  /** Requests that are being answered now, which takes no time of the test's clock. */
  readonly busy: () => number
  /** Requests that hang, or are slow. */
  readonly waiting: () => number
}

export function createBreaker(sandbox: () => Sandbox, member: string): Breaker {
  let armed: {
    readonly operation: OperationName | null
    readonly failure: InjectedFailure
    passes: number
    left: number
  } | null = null
  const counts = { attempts: 0, busy: 0, waiting: 0 }

  async function counted<T>(what: 'busy' | 'waiting', act: () => Promise<T>): Promise<T> {
    counts[what] += 1
    try {
      return await act()
    } finally {
      counts[what] -= 1
    }
  }

  function aborted(signal: AbortSignal): Promise<never> {
    return counted(
      'waiting',
      () =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
        ),
    )
  }

  function wait(ms: number, signal: AbortSignal): Promise<void> {
    const waited = () =>
      new Promise<void>((resolve, reject) => {
        setTimeout(resolve, ms)
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      })
    return counted('waiting', waited)
  }

  async function answerOf(request: Request): Promise<Response> {
    const { signal } = request
    const serve = () => counted('busy', () => sandbox().fetch(request))
    if (armed === null || operationOf(request) !== armed.operation) return serve()
    if (armed.passes > 0) {
      armed.passes -= 1
      return serve()
    }
    counts.attempts += 1
    if (armed.left <= 0) return serve()
    armed.left -= 1
    return armed.failure.answer({ serve, wait: (ms) => wait(ms, signal), hang: () => aborted(signal) })
  }

  return {
    answer: async (request) => {
      const response = await answerOf(request)
      const { text } = Response.prototype
      // The body is read while the clock stands: it is here already, whatever the machine needs to hand it over.
      return Object.assign(response, { text: () => counted('busy', () => text.call(response)) })
    },
    refresh: async ({ signal }) => {
      if (armed?.failure.refresh === 'fails') throw new Error(`The backend says ${rawText}.`)
      if (armed?.failure.refresh === 'hangs') return aborted(signal)
      return sandbox().grantFor(member)
    },
    arm: (operation, failure, passes = 0) => {
      counts.attempts = 0
      armed = { operation, failure, passes, left: failure.times ?? Infinity }
    },
    lift: () => {
      armed = null
    },
    attempts: () => counts.attempts,
    busy: () => counts.busy,
    waiting: () => counts.waiting,
  }
}
