import type { SandboxCore } from '../core/createFetch.ts'
import type { Environment } from '../model/Environment.ts'
import { balanceOf } from '../model/ledger.ts'
import type { MemberState } from '../model/MemberState.ts'
import { newestFirst } from '../model/newestFirst.ts'
import { type ScenarioName, scenarios } from '../scenario/scenarios.ts'
import type { FaultRule } from '../scenario/ScenarioSettings.ts'
import type { OperatorFault, OperatorMember, OperatorPhoneCode, OperatorState } from './OperatorState.ts'

/** What a page can show; older rows are still in the log. */
const mostRows = 200

export function readState(core: SandboxCore, environment: Environment): OperatorState {
  const { issuer, log, routes, scenario, world } = core
  const webhooks = newestFirst(environment.webhooks.values()).map(({ id, url, events, createdAt }) => ({
    id,
    url,
    events,
    createdAt,
  }))
  const ids = new Set(webhooks.map(({ id }) => id))
  return {
    now: issuer.timestamp(),
    members: [...environment.members.values()].reverse().map(toOperatorMember),
    requests: log
      .slice(-mostRows)
      .reverse()
      .map(({ markersIn: _markers, ...entry }) => entry),
    requestCount: log.length,
    webhooks,
    deliveries: world.dispatcher.deliveries
      .filter(({ webhookId }) => ids.has(webhookId))
      .slice(-mostRows)
      .reverse()
      .map(({ id, webhookId, event, status, attempts, nextAttemptAt }) => ({
        id,
        webhookId,
        event,
        status,
        attempts,
        nextAttemptAt,
      })),
    terms: [...environment.terms.values()],
    lastPhoneCode: lastPhoneCodeIn(environment),
    scenario: nameOf(scenario),
    latencyMs: typeof scenario.latencyMs === 'number' ? scenario.latencyMs : null,
    faults: core.findFault.armed().map(toOperatorFault),
    operations: routes.map(({ handler }) => handler.operation.name).toSorted(),
  }
}

export function toOperatorMember(member: MemberState): OperatorMember {
  const { externalUserID, displayName = null, tier = null } = member.profile
  return {
    externalUserID,
    displayName,
    tier,
    balance: balanceOf(member),
    redemptions: member.redemptions.size,
    interests: member.interests.size,
    archivedAt: member.archivedAt,
  }
}

function lastPhoneCodeIn({ members }: Environment): OperatorPhoneCode | null {
  const sent = [...members.values()].flatMap(({ profile, interests }) =>
    [...interests.values()].flatMap(({ id, phoneCode }) =>
      phoneCode ? [{ ...phoneCode, interestId: id, externalUserID: profile.externalUserID }] : [],
    ),
  )
  const last = sent.reduce<(typeof sent)[number] | null>(
    (latest, each) => (latest && latest.expiresAt > each.expiresAt ? latest : each),
    null,
  )
  return last && { ...last, expiresAt: new Date(last.expiresAt).toISOString() }
}

function nameOf(scenario: SandboxCore['scenario']): ScenarioName | null {
  const names = Object.keys(scenarios) as ScenarioName[]
  return names.find((name) => scenarios[name] === scenario) ?? null
}

function toOperatorFault({ kind, operation = [], times }: FaultRule): OperatorFault {
  return { kind, operations: typeof operation === 'string' ? [operation] : operation, times: times ?? null }
}
