import { read } from '../../contract/index.ts'
import type { Sandbox } from '../Sandbox.ts'
import { coreOf, type SandboxCore } from '../core/SandboxCore.ts'
import { jsonAnswer, Refusal, refusalAnswer, toResponse } from '../core/answer.ts'
import { parseJson } from '../core/perform.ts'
import type { Environment, MemberScope, MemberState } from '../model/World.ts'
import { addMessage, conciergeId } from '../model/conversation.ts'
import { addLedgerEntry } from '../model/ledger.ts'
import { archiveMember, upsertMember } from '../model/members.ts'
import { environmentAt, findRecord } from '../model/records.ts'
import { advanceRedemption } from '../model/redemptions.ts'
import { createFailureFinder } from '../scenario/injectedFailures.ts'
import type { InjectedFailure } from '../scenario/scenarios.ts'
import { type OperatorAction, operatorActionSchema } from './OperatorAction.ts'
import { operatorHeader, operatorPath, refusalOfOrigin } from './operatorAccess.ts'
import { readMember, readState } from './readState.ts'

interface OperatorApi {
  /** Answers a request under `/_sandbox/`. Not the Service's: no CORS, no log, no credentials. */
  readonly fetch: (request: Request) => Promise<Response>
}

const mostBodyLength = 65_536
const headers = { 'cross-origin-resource-policy': 'same-origin', 'x-content-type-options': 'nosniff' }

/** The API of the console's page, for that page alone: see `refusalOfOrigin`. `onChange` is told after each action. */
export function createOperatorApi(sandbox: Sandbox, onChange: () => void = () => {}): OperatorApi {
  const core = coreOf(sandbox)

  async function answer(request: Request): Promise<unknown> {
    const refusal = refusalOfOrigin(request.headers)
    if (refusal) throw refusal
    if (!request.headers.has(operatorHeader))
      throw new Refusal(403, 'NOT_THE_CONSOLE', `Requests of the console carry the header ${operatorHeader}.`)
    const url = new URL(request.url)
    const { environment } = environmentAt(core.world, {
      environment: url.searchParams.get('environment') === 'LIVE' ? 'LIVE' : 'SANDBOX',
    })
    const route = `${request.method} ${url.pathname.slice(operatorPath.length)}`
    if (route === 'GET /state') return readState(core, environment)
    if (route === 'GET /member') {
      const member = readMember(core, environment, url.searchParams.get('id') ?? '')
      if (!member) throw new Refusal(404, 'NOT_FOUND', 'There is no such member in this environment.')
      return member
    }
    if (route !== 'POST /actions') throw new Refusal(404, 'NOT_FOUND', 'There is no such path.')
    performAction(await readAction(request), { sandbox, core, environment })
    onChange()
    return { done: true }
  }

  return {
    fetch: async (request) => {
      try {
        return toResponse(jsonAnswer(200, await answer(request)), headers)
      } catch (error) {
        if (!(error instanceof Refusal)) core.onError(error)
        const refusal =
          error instanceof Refusal ? error : new Refusal(500, 'INTERNAL_ERROR', 'Something went wrong.')
        return toResponse(refusalAnswer(refusal), headers)
      }
    },
  }
}

async function readAction(request: Request) {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json.')
  const text = await request.text()
  if (text.length > mostBodyLength) throw new Refusal(413, 'BODY_TOO_LARGE', 'The body is too long.')
  const reading = read(operatorActionSchema, parseJson(text))
  if (reading.success) return reading.data
  throw new Refusal(
    422,
    'INVALID_ACTION',
    `This cannot be done: ${reading.error.issues.map(({ path, code }) => `${path.map(String).join('.') || 'action'} (${code})`).join(', ')}.`,
  )
}

interface Desk {
  readonly sandbox: Sandbox
  readonly core: SandboxCore
  readonly environment: Environment
}

