import { type Assumptions, type Operation, read, sensitiveKeys } from '../../contract/index.ts'
import type { Identity, Replay, World } from '../model/World.ts'
import type { Handler, MemberContext, OrganisationContext } from './Handler.ts'
import type { SandboxCore } from './SandboxCore.ts'
import { type Answer, jsonAnswer, Refusal } from './answer.ts'

export interface RouteMatch {
  readonly handler: Handler
  readonly params: Readonly<Record<string, string>>
}

interface Routed {
  readonly request: Request
  readonly url: URL
  readonly body: string
  readonly route: RouteMatch
}

/** In this order: who asks, was it asked before, is it well formed, do it. No answer is replayed to another member. */
export function perform(
  core: SandboxCore,
  { request, url, body, route }: Routed,
): { readonly answer: Answer; readonly replayed: boolean } {
  const { handler, params } = route
  const identity = authenticate(request.headers, core.world, core.issuer.now())
  const run = permit(route, identity, contextOf(core, url, identity))
  const key = request.headers.get(core.assumptions.idempotencyHeader)
  const takesKey = handler.operation.idempotency === 'key' && key !== null
  const asked = takesKey ? { key, request: `${request.method} ${url.pathname}\n${body}` } : null
  return replayOnce((identity.member ?? identity.environment).replays, asked, () => {
    const contentType = request.headers.get('content-type')
    const input = readRequest(handler.operation, { params, url, contentType, body }, core.assumptions)
    return jsonAnswer(handler.status, run(input))
  })
}

function permit({ handler }: RouteMatch, { member }: Identity, context: OrganisationContext) {
  if (handler.credential === 'organisation') {
    if (member) throw new Refusal(403, 'NOT_PERMITTED', 'This operation takes an Org-API-Key.')
    return (input: Parameters<typeof handler.run>[0]) => handler.run(input, context)
  }
  if (!member) throw new Refusal(403, 'NOT_PERMITTED', 'This operation takes a member token.')
  const ofMember: MemberContext = { ...context, member }
  return (input: Parameters<typeof handler.run>[0]) => handler.run(input, ofMember)
}

function contextOf(
  core: SandboxCore,
  url: URL,
  { organisation, environment }: Identity,
): OrganisationContext {
  return {
    world: core.world,
    organisation,
    environment,
    issuer: core.issuer,
    scenario: core.scenario,
    pictures: core.pictures ?? `${url.origin}${core.basePath}/pictures`,
  }
}

const challenge = { 'www-authenticate': 'Bearer' }

/**
 * Specification, Authentication: Bearer, or `x-api-key` for the key. 401 is missing or invalid, 403 is not permitted.
 */
function authenticate(headers: Headers, world: World, now: number): Identity {
  const authorization = headers.get('authorization')
  const bearer = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (authorization !== null && bearer === undefined) {
    throw new Refusal(
      401,
      'INVALID_CREDENTIAL',
      'The Authorization header is not a Bearer credential.',
      challenge,
    )
  }
  const key = world.keys.get(bearer ?? headers.get('x-api-key') ?? '')
  if (key) return { ...key, member: null }
  const token = bearer === undefined ? undefined : world.tokens.get(bearer)
  if (!token)
    throw new Refusal(401, 'INVALID_CREDENTIAL', 'The credential is missing or not known.', challenge)
  if (token.expiresAt <= now)
    throw new Refusal(401, 'TOKEN_EXPIRED', 'The member token has expired.', challenge)
  return token
}

interface ReplayKey {
  readonly key: string
  /** Method, path and body: the same key with anything else is a conflict. */
  readonly request: string
}

const maximumKeyLength = 255

/**
 * Specification, Endpoints: the same key replays the original response and does not act twice; another body is a 409.
 */
function replayOnce(
  replays: Map<string, Replay>,
  asked: ReplayKey | null,
  act: () => Answer,
): { readonly answer: Answer; readonly replayed: boolean } {
  if (asked === null) return { answer: act(), replayed: false }
  if (asked.key === '' || asked.key.length > maximumKeyLength) {
    throw new Refusal(422, 'INVALID_IDEMPOTENCY_KEY', 'An idempotency key has 1 to 255 characters.')
  }
  const earlier = replays.get(asked.key)
  if (earlier) {
    if (earlier.request === asked.request) return { answer: earlier.answer, replayed: true }
    throw new Refusal(409, 'IDEMPOTENCY_KEY_REUSED', 'This idempotency key was used with another request.')
  }
  // A refusal is thrown past this line and not kept: nothing happened, so the corrected request may use the key.
  const answer = act()
  replays.set(asked.key, { request: asked.request, answer })
  return { answer, replayed: false }
}

interface RawRequest {
  readonly params: Readonly<Record<string, string>>
  readonly url: URL
  readonly contentType: string | null
  readonly body: string
}

/** Reads a request as strictly as the contract writes it: a key that is not known is a refusal. */
function readRequest(
  operation: Operation,
  raw: RawRequest,
  assumptions: Assumptions,
): Parameters<Handler['run']>[0] {
  return {
    params: parse(operation.params, raw.params, 'path'),
    query: parse(operation.query, readQuery(raw.url, assumptions), 'query'),
    body: readBody(operation, raw),
  }
}

function readQuery(
  url: URL,
  { paging: { limit, cursor }, offerSearch }: Assumptions,
): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  const names = new Map([
    [limit, 'limit'],
    [cursor, 'cursor'],
    ...(offerSearch.parameter === null ? [] : [[offerSearch.parameter, 'search'] as const]),
  ])
  for (const [name, text] of url.searchParams) {
    const known = names.get(name) ?? `?${name}`
    if (Object.hasOwn(query, known))
      throw new Refusal(422, 'INVALID_REQUEST', 'A query parameter is given twice.')
    query[known] = known === 'limit' && /^\d+$/.test(text) ? Number(text) : text
  }
  return query
}

function readBody(operation: Operation, { body, contentType }: RawRequest): unknown {
  if (operation.body === null) {
    if (body !== '') throw new Refusal(422, 'INVALID_REQUEST', 'This operation takes no body.')
    return undefined
  }
  if (!/^application\/json\b/i.test(contentType ?? '')) {
    throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json.')
  }
  const value = parseJson(body)
  if (value === undefined) throw new Refusal(400, 'INVALID_JSON', 'The body is not JSON.')
  return parse(operation.body, value, 'body')
}

function parse(schema: Operation['params'], value: unknown, part: 'path' | 'query' | 'body'): unknown {
  const reading = read(schema, value)
  if (reading.success) return reading.data
  const failures = reading.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? unknownKeys(issue.keys ?? [])
      : `${issue.path.map(String).join('.') || 'value'}: ${issue.code}`,
  )
  throw new Refusal(422, 'INVALID_REQUEST', `Invalid ${part}: ${failures.join('; ')}.`)
}

/** A key's name may be something that a member typed, so only the three known ones are named. */
function unknownKeys(keys: readonly string[]): string {
  const refused = sensitiveKeys.filter((key) => keys.includes(key))
  return refused.length > 0
    ? `${refused.join(', ')} not accepted here, only by the intake`
    : 'a key that is not known'
}

/** The value, or undefined where the text is no JSON: JSON itself knows no undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
