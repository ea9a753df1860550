import { type Answer, jsonAnswer } from './answer.ts'
import { authenticate, type Identity } from './authenticate.ts'
import type { SandboxCore } from './createFetch.ts'
import type { MemberContext, OrganisationContext } from './Handler.ts'
import type { RouteMatch } from './matchRoute.ts'
import { readRequest } from './readRequest.ts'
import { Refusal } from './Refusal.ts'
import { replayOnce } from './replayOnce.ts'

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
