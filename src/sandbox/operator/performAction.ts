import type { SandboxCore } from '../core/createFetch.ts'
import { Refusal } from '../core/Refusal.ts'
import { advanceRedemption } from '../model/advanceRedemption.ts'
import { archiveMember } from '../model/archiveMember.ts'
import { addMessage, conciergeId } from '../model/conversation.ts'
import type { Environment } from '../model/Environment.ts'
import { addLedgerEntry } from '../model/ledger.ts'
import type { MemberScope } from '../model/MemberScope.ts'
import type { MemberState } from '../model/MemberState.ts'
import { upsertMember } from '../model/upsertMember.ts'
import type { Sandbox } from '../Sandbox.ts'
import { createFaultFinder } from '../scenario/createFaultFinder.ts'
import type { FaultRule } from '../scenario/ScenarioSettings.ts'
import type { OperatorAction } from './OperatorAction.ts'

interface Desk {
  readonly sandbox: Sandbox
  readonly core: SandboxCore
  readonly environment: Environment
}

/** Does what the operator asks, with the events that it causes. Throws a `Refusal` where it cannot be done. */
export function performAction(action: OperatorAction, { sandbox, core, environment }: Desk): void {
  const { issuer } = core
  switch (action.type) {
    case 'advance': {
      const { record, scope } = find(environment, core, (member) => member.redemptions, action.redemptionId)
      const { status, canceledReason, canceledNote } = action
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
      return advanceRedemption(record, status, change, scope)
    }
    case 'say':
    case 'note': {
      const { record, scope } = find(
        environment,
        core,
        (member) => member.conversations,
        action.conversationId,
      )
      addMessage(scope, record, {
        type: action.type === 'say' ? 'CONCIERGE' : 'NOTE',
        authorID: conciergeId,
        body: action.body,
      })
      return
    }
    case 'credit': {
      const scope = memberOf(environment, core, action.externalUserID)
      return addLedgerEntry(scope, {
        type: 'CREDIT',
        amount: action.points,
        description: action.description ?? 'Points from your organisation',
      })
    }
    case 'tier': {
      memberOf(environment, core, action.externalUserID)
      upsertMember({ environment, issuer }, { externalUserID: action.externalUserID, tier: action.tier })
      return
    }
    case 'remove':
      return archiveMember(memberOf(environment, core, action.externalUserID), core.world)
    case 'end-tokens':
      return endTokens(core, environment, action.externalUserID)
    case 'publish-terms': {
      const type = 'TERMS_OF_SERVICE'
      environment.terms.set(type, { type, version: action.version, publishedAt: issuer.timestamp() })
      return
    }
    case 'scenario':
      return sandbox.control.scenario(action.name)
    case 'latency':
      core.scenario = { ...core.scenario, latencyMs: action.ms }
      return
    case 'fault':
      return addFault(core, action)
    case 'clear-log':
      return sandbox.control.clearLog()
    case 'reset':
      return sandbox.control.reset()
  }
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
function addFault(
  core: SandboxCore,
  { kind, operation, times }: Extract<OperatorAction, { type: 'fault' }>,
): void {
  const rule: FaultRule = {
    kind,
    ...(operation === undefined ? {} : { operation }),
    ...(times === undefined ? {} : { times }),
    ...(kind === 429 ? { retryAfter: 5 } : {}),
  }
  const faults = [rule, ...core.findFault.armed()]
  core.scenario = { ...core.scenario, faults }
  core.findFault = createFaultFinder(faults)
}

function memberOf(environment: Environment, { issuer }: SandboxCore, externalUserID: string): MemberScope {
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
  environment: Environment,
  { issuer }: SandboxCore,
  records: (member: MemberState) => ReadonlyMap<string, T>,
  id: string,
) {
  for (const member of environment.members.values()) {
    const record = records(member).get(id)
    if (record !== undefined) return { record, scope: { environment, member, issuer } }
  }
  throw new Refusal(404, 'NOT_FOUND', 'There is nothing with this id in this environment.')
}
