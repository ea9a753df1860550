import type { MemberGrant } from '../../../src/client/index.ts'
import type { LiveTransport } from '../../../src/queries/index.ts'
import { createSandbox, sandboxMembers } from '../../../src/sandbox/index.ts'
import { asMember } from '../../support/asMember.ts'

/** How the Service answers at the moment. `null`: as it should. */
export type Trouble = (
  atMs: number,
) => { readonly status: number; readonly retryAfterS?: number } | 'lost' | null

/** A Service that knows one member's answers, and counts who asks when. */
export interface FleetService {
  readonly baseUrl: string
  readonly conversationId: string
  readonly redemptionId: string
  readonly fetch: typeof globalThis.fetch
  /** The token route of the organisation's backend. */
  readonly refresh: () => Promise<MemberGrant>
  /** The organisation's push server. */
  readonly push: PushServer
  /** When the Service was asked, in epoch milliseconds. */
  readonly asked: number[]
  /** When the token route was asked. */
  readonly tokens: number[]
  set(changes: { readonly trouble?: Trouble; readonly expiry?: (nowMs: number) => number }): void
  reset(): void
}

const { withHistory } = sandboxMembers

/** Tells tabs what is new by connections that stay open. */
export interface PushServer {
  /** Null where the organisation has none. */
  transport(): LiveTransport | null
  /** True: takes connections. False: all are lost at this moment. Null: there is none. */
  set(isUp: boolean | null): void
}

/** As docs/live.md has it: the page connects again 15 to 45 s after it has lost the server. */
function createPushServer(): PushServer {
  let isUp: boolean | null = null
  const connected = new Set<() => void>()
  const transport: LiveTransport = (_topic, { onState }) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const lose = () => {
      onState(false)
      timer = setTimeout(open, 30_000 * (0.5 + Math.random()))
    }
    const open = () => {
      if (isUp !== true) return lose()
      connected.add(lose)
      onState(true)
    }
    open()
    return () => {
      clearTimeout(timer)
      connected.delete(lose)
    }
  }
  return {
    transport: () => (isUp === null ? null : transport),
    set(next) {
      isUp = next
      if (isUp) return
      const lost = [...connected]
      connected.clear()
      for (const lose of lost) lose()
    },
  }
}

/** The answers are the sandbox's own, recorded once: it would spend the time of a run on tokens and paging. */
export async function recordService(): Promise<FleetService> {
  const sandbox = createSandbox({})
  const [conversationId = ''] = sandbox.control.conversationsOf(withHistory)
  const { redemptions } = await asMember<{ redemptions: { id: string; status: string }[] }>(
    sandbox,
    withHistory,
    '/v1/redemptions',
  )
  const redemptionId =
    redemptions.find(({ status }) => status !== 'COMPLETED' && status !== 'CANCELED')?.id ?? ''
  const messages = `/v1/conversations/${conversationId}/messages`
  const redemption = `/v1/redemptions/${redemptionId}`
  const paths = ['/v1/wallet', '/v1/offers', '/v1/conversations', messages, redemption]
  const answers = new Map<string, string>()
  for (const path of paths) answers.set(path, shortened(await asMember<object>(sandbox, withHistory, path)))
  return { ...serve(sandbox.baseUrl, answers), conversationId, redemptionId }
}

/** One row of each list: how long an answer is makes no difference to when it is asked for. */
function shortened(answer: object): string {
  const entries = Object.entries(answer).map(([key, value]: [string, unknown]) =>
    Array.isArray(value) ? [key, value.slice(0, 1)] : key === 'nextCursor' ? [key, null] : [key, value],
  )
  return JSON.stringify(Object.fromEntries(entries))
}

/** What the client takes of an answer: the stream in a real one would cost more than all the rest of a request. */
const answerOf = (status: number, text: string, headers: Readonly<Record<string, string>> = {}) =>
  ({
    ok: status < 300,
    status,
    headers: { get: (name: string) => headers[name] ?? null },
    body: null,
    text: () => Promise.resolve(text),
  }) as unknown as Response

function serve(baseUrl: string, answers: ReadonlyMap<string, string>) {
  const fine: Trouble = () => null
  const tenMinutes = (nowMs: number) => nowMs + 600_000
  let trouble = fine
  let expiry = tenMinutes
  const asked: number[] = []
  const tokens: number[] = []
  const push = createPushServer()
  const travel = () => new Promise((resolve) => setTimeout(resolve, 40 + Math.random() * 120))

  async function fetch(input: RequestInfo | URL): Promise<Response> {
    const now = Date.now()
    asked.push(now)
    const wrong = trouble(now)
    await travel()
    if (wrong === 'lost') throw new TypeError('Failed to fetch')
    if (wrong) {
      const { status, retryAfterS } = wrong
      return answerOf(status, '{}', retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) })
    }
    const text = answers.get(new URL(String(input)).pathname)
    return answerOf(text === undefined ? 404 : 200, text ?? '{}')
  }

  async function refresh(): Promise<MemberGrant> {
    const now = Date.now()
    tokens.push(now)
    await travel()
    return { accessToken: 'made-up-token', expiresAt: new Date(expiry(now)).toISOString() }
  }

  return {
    baseUrl,
    fetch,
    refresh,
    push,
    asked,
    tokens,
    set(changes: { readonly trouble?: Trouble; readonly expiry?: (nowMs: number) => number }) {
      trouble = changes.trouble ?? trouble
      expiry = changes.expiry ?? expiry
    },
    reset() {
      asked.length = 0
      tokens.length = 0
      trouble = fine
      expiry = tenMinutes
      push.set(null)
    },
  }
}
