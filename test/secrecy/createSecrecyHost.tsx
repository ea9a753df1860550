import { type ReactNode, StrictMode } from 'react'
import { render } from 'vitest-browser-react'
import { createExperienceClient, createMemberSession } from '../../src/client/index.ts'
import { type ExperienceEvent, ExperienceProvider, getExperienceKit } from '../../src/index.ts'
import { createSandbox, type Sandbox, sandboxMembers } from '../../src/sandbox/index.ts'
import type { InjectedFailure } from '../failures/InjectedFailure.ts'

/** A request as it left the page. */
export interface SentRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
}

export type SecrecyHost = ReturnType<typeof createSecrecyHost>

/** A page of a host over a real sandbox, whose every request, event and error is kept to be searched. */
export function createSecrecyHost({
  member = sandboxMembers.fresh,
  sandbox = createSandbox(),
  timeoutMs = 30_000,
}: { readonly member?: string; readonly sandbox?: Sandbox; readonly timeoutMs?: number } = {}) {
  const requests: SentRequest[] = []
  const events: ExperienceEvent[] = []
  const errors: unknown[] = []
  const tokens: string[] = []
  let tell: (kind: 'request' | 'event' | 'error', what: unknown) => void = () => {}
  let broken: {
    readonly isHit: (request: SentRequest) => boolean
    readonly failure: InjectedFailure
    left: number
  } | null = null

  const underWay = new Set<Request>()

  const session = createMemberSession({
    refreshTimeoutMs: timeoutMs,
    refresh: () => {
      const isFirst = tokens.length === 0
      if (!isFirst && broken?.failure.refresh === 'fails')
        return Promise.reject(new Error('The backend is away.'))
      if (!isFirst && broken?.failure.refresh === 'hangs') return new Promise(() => {})
      const grant = sandbox.grantFor(member)
      tokens.push(grant.accessToken)
      return Promise.resolve(grant)
    },
  })

  async function answer(request: Request): Promise<Response> {
    const sent = {
      method: request.method,
      url: request.url,
      headers: [...request.headers],
      body: await request.clone().text(),
    }
    requests.push(sent)
    tell('request', sent)
    if (!broken?.isHit(sent) || broken.left === 0) return sandbox.fetch(request)
    broken.left -= 1
    return broken.failure.answer({
      serve: () => sandbox.fetch(request),
      wait: () => Promise.resolve(),
      hang: () => {
        underWay.delete(request)
        return untilGivenUp(request.signal)
      },
    })
  }

  const fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    underWay.add(request)
    return answer(request).finally(() => underWay.delete(request))
  }

  const client = createExperienceClient({
    baseUrl: sandbox.baseUrl,
    session,
    fetch,
    requestTimeoutMs: timeoutMs,
  })
  const wrap = (children: ReactNode) => (
    <StrictMode>
      <ExperienceProvider
        client={client}
        locale="en-GB"
        timeZone="Europe/Copenhagen"
        onEvent={(event) => {
          events.push(event)
          tell('event', event)
        }}
        onError={(error) => {
          errors.push(error)
          tell('error', error)
        }}
      >
        {children}
      </ExperienceProvider>
    </StrictMode>
  )
  return {
    sandbox,
    session,
    client,
    kit: getExperienceKit(client),
    requests,
    events,
    errors,
    /** Whether the Service is at work, and not just silent. */
    isServing: () => underWay.size > 0,
    /** Every token that the page was given. */
    tokens,
    wrap,
    open: (children: ReactNode) => render(wrap(children)),
    /** Lets a failure meet each request that fits, until it is over. */
    breakOn: (isHit: (request: SentRequest) => boolean, failure: InjectedFailure) => {
      broken = { isHit, failure, left: failure.times ?? Infinity }
    },
    mend: () => {
      broken = null
    },
    /** Tells each request, event and error from now on, as it comes. */
    watch: (listener: typeof tell) => {
      tell = listener
    },
  }
}

function untilGivenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )
}

export const isCreate = ({ method, url }: SentRequest) => method === 'POST' && url.endsWith('/v1/interests')
export const isIntake = ({ method, url }: SentRequest) =>
  method === 'PUT' && /\/v1\/interests\/[^/?#]+\/intake$/.test(url)
