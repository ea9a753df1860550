import {
  type Interest,
  operations,
  type OrdinaryAnswers,
  sensitiveKeys,
  type Terms,
} from '../../contract/index.ts'
import { type MemberContext, memberHandler } from '../core/Handler.ts'
import { Refusal } from '../core/answer.ts'
import type { Issuer } from '../core/createIssuer.ts'
import { pageRows, withBrokenRows } from '../core/pageRows.ts'
import type { InterestState, MemberState } from '../model/World.ts'
import { addMessage, conciergeId, openConversation, readMessages } from '../model/conversation.ts'
import { walletOf } from '../model/ledger.ts'
import { findOffer } from '../model/offers.ts'
import { emptyIntake, newestFirst } from '../model/records.ts'
import { redeem, refusalToRedeem } from '../model/redemptions.ts'

const createRedemption = memberHandler(
  operations.createRedemption,
  ({ body }, context) => {
    const stored = findOffer(context, body.offer)
    const refusal = refusalToRedeem(stored, context)
    if (refusal) throw refusal
    return redeem(stored, context).redemption
  },
  201,
)

/** The member's own record. Another member's is a 403 (specification, Authentication, rule 7), nobody's a 404. */
function ownedBy<T>(
  context: MemberContext,
  records: (member: MemberState) => ReadonlyMap<string, T>,
  id: string,
  noun: string,
): T {
  const record = records(context.member).get(id)
  if (record !== undefined) return record
  const othersHave = [...context.environment.members.values()].some((member) => records(member).has(id))
  if (othersHave) throw new Refusal(403, 'NOT_PERMITTED', `This ${noun} belongs to another member.`)
  throw new Refusal(404, 'NOT_FOUND', `There is no such ${noun}.`)
}

const redemption = memberHandler(
  operations.redemption,
  ({ params }, context) =>
    ownedBy(context, (member) => member.redemptions, params.id, 'redemption').redemption,
)

const redemptions = memberHandler(operations.redemptions, ({ query }, { member, scenario }) => {
  const all = newestFirst([...member.redemptions.values()].map((state) => state.redemption))
  const { rows, nextCursor } = pageRows(scenario.empty === true ? [] : all, query)
  return { redemptions: withBrokenRows(rows, scenario), nextCursor }
})

const submitFeedback = memberHandler(operations.submitFeedback, ({ params, body }, context) => {
  const state = ownedBy(context, (member) => member.redemptions, params.id, 'redemption')
  if (state.redemption.status !== 'COMPLETED') {
    throw new Refusal(
      422,
      'REDEMPTION_NOT_COMPLETED',
      'Feedback is accepted only when the redemption is COMPLETED.',
    )
  }
  const feedback = { comment: body.comment, rating: body.rating, submittedAt: context.issuer.timestamp() }
  state.redemption = { ...state.redemption, feedback }
  return state.redemption
})

/**
 * Replaces the whole block (specification, Endpoints, rule 5): what is left out is cleared. Not shown, and ours:
 * another phone is not verified and gets a code; the time of earlier sensitive answers stays.
 */
function replaceIntake(interest: InterestState, answers: OrdinaryAnswers, issuer: Issuer): void {
  const before = interest.intake
  const phone = answers.phone ?? null
  const samePhone = phone === before.phone
  interest.intake = {
    adults: answers.adults ?? null,
    children: answers.children ?? null,
    blackoutDates: answers.blackoutDates ?? [],
    preferredDates: answers.preferredDates ?? [],
    contactMethod: answers.contactMethod ?? null,
    contactWindow: answers.contactWindow ?? null,
    occasion: answers.occasion ?? null,
    phone,
    phoneVerified: samePhone && before.phoneVerified,
    sensitiveDetailsSentAt: before.sensitiveDetailsSentAt,
  }
  if (samePhone) return
  if (phone === null) interest.phoneCode = null
  else sendPhoneCode(interest, phone, issuer)
}

const codeLifeMs = 10 * 60_000

/** "Sends" a new code; an earlier one no longer counts. */
function sendPhoneCode(interest: InterestState, phone: string, issuer: Issuer): void {
  interest.phoneCode = { code: issuer.code(), phone, expiresAt: issuer.now() + codeLifeMs }
}

/** A wrong or expired code is false and changes nothing (specification, Errors, rule 1). */
function checkPhoneCode(interest: InterestState, code: string, issuer: Issuer): boolean {
  const sent = interest.phoneCode
  if (!sent || sent.code !== code || sent.expiresAt <= issuer.now()) return false
  interest.intake = { ...interest.intake, phoneVerified: true }
  return true
}

/** Values of an interest's status are not shown; the sandbox knows one. */
function presentInterest({ id, offer, createdAt, conversationId, intake }: InterestState): Interest {
  return { id, offer, status: 'OPEN', createdAt, conversationId, intake }
}

/** Debits no points and holds no inventory, so a sold-out offer can be asked for too. */
const createInterest = memberHandler(
  operations.createInterest,
  ({ body }, context) => {
    const { offer, externalUserID, ...answers } = body
    const { issuer, member } = context
    if (externalUserID !== undefined && externalUserID !== member.profile.externalUserID) {
      throw new Refusal(403, 'NOT_PERMITTED', 'A member token speaks for its own member only.')
    }
    const createdAt = issuer.timestamp()
    const interest: InterestState = {
      id: issuer.id('int'),
      offer: findOffer(context, offer).id,
      createdAt,
      conversationId: openConversation(member, issuer).id,
      intake: emptyIntake,
      phoneCode: null,
      sensitiveAnswers: 0,
    }
    replaceIntake(interest, answers, issuer)
    member.interests.set(interest.id, interest)
    return presentInterest(interest)
  },
  201,
)

