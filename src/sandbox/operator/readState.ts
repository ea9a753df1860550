import type { Intake } from '../../contract/index.ts'
import type { SandboxCore } from '../core/SandboxCore.ts'
import type { Environment, InterestState, MemberState, RedemptionState } from '../model/World.ts'
import { balanceOf, stars, walletOf } from '../model/ledger.ts'
import { newestFirst } from '../model/records.ts'
import { type InjectedFailure, type ScenarioName, scenarios } from '../scenario/scenarios.ts'
import type {
  OperatorConversation,
  OperatorFailure,
  OperatorInterest,
  OperatorMemberDetail,
  OperatorRedemption,
  OperatorState,
} from './OperatorState.ts'

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
    failures: core.findFailure.armed().map(toOperatorFailure),
    operations: routes.map(({ handler }) => handler.operation.name).toSorted(),
  }
}

function toOperatorMember(member: MemberState): OperatorState['members'][number] {
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

function lastPhoneCodeIn({ members }: Environment): OperatorState['lastPhoneCode'] {
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

function toOperatorFailure({ kind, operation = [], times }: InjectedFailure): OperatorFailure {
  return { kind, operations: typeof operation === 'string' ? [operation] : operation, times: times ?? null }
}

/** Everything about one member, or null when this environment knows no such member. */
export function readMember(
  { issuer }: SandboxCore,
  environment: Environment,
  externalUserID: string,
): OperatorMemberDetail | null {
  const member = environment.members.get(externalUserID)
  if (!member) return null
  const titleOf = (offer: string) => environment.offers.get(offer)?.offer.title ?? offer
  const { amountReceived = 0, amountSpent = 0 } = walletOf(member)
  const redemptionList = newestFirst(
    [...member.redemptions.values()].map((state) => toRedemption(state, titleOf)),
  )
  const interestList = newestFirst(
    [...member.interests.values()].map((interest) => toInterest(interest, titleOf)),
  )
  const topics = new Map(
    [...redemptionList, ...interestList].map(({ conversationId, title }) => [conversationId, title]),
  )
  return {
    ...toOperatorMember(member),
    email: member.profile.email ?? null,
    amountReceived,
    amountSpent,
    symbol: stars.symbol,
    acceptances: [...member.acceptances].map(([type, acceptance]) => ({ type, ...acceptance })),
    entries: newestFirst(member.entries).map(({ id, amount, description = '', createdAt = '' }) => ({
      id,
      amount,
      description,
      createdAt,
    })),
    redemptionList,
    interestList,
    conversations: conversationsOf(member, issuer.now(), topics),
  }
}

function toRedemption(
  { redemption, pointsSpent }: RedemptionState,
  titleOf: (offer: string) => string,
): OperatorRedemption {
  const {
    id,
    offer = '',
    status = '',
    createdAt,
    conversationId = null,
    canceledReason = null,
    canceledNote = null,
    feedback,
  } = redemption
  return {
    id,
    title: titleOf(offer),
    status,
    createdAt,
    pointsSpent,
    conversationId,
    canceledReason,
    canceledNote,
    rating: feedback?.rating ?? null,
  }
}

function toInterest(interest: InterestState, titleOf: (offer: string) => string): OperatorInterest {
  const { id, offer, createdAt, conversationId, intake, phoneCode, sensitiveAnswers } = interest
  return {
    id,
    title: titleOf(offer),
    createdAt,
    conversationId,
    answers: answersOf(intake),
    phoneVerified: intake.phoneVerified,
    sensitiveDetailsSentAt: intake.sensitiveDetailsSentAt,
    sensitiveAnswers,
    phoneCode: phoneCode && { code: phoneCode.code, expiresAt: new Date(phoneCode.expiresAt).toISOString() },
  }
}

const answerNames = [
  'adults',
  'children',
  'preferredDates',
  'blackoutDates',
  'contactMethod',
  'contactWindow',
  'occasion',
  'phone',
] as const

function answersOf(intake: Intake): OperatorInterest['answers'] {
  return answerNames.flatMap((name) => {
    const value = [intake[name] ?? []].flat().join(', ')
    return value === '' ? [] : [{ name, value }]
  })
}

/** Newest first; notes among the team too, but not what is written ahead of the clock. */
function conversationsOf(
  member: MemberState,
  now: number,
  topics: ReadonlyMap<string | null, string>,
): readonly OperatorConversation[] {
  return newestFirst(member.conversations.values()).map(({ id, createdAt, messages }) => ({
    id,
    createdAt,
    title: topics.get(id) ?? null,
    messages: messages
      .filter((message) => Date.parse(message.createdAt) <= now)
      .map(({ attachments, authorID: _author, ...message }) => ({
        ...message,
        attachments: attachments.map(({ name }) => name),
      })),
  }))
}
