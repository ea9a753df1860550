import type { Assumptions } from '../../contract/index.ts'
import { exchange } from '../../contract/organisation/index.ts'
import { findMarkers } from '../log/findMarkers.ts'
import type { LogEntry } from '../log/LogEntry.ts'
import { maskPath } from '../log/maskPath.ts'
import type { World } from '../model/World.ts'
import { faultAnswer, spoilAnswer } from '../scenario/faultAnswer.ts'
import type { FaultFinder } from '../scenario/createFaultFinder.ts'
import type { FaultRule, ScenarioSettings } from '../scenario/ScenarioSettings.ts'
import { type Answer, refusalAnswer } from './answer.ts'
import { corsHeaders, preflightHeaders } from './cors.ts'
import type { Issuer } from './createIssuer.ts'
import { matchRoute, type Route, type RouteMatch } from './matchRoute.ts'
import { parseJson } from './parseJson.ts'
import { perform } from './perform.ts'
import { Refusal } from './Refusal.ts'
import { SandboxNetworkError } from './SandboxNetworkError.ts'
import { toBrokenResponse, toResponse } from './toResponse.ts'
import { type Wait, waitForAbort } from './wait.ts'

/** What one sandbox is made of; `world` and `scenario` change under a running sandbox. */
export interface SandboxCore {
  readonly assumptions: Assumptions
  readonly basePath: string
  readonly issuer: Issuer
  readonly markers: readonly string[]
  readonly pictures: string | undefined
  readonly routes: readonly Route[]
  readonly wait: Wait
  /** Is told of a mistake of ours, which is answered with a 500. */
  readonly onFault: (error: unknown) => void
  log: Mutable<LogEntry>[]
  world: World
  scenario: ScenarioSettings
  findFault: FaultFinder
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** The core: one request in, one answer out, and one line in the log. */
export function createFetch(core: SandboxCore): (request: Request) => Promise<Response> {
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
    const fault = entry.operation === null ? null : core.findFault(entry.operation)
    await delay(core, entry.operation, request.signal)
    if (fault?.kind === 'hang') return waitForAbort(request.signal)
    if (fault?.kind === 'network') throw new SandboxNetworkError()

    const answer =
      (fault && faultAnswer(fault)) ?? spoil(respond(core, { request, url, body, route, entry }), fault)
    entry.status = answer.status
    return fault?.kind === 'lost-answer' ? toBrokenResponse(answer, headers) : toResponse(answer, headers)
  }
}

interface Arrival {
  readonly request: Request
  readonly url: URL
  readonly body: string
  readonly route: ReturnType<typeof matchRoute>
}

function respond(
  core: SandboxCore,
  { request, url, body, route, entry }: Arrival & { entry: Mutable<LogEntry> },
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
    core.onFault(error)
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

const spoil = (answer: Answer, fault: FaultRule | null): Answer =>
  fault && answer.status < 300 ? spoilAnswer(answer, fault) : answer

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

/** For whom an exchange was asked: only a member who is known by now, so that the log repeats nothing else of the body. */
function exchangedMember({ world }: SandboxCore, body: string, { operation }: LogEntry): string | null {
  if (operation !== exchange.name) return null
  const read = exchange.body?.safeParse(parseJson(body))
  const id = read?.success === true ? read.data.externalUserID : ''
  const environments = world.organisations.flatMap((organisation) => Object.values(organisation.environments))
  return environments.some(({ members }) => members.has(id)) ? id : null
}

function withoutBase(path: string, base: string): string {
  return base !== '' && path.startsWith(`${base}/`) ? path.slice(base.length) : path
}

function startEntry(
  core: SandboxCore,
  { request, url, path, body, route }: Arrival & { readonly path: string },
): Mutable<LogEntry> {
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
