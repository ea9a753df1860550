import { isLoopback, parseUrl, whyUnreachable } from '../base/index.ts'
import { mergeAssumptions, type Operation, read, type ResponseOf } from '../contract/index.ts'
import { CaseSkipped, check, ServiceUnreachable } from './checks.ts'
import type { ConformanceOptions } from './ConformanceOptions.ts'

/** `bearer` of a credential; null sends none. */
interface CallInput {
  readonly as: string | null
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
  /** Text is sent as it is, anything else as JSON. */
  readonly body?: unknown
  /** Idempotency key. */
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Takes a 429 for the answer. Else it is waited out: a suite asks faster than an app does. */
  readonly takes429?: boolean
}

export interface RawAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body as JSON; undefined when it is none. */
  readonly json: unknown
}

/** Calls of the Service by operation, over HTTP. */
export interface Caller {
  /** Sends as it is told; any status is an answer. */
  readonly send: (operation: Operation, input: CallInput) => Promise<RawAnswer>
  /** Sends, and fails unless the answer is a 2xx that the contract can read. */
  readonly call: <O extends Operation>(operation: O, input: CallInput) => Promise<ResponseOf<O>>
}

/** Why a key must not be sent there, or null: it has all of an organisation's authority. */
export function refusalOfBaseUrl(baseUrl: string): string | null {
  const { protocol, hostname } = parseUrl(baseUrl) ?? { protocol: '', hostname: '' }
  if (!/^https?:$/.test(protocol)) return 'is no address of the web. Write it whole: https://service.example.'
  if (protocol === 'https:' || isLoopback(hostname)) return null
  return 'is http to another machine. The key could be read on the way. Use https.'
}

/** Why a key cannot be sent, or null. A request that cannot be made says why by quoting the header. */
export function refusalOfKey(key: string): string | null {
  if (/^[\x21-\x7e]+$/.test(key)) return null
  return 'is empty or holds a space or a sign that no header can carry. Give it as the Service gave it.'
}

export function createCaller(options: ConformanceOptions): Caller {
  const { fetch = (request) => globalThis.fetch(request), requestTimeoutMs = 30_000 } = options
  const toRequest = requestMaker(options)

  async function ask(operation: Operation, input: CallInput): Promise<RawAnswer> {
    const request = toRequest(operation, input)
    const signal = AbortSignal.timeout(requestTimeoutMs)
    try {
      const response = await fetch(new Request(request, { signal }))
      const text = await response.text()
      return { status: response.status, headers: response.headers, text, json: parse(text) }
    } catch (error) {
      const where = `${operation.method} ${operation.path}`
      throw new ServiceUnreachable(`${where} ${whyUnreachable(error, requestTimeoutMs)}.`)
    }
  }

  async function send(operation: Operation, input: CallInput): Promise<RawAnswer> {
    let answer = await ask(operation, input)
    for (let wait = 0; wait < maxWaits && answer.status === 429 && input.takes429 !== true; wait += 1) {
      await new Promise((resolve) => setTimeout(resolve, waitOf(answer)))
      answer = await ask(operation, input)
    }
    return answer
  }

  return {
    send,
    call: async <O extends Operation>(operation: O, input: CallInput) => {
      const answer = await send(operation, input)
      const where = `${operation.method} ${operation.path}`
      check(
        answer.status >= 200 && answer.status < 300,
        `${where} answers ${String(answer.status)} and no 2xx.`,
      )
      const reading = read(operation.response, answer.json)
      check(
        reading.success,
        `${where} answers what the contract cannot read: ${reading.error?.issues.map(({ path }) => path.join('.')).join(', ') ?? ''}.`,
      )
      // The operation's own schema has read it.
      return reading.data as ResponseOf<O>
    },
  }
}

function requestMaker({
  baseUrl,
  assumptions: input = {},
}: ConformanceOptions): (operation: Operation, input: CallInput) => Request {
  // Off by default are some that a UI can do without; here each is used unless it is switched off.
  const { operations, ...wire } = input
  const assumptions = mergeAssumptions({
    ...wire,
    operations: { offer: true, eligibility: true, ledger: true, acceptTerms: true, ...operations },
  })
  const settings: Readonly<Record<string, boolean | { readonly path: string } | undefined>> =
    assumptions.operations
  const base = baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '')

  return (operation, { as, params = {}, query = {}, body, key, headers: given = {} }) => {
    const setting = operation.source === 'assumed' ? (settings[operation.name] ?? true) : true
    if (setting === false)
      throw new CaseSkipped(`needs the assumed operation ${operation.name}, which is switched off`)
    const template = typeof setting === 'object' ? setting.path : operation.path
    const path = template.replace(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    )
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [
        name === 'limit' || name === 'cursor' ? assumptions.paging[name] : name,
        String(value),
      ]),
    )
    const headers = new Headers(given)
    if (as !== null) headers.set('authorization', `Bearer ${as}`)
    if (key !== undefined) headers.set(assumptions.idempotencyHeader, key)
    if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json')
    const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
    return new Request(`${base}${path}${search.size > 0 ? `?${search.toString()}` : ''}`, {
      method: operation.method,
      headers,
      redirect: 'manual',
      ...sent,
    })
  }
}

const maxWaits = 3

/** Of Retry-After in seconds; a second where it is missing or a date, and never more than a minute. */
function waitOf({ headers }: RawAnswer): number {
  const seconds = Number(headers.get('retry-after') ?? 1)
  return Math.min(Number.isFinite(seconds) && seconds >= 0 ? seconds : 1, 60) * 1_000
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
