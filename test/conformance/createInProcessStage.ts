import {
  type ConformanceOptions,
  type ReceivedDelivery,
  sandboxControl,
} from '../../src/conformance/index.ts'
import {
  createSandbox,
  defaultOrganisation,
  sandboxMembers,
  type SandboxWebhooks,
} from '../../src/sandbox/index.ts'
import { startOfTests } from '../sandbox/createBench.ts'
import { createTestClock } from '../sandbox/createTestClock.ts'

/** What stands between the suite and a good Service, and breaks a rule. */
export interface Breakage {
  readonly answer?: (request: Request, next: (request: Request) => Promise<Response>) => Promise<Response>
  /** Of each token. */
  readonly grantLifeMs?: number
  /** The body of each delivery. */
  readonly envelope?: SandboxWebhooks['envelope']
  /** Gives what is sent instead, or null for nothing. */
  readonly delivery?: (sent: {
    readonly headers: Headers
    readonly body: string
  }) => { readonly headers: Headers; readonly body: string } | null
}

/** As `createStage`, without sockets: many broken Services run in the time of one. */
export function createInProcessStage({
  answer = (request, next) => next(request),
  delivery = (sent) => sent,
  envelope,
  grantLifeMs = 15 * 60_000,
}: Breakage): ConformanceOptions {
  const clock = createTestClock(startOfTests)
  const received: ReceivedDelivery[] = []
  const answers = new Map<string, number | 'nothing'>()
  const sandbox = createSandbox({
    now: clock.now,
    grantLifeMs,
    webhooks: {
      allowLoopback: true,
      ...(envelope ? { envelope } : {}),
      schedule: clock.schedule,
      fetch: async (input, init) => {
        const sent = delivery({ headers: new Headers(init?.headers), body: String(init?.body) })
        if (!sent) return new Response(null, { status: 204 })
        const path = new URL(String(input)).pathname
        const signal = init?.signal ?? new AbortController().signal
        received.push({
          method: init?.method ?? 'GET',
          path,
          headers: Object.fromEntries(sent.headers),
          body: new TextEncoder().encode(sent.body),
          isGivenUp: () => signal.aborted,
        })
        const status = answers.get(path) ?? 204
        if (status !== 'nothing') return new Response(null, { status })
        return clock.unlessTimePasses(
          new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => reject(signal.reason as Error)),
          ),
        )
      },
    },
  })
  return {
    baseUrl: sandbox.baseUrl,
    fetch: (request) => answer(request, (given) => sandbox.fetch(given)),
    orgApiKey: defaultOrganisation.keys.SANDBOX,
    liveKey: defaultOrganisation.keys.LIVE,
    staffUserID: sandboxMembers.staff,
    writes: true,
    // All that is due has arrived when time has passed.
    deliveryTimeoutMs: 50,
    control: sandboxControl(sandbox, clock.pass),
    receiver: {
      url: 'http://127.0.0.1:9',
      received: () => received,
      answerWith: (path, status) => void answers.set(path, status),
    },
  }
}
