import type { Intake } from '../../contract/index.ts'
import type { SandboxCore } from '../core/createFetch.ts'
import type { Environment } from '../model/Environment.ts'
import { stars, walletOf } from '../model/ledger.ts'
import type { InterestState, MemberState, RedemptionState } from '../model/MemberState.ts'
import { newestFirst } from '../model/newestFirst.ts'
import type {
  OperatorConversation,
  OperatorInterest,
  OperatorMemberDetail,
  OperatorRedemption,
} from './OperatorState.ts'
import { toOperatorMember } from './readState.ts'

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
