import { redemptionStatuses } from '../contract/index.ts'
import type { SandboxCore } from './core/SandboxCore.ts'
import { advanceRedemption } from './model/redemptions.ts'
import { addMessage, conciergeId } from './model/conversation.ts'
import type { Environment, MemberState } from './model/World.ts'
import { environmentAt, findRecord, newestFirst } from './model/records.ts'
import { addLedgerEntry, walletOf } from './model/ledger.ts'
import { upsertMember } from './model/members.ts'
import type { SandboxControl, SandboxMessage } from './Sandbox.ts'
import { createFailureFinder } from './scenario/injectedFailures.ts'
import { readScenario } from './scenario/scenarios.ts'

export function createControl(core: SandboxCore, reset: () => void): SandboxControl {
  return { ...behaviourControl(core, reset), ...recordControl(core), ...memberControl(core) }
}

type BehaviourControl = 'clearLog' | 'deliveries' | 'grantLife' | 'reset' | 'revokeTokens' | 'scenario'

/** The Service as a whole: how it answers, its tokens, its log. */
function behaviourControl(core: SandboxCore, reset: () => void): Pick<SandboxControl, BehaviourControl> {
  return {
    scenario: (scenario) => {
      core.scenario = readScenario(scenario)
      core.findFailure = createFailureFinder(core.scenario.failures ?? [])
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
    deliveries: () => core.world.dispatcher.deliveries,
  }
}

type RecordControl =
  'addMessages' | 'addNote' | 'advance' | 'conciergeSays' | 'lastPhoneCode' | 'sensitiveAnswers'

/** Records of members, by their ids. */
function recordControl(core: SandboxCore): Pick<SandboxControl, RecordControl> {
  const { issuer } = core
  const interestOf = (id: string) => find(core, ({ interests }) => interests, id, 'interest').record
  const conversationOf = (id: string) => {
    const { record, environment, member } = find(core, (each) => each.conversations, id, 'conversation')
    return { conversation: record, scope: { environment, member, issuer } }
  }
  return {
    advance: (id, status, change = {}) => {
      const { record, environment, member } = find(core, ({ redemptions }) => redemptions, id, 'redemption')
      checkStatus(status)
      advanceRedemption(record, status, change, { environment, member, issuer })
    },
    lastPhoneCode: (id) => interestOf(id).phoneCode?.code ?? null,
    sensitiveAnswers: (id) => interestOf(id).sensitiveAnswers,
    conciergeSays: (id, body) => {
      const { conversation, scope } = conversationOf(id)
      addMessage(scope, conversation, { type: 'CONCIERGE', authorID: conciergeId, body })
    },
    addNote: (id, body, attachments = []) => {
      const { conversation, scope } = conversationOf(id)
      const note = { type: 'NOTE' as const, authorID: conciergeId, body, attachments: standIns(attachments) }
      addMessage(scope, conversation, note)
    },
    addMessages: (id, messages) => {
      const { conversation, scope } = conversationOf(id)
      for (const message of messages) addMessage(scope, conversation, toStoredMessage(message, scope.member))
    },
  }
}

type MemberControl = 'conversationsOf' | 'credit' | 'publishTerms' | 'walletOf'

/** Members of the first organisation's SANDBOX environment, and the terms of every environment. */
function memberControl(core: SandboxCore): Pick<SandboxControl, MemberControl> {
  const { issuer } = core
  const memberOf = (externalUserID: string) =>
    upsertMember({ ...environmentAt(core.world, {}), issuer }, { externalUserID })
  return {
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
  const found = findRecord(environmentsOf(core), records, id)
  if (found) return found
  throw new Error(
    `@experience-program/react: the sandbox has no ${noun} "${id}". Its ids are given when one is made. Read the id from an answer or from the seed data.`,
  )
}

/** A newer Service may have one that we do not know; none has one of ours in other letters. */
function checkStatus(status: string): void {
  const meant = redemptionStatuses.find((each) => each === status.toUpperCase())
  if (meant === undefined || meant === status) return
  throw new TypeError(`@experience-program/react: there is no status "${status}". Write "${meant}".`)
}