/** Does what the operator asks, with the events that it causes. Throws a `Refusal` where it cannot be done. */
function performAction(action: OperatorAction, desk: Desk): void {
  const { sandbox, core, environment } = desk
  switch (action.type) {
    case 'advance':
      return advance(action, desk)
    case 'say':
    case 'note':
      return addWords(action, desk)
    case 'credit':
      return addLedgerEntry(memberOf(desk, action.externalUserID), {
        type: 'CREDIT',
        amount: action.points,
        description: action.description ?? 'Points from your organisation',
      })
    case 'tier': {
      const { externalUserID, tier } = action
      upsertMember(memberOf(desk, externalUserID), { externalUserID, tier })
      return
    }
    case 'remove':
      return archiveMember(memberOf(desk, action.externalUserID), core.world)
    case 'end-tokens':
      return endTokens(core, environment, action.externalUserID)
    case 'publish-terms': {
      const type = 'TERMS_OF_SERVICE'
      environment.terms.set(type, { type, version: action.version, publishedAt: core.issuer.timestamp() })
      return
    }
    case 'scenario':
      return sandbox.control.scenario(action.name)
    case 'latency':
      core.scenario = { ...core.scenario, latencyMs: action.ms }
      return
    case 'inject-failure':
      return addFailure(core, action)
    case 'clear-log':
      return sandbox.control.clearLog()
    case 'reset':
      return sandbox.control.reset()
  }
}

type ActionOf<Type extends OperatorAction['type']> = Extract<OperatorAction, { type: Type }>

function advance(action: ActionOf<'advance'>, desk: Desk): void {
  const { redemptionId, status, canceledReason, canceledNote } = action
  const { record, scope } = find(desk, (member) => member.redemptions, redemptionId)
  if (record.redemption.status === 'CANCELED')
    throw new Refusal(
      409,
      'ALREADY_CANCELED',
      'It was canceled and its points went back, so it stays canceled.',
    )
  const change =
    status === 'CANCELED'
      ? { ...(canceledReason && { canceledReason }), ...(canceledNote && { canceledNote }) }
      : {}
  advanceRedemption(record, status, change, scope)
}

function addWords({ type, conversationId, body }: ActionOf<'say' | 'note'>, desk: Desk): void {
  const { record, scope } = find(desk, (member) => member.conversations, conversationId)
  const author = type === 'say' ? ('CONCIERGE' as const) : ('NOTE' as const)
  addMessage(scope, record, { type: author, authorID: conciergeId, body })
}

function endTokens(
  { world }: SandboxCore,
  environment: Environment,
  externalUserID: string | undefined,
): void {
  for (const [token, record] of world.tokens) {
    if (record.environment !== environment) continue
    if (externalUserID === undefined || record.member.profile.externalUserID === externalUserID)
      world.tokens.delete(token)
  }
}

/** Before those that are there, which keep what is left of their counts. */
function addFailure(core: SandboxCore, { kind, operation, times }: ActionOf<'inject-failure'>): void {
  const rule: InjectedFailure = {
    kind,
    ...(operation === undefined ? {} : { operation }),
    ...(times === undefined ? {} : { times }),
    ...(kind === 429 ? { retryAfter: 5 } : {}),
  }
  const failures = [rule, ...core.findFailure.armed()]
  core.scenario = { ...core.scenario, failures }
  core.findFailure = createFailureFinder(failures)
}

function memberOf({ environment, core: { issuer } }: Desk, externalUserID: string): MemberScope {
  const member = environment.members.get(externalUserID)
  if (!member) throw new Refusal(404, 'NOT_FOUND', 'There is no such member in this environment.')
  if (member.archivedAt !== null)
    throw new Refusal(
      409,
      'MEMBER_ARCHIVED',
      'This member was removed. An exchange for the same id brings them back.',
    )
  return { environment, member, issuer }
}

function find<T>(
  { environment, core: { issuer } }: Desk,
  records: (member: MemberState) => ReadonlyMap<string, T>,
  id: string,
) {
  const found = findRecord([environment], records, id)
  if (!found) throw new Refusal(404, 'NOT_FOUND', 'There is nothing with this id in this environment.')
  return { record: found.record, scope: { environment, member: found.member, issuer } }
}
