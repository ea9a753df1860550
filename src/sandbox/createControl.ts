import type { SandboxCore } from './core/createFetch.ts'
import { advanceRedemption } from './model/advanceRedemption.ts'
import { addMessage, conciergeId } from './model/conversation.ts'
import type { Environment } from './model/Environment.ts'
import { environmentAt } from './model/environmentAt.ts'
import { addLedgerEntry, walletOf } from './model/ledger.ts'
import type { MemberState } from './model/MemberState.ts'
import { upsertMember } from './model/upsertMember.ts'
import { newestFirst } from './model/newestFirst.ts'
import type { SandboxControl, SandboxMessage } from './Sandbox.ts'
import { createFaultFinder } from './scenario/createFaultFinder.ts'
import { readScenario } from './scenario/readScenario.ts'

export function createControl(core: SandboxCore, reset: () => void): SandboxControl {
  const { issuer } = core
  const memberOf = (externalUserID: string) =>
    upsertMember({ ...environmentAt(core.world, {}), issuer }, { externalUserID })
  return {
    scenario: (scenario) => {
      core.scenario = readScenario(scenario)
      core.findFault = createFaultFinder(core.scenario.faults ?? [])
    },
    reset,
    clearLog: () => {
      core.log = []
    },
    grantLife: (lifeMs) => {
      core.world.grantLifeMs = lifeMs
    },
    revokeTokens: (externalUserID) => {
      for (const [token, { member }] of core.world.tokens) {
        if (externalUserID === undefined || member.profile.externalUserID === externalUserID)
          core.world.tokens.delete(token)
      }
    },
    advance: (redemptionId, status, change = {}) => {
      const { record, environment, member } = find(
        core,
        (each) => each.redemptions,
        redemptionId,
        'redemption',
      )
      advanceRedemption(record, status, change, { environment, member, issuer })
    },
    lastPhoneCode: (id) =>
      find(core, (each) => each.interests, id, 'interest').record.phoneCode?.code ?? null,
    sensitiveAnswers: (id) => find(core, (each) => each.interests, id, 'interest').record.sensitiveAnswers,
    conciergeSays: (id, body) => {
      const { record, environment, member } = find(core, (each) => each.conversations, id, 'conversation')
      addMessage({ environment, member, issuer }, record, { type: 'CONCIERGE', authorID: conciergeId, body })
    },
    addNote: (id, body, attachments = []) => {
      const { record, environment, member } = find(core, (each) => each.conversations, id, 'conversation')
      addMessage({ environment, member, issuer }, record, {
        type: 'NOTE',
        authorID: conciergeId,
        body,
        attachments: standIns(attachments),
      })
    },
    addMessages: (id, messages) => {
      const { record, environment, member } = find(core, (each) => each.conversations, id, 'conversation')
      for (const message of messages)
        addMessage({ environment, member, issuer }, record, toStoredMessage(message, member))
    },
    conversationsOf: (externalUserID) =>
      newestFirst(memberOf(externalUserID).conversations.values()).map(({ id }) => id),
    publishTerms: (version, type = 'TERMS_OF_SERVICE') => {
      for (const { terms } of environmentsOf(core))
        terms.set(type, { type, version, publishedAt: issuer.timestamp() })
    },
    credit: (externalUserID, points, description = 'Points from your organisation') => {
      const { environment } = environmentAt(core.world, {})
      addLedgerEntry(
        { environment, issuer, member: memberOf(externalUserID) },
        { type: 'CREDIT', amount: points, description },
      )
    },
    deliveries: () => core.world.dispatcher.deliveries,
    walletOf: (externalUserID) => walletOf(memberOf(externalUserID)),
  }
}

function toStoredMessage(
  { from, body, createdAt, attachments = [] }: SandboxMessage,
  { profile }: MemberState,
) {
  const author =
    from === 'member'
      ? { type: 'MEMBER' as const, authorID: profile.externalUserID }
      : { type: 'CONCIERGE' as const, authorID: conciergeId }
  return {
    ...author,
    body,
    attachments: standIns(attachments),
    ...(createdAt === undefined ? {} : { createdAt }),
  }
}

/** A picture stands in for every document. */
const standIns = (names: readonly string[]) => names.map((name) => ({ name, file: 'fjord-3x2-960.webp' }))

function environmentsOf({ world }: SandboxCore): readonly Environment[] {
  return world.organisations.flatMap(({ environments }) => Object.values(environments))
}

function find<T>(
  core: SandboxCore,
  records: (member: MemberState) => ReadonlyMap<string, T>,
  id: string,
  noun: string,
) {
  for (const environment of environmentsOf(core)) {
    for (const member of environment.members.values()) {
      const record = records(member).get(id)
      if (record !== undefined) return { record, environment, member }
    }
  }
  throw new Error(
    `@experience-program/react: the sandbox has no ${noun} "${id}". Its ids are given when one is made. Read the id from an answer or from the seed data.`,
  )
}
