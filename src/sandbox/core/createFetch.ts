import { type Operation, read } from '../../contract/index.ts'
import { exchange } from '../../contract/organisation/index.ts'
import type { World } from '../model/World.ts'
import type { InjectedFailure } from '../scenario/scenarios.ts'
import type { SandboxCore } from './SandboxCore.ts'
import { type Answer, jsonAnswer, Refusal, refusalAnswer, SandboxNetworkError, toResponse } from './answer.ts'
import { parseJson, perform, type RouteMatch } from './perform.ts'
import { findMarkers, type LogEntry, maskPath } from './requestLog.ts'

/**
 * Status line, headers and half of the body, then the connection breaks. Breaking off earlier would not do: browsers
 * silently resend a request whose connection closed before any header.
 */
function toBrokenResponse(answer: Answer, headers: Readonly<Record<string, string>>): Response {
  const bytes = new TextEncoder().encode(answer.body)
  let isFirst = true
  const body = new ReadableStream<Uint8Array>(
    {
      // At each pull, not all at once: an error throws away what is still in the queue.
      pull(controller) {
        if (isFirst) controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)))
        else controller.error(new TypeError('The sandbox broke the connection off within the answer.'))
        isFirst = false
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, {
    status: answer.status,
    headers: { ...answer.headers, ...headers, 'content-length': String(bytes.length) },
  })
}

/** The core: one request in, one answer out, and one line in the log. */
export function createFetch(core: SandboxCore): (request: Request) => Promise<Response> {
  const answer = createAnswer(core)
  // Node 20 aborts a request's signal only while somebody holds the request itself.
  const underWay = new Set<Request>()
  return async (request) => {
    underWay.add(request)
    try {
      return await answer(request)
    } finally {
      underWay.delete(request)
    }
  }
}

function createAnswer(core: SandboxCore): (request: Request) => Promise<Response> {
  return async (request) => {
    request.signal.throwIfAborted()
    const url = new URL(request.url)
    const path = withoutBase(url.pathname, core.basePath)
    const body = await request.text()
    const route = matchRoute(core.routes, request.method, path)
    const entry = startEntry(core, { request, url, path, body, route })
    core.log.push(entry)
    const headers = { ...corsHeaders(request), 'x-request-id': entry.requestId }

    if (request.method === 'OPTIONS') {
      entry.status = 204
      const methods = 'methods' in route ? route.methods : []
      return new Response(null, {
        status: 204,
        headers: { ...headers, ...preflightHeaders(request, methods) },
      })
    }
    const failure = entry.operation === null ? null : core.findFailure(entry.operation)
    await delay(core, entry.operation, request.signal)
    if (failure?.kind === 'hang') return waitForAbort(request.signal)
    if (failure?.kind === 'network') throw new SandboxNetworkError()

    const answer =
      (failure && failureAnswer(failure)) ??
      spoil(respond(core, { request, url, body, route, entry }), failure)
    entry.status = answer.status
    return failure?.kind === 'lost-answer' ? toBrokenResponse(answer, headers) : toResponse(answer, headers)
  }
}

type MutableLogEntry = SandboxCore['log'][number]

interface Arrival {
  readonly request: Request
  readonly url: URL
  readonly body: string
  readonly route: ReturnType<typeof matchRoute>
}

function respond(
  core: SandboxCore,
  { request, url, body, route, entry }: Arrival & { entry: MutableLogEntry },
): Answer {
  try {
    if (body.length > mostBodyLength)
      throw new Refusal(413, 'BODY_TOO_LARGE', 'The body is longer than a mebibyte.')
    if ('methods' in route) throw notRouted(route.methods)
    const done = perform(core, { request, url, body, route })
    entry.replayed = done.replayed
    return done.answer
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(error)
    // Never its text: an answer holds nothing of how the sandbox is made.
    core.onError(error)
    return refusalAnswer(new Refusal(500, 'INTERNAL_ERROR', 'Something went wrong.'))
  } finally {
    entry.member ??= exchangedMember(core, body, entry)
  }
}

/** Lengths of texts are not shown, so only what no honest request needs is refused. */
const mostBodyLength = 1_048_576

function notRouted(methods: readonly string[]): Refusal {
  if (methods.length === 0) return new Refusal(404, 'NOT_FOUND', 'There is no such path.')
  return new Refusal(405, 'METHOD_NOT_ALLOWED', 'This path does not take this method.', {
    allow: methods.join(', '),
  })
}

const spoil = (answer: Answer, failure: InjectedFailure | null): Answer =>
  failure && answer.status < 300 ? spoilAnswer(answer, failure) : answer

const page = '<!doctype html><title>Sign in to this network</title><p>This is not the Service.</p>'