const interest = memberHandler(operations.interest, ({ params }, context) =>
  presentInterest(ownedBy(context, (member) => member.interests, params.id, 'interest')),
)

const submitIntake = memberHandler(operations.submitIntake, ({ params, body }, context) => {
  const found = ownedBy(context, (member) => member.interests, params.id, 'interest')
  const { dietary: _dietary, allergies: _allergies, accessibility: _accessibility, ...answers } = body
  // Here is where the Service forwards them. The sandbox counts, and lets go of the text.
  const forwarded = sensitiveKeys.filter((key) => (body[key] ?? '').trim() !== '').length
  replaceIntake(found, answers, context.issuer)
  if (forwarded > 0) {
    found.sensitiveAnswers += forwarded
    found.intake = { ...found.intake, sensitiveDetailsSentAt: context.issuer.timestamp() }
  }
  return presentInterest(found)
})

const verifyPhone = memberHandler(operations.verifyPhone, ({ params, body }, context) => {
  const found = ownedBy(context, (member) => member.interests, params.id, 'interest')
  return { verified: checkPhoneCode(found, body.code, context.issuer) }
})

const issuePhoneCode = memberHandler(
  operations.issuePhoneCode,
  ({ params }, context) => {
    const found = ownedBy(context, (member) => member.interests, params.id, 'interest')
    if (found.intake.phone === null) {
      throw new Refusal(422, 'NO_PHONE', 'The intake has no phone that a code could be sent to.')
    }
    sendPhoneCode(found, found.intake.phone, context.issuer)
    return { sent: true }
  },
  202,
)

const conversations = memberHandler(operations.conversations, ({ query }, { member, scenario }) => {
  const { rows, nextCursor } = pageRows(
    scenario.empty === true ? [] : newestFirst(member.conversations.values()),
    query,
  )
  const presented = rows.map(({ id, createdAt }) => ({ id, createdAt }))
  return { conversations: withBrokenRows(presented, scenario), nextCursor }
})

const messages = memberHandler(operations.messages, ({ params, query }, context) => {
  const conversation = ownedBy(context, (member) => member.conversations, params.id, 'conversation')
  const { rows, nextCursor } = pageRows(
    readMessages(conversation, context.issuer, context.pictures, context.scenario.attachmentLifeMs),
    query,
  )
  return { messages: withBrokenRows(rows, context.scenario), nextCursor }
})

const sendMessage = memberHandler(operations.sendMessage, ({ params, body }, context) => {
  const { issuer, member, world } = context
  const conversation = ownedBy(context, ({ conversations }) => conversations, params.id, 'conversation')
  addMessage(context, conversation, {
    type: 'MEMBER',
    authorID: member.profile.externalUserID,
    body: body.message,
  })
  const reply = world.concierge?.reply({ conversationId: conversation.id, message: body.message }) ?? null
  if (reply !== null) {
    const createdAt = new Date(issuer.now() + (world.concierge?.delayMs ?? 0)).toISOString()
    addMessage(context, conversation, { type: 'CONCIERGE', authorID: conciergeId, body: reply, createdAt })
  }
  return { ok: true }
})

/** Acceptance of a superseded version reads as outstanding (specification, Terms document). */
function documentsOf({ environment, member }: MemberContext): Terms {
  const documents = [...environment.terms.values()].map((document) => {
    const acceptance = member.acceptances.get(document.type)
    return {
      ...document,
      acceptedAt: acceptance?.version === document.version ? acceptance.acceptedAt : null,
    }
  })
  return { documents }
}

const terms = memberHandler(operations.terms, (_input, context) => documentsOf(context))

const acceptTerms = memberHandler(operations.acceptTerms, ({ body }, context) => {
  const document = context.environment.terms.get(body.type)
  if (!document) throw new Refusal(404, 'NOT_FOUND', 'There is no such document.')
  if (document.version !== body.version) {
    throw new Refusal(422, 'VERSION_SUPERSEDED', 'Only the current version can be accepted.')
  }
  const earlier = context.member.acceptances.get(body.type)
  if (earlier?.version !== body.version) {
    context.member.acceptances.set(body.type, {
      version: body.version,
      acceptedAt: context.issuer.timestamp(),
    })
  }
  return documentsOf(context)
})

const wallet = memberHandler(operations.wallet, (_input, { member }) => walletOf(member))

const ledger = memberHandler(operations.ledger, ({ query }, { member, scenario }) => {
  const { rows, nextCursor } = pageRows(scenario.empty === true ? [] : newestFirst(member.entries), query)
  return { entries: withBrokenRows(rows, scenario), nextCursor }
})

export const memberHandlers = {
  createRedemption,
  redemption,
  redemptions,
  submitFeedback,
  createInterest,
  interest,
  submitIntake,
  verifyPhone,
  issuePhoneCode,
  conversations,
  messages,
  sendMessage,
  terms,
  acceptTerms,
  wallet,
  ledger,
}