/** The answer of a failure that does nothing, or null when the request must be acted upon first. */
function failureAnswer({ kind, retryAfter }: InjectedFailure): Answer | null {
  if (kind === 'html')
    return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: page }
  if (typeof kind !== 'number') return null
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfterText(retryAfter) }
  return refusalAnswer(new Refusal(kind, 'SCENARIO', `The scenario answers ${String(kind)} here.`, headers))
}

function retryAfterText(retryAfter: number | string | Date): string {
  return retryAfter instanceof Date ? retryAfter.toUTCString() : String(retryAfter)
}

/** What is left of a good answer on its way. A lost answer is broken off when it is sent, not here. */
function spoilAnswer(answer: Answer, { kind }: InjectedFailure): Answer {
  if (kind === 'empty-body') return { ...answer, body: '' }
  if (kind === 'wrong-shape') return jsonAnswer(answer.status, { unexpected: [{ shape: true }] })
  if (kind === 'truncated')
    return { ...answer, body: answer.body.slice(0, Math.ceil(answer.body.length / 2)) }
  return answer
}

/** Never resolves: ends only when the caller gives up. */
function waitForAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

async function delay(
  { scenario, wait }: SandboxCore,
  operation: string | null,
  signal: AbortSignal,
): Promise<void> {
  const { latencyMs } = scenario
  const ms = typeof latencyMs === 'object' ? latencyMs[operation ?? ''] : latencyMs
  if (ms !== undefined && ms > 0) await wait(ms, signal)
  signal.throwIfAborted()
}

/**
 * For whom an exchange was asked: only a member who is known by now, so that the log repeats nothing else of the body.
 */
function exchangedMember({ world }: SandboxCore, body: string, { operation }: LogEntry): string | null {
  if (operation !== exchange.name) return null
  const reading = exchange.body && read(exchange.body, parseJson(body))
  const id = reading?.success === true ? reading.data.externalUserID : ''
  const environments = world.organisations.flatMap((organisation) => Object.values(organisation.environments))
  return environments.some(({ members }) => members.has(id)) ? id : null
}

/** `methods` are those that the path does know, for a 405. */
function matchRoute(
  routes: SandboxCore['routes'],
  method: string,
  path: string,
): RouteMatch | { readonly methods: readonly Operation['method'][] } {
  const onPath = routes.flatMap((route) => {
    const match = route.pattern.exec(path)
    return match ? [{ route, values: match.slice(1) }] : []
  })
  const found = onPath.find(({ route }) => route.handler.operation.method === method)
  if (!found) return { methods: onPath.map(({ route }) => route.handler.operation.method) }
  const { handler, names } = found.route
  return {
    handler,
    params: Object.fromEntries(names.map((name, index) => [name, decode(found.values[index] ?? '')])),
  }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function withoutBase(path: string, base: string): string {
  return base !== '' && path.startsWith(`${base}/`) ? path.slice(base.length) : path
}

function startEntry(
  core: SandboxCore,
  { request, url, path, body, route }: Arrival & { readonly path: string },
): MutableLogEntry {
  const { issuer, markers, world } = core
  const secrets = [...markers, ...world.keys.keys(), ...world.tokens.keys()]
  const isSecret = (text: string) => secrets.some((secret) => text.includes(secret))
  const key = request.headers.get(core.assumptions.idempotencyHeader)
  const headers = [...request.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  return {
    at: issuer.timestamp(),
    method: request.method,
    path: maskPath(path, isRouted(route), isSecret),
    operation: 'handler' in route ? route.handler.operation.name : null,
    status: null,
    requestId: issuer.id('req'),
    idempotencyKey: key === null || !isSecret(key) ? key : '*',
    member: memberByToken(world, request.headers),
    replayed: false,
    markersIn: findMarkers(markers, { line: `${request.method} ${url.href}`, headers, body }),
  }
}

function memberByToken({ tokens }: World, headers: Headers): string | null {
  const token = headers.get('authorization')?.replace(/^bearer +/i, '')
  return tokens.get(token ?? '')?.member.profile.externalUserID ?? null
}

const isRouted = (route: RouteMatch | { readonly methods: readonly string[] }): boolean =>
  'handler' in route || route.methods.length > 0

/** CORS is an assumption (`assumptionNotes.cors`). Every origin may call member mode and read these two headers. */
const exposed = 'X-Request-Id, Retry-After'

function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin')
  if (origin === null) return {}
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed, vary: 'Origin' }
}

/** A key has no business in a browser, so a preflight never allows `x-api-key`. */
function preflightHeaders(request: Request, methods: readonly string[]): Record<string, string> {
  const asked = (request.headers.get('access-control-request-headers') ?? '')
    .split(',')
    .map((name) => name.trim())
  return {
    ...corsHeaders(request),
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': asked
      .filter((name) => name !== '' && name.toLowerCase() !== 'x-api-key')
      .join(', '),
    'access-control-max-age': '600',
    vary: 'Origin, Access-Control-Request-Headers',
  }
}
