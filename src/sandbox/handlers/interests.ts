import { operations, sensitiveKeys } from '../../contract/index.ts'
import { memberHandler } from '../core/Handler.ts'
import { Refusal } from '../core/answer.ts'
import { openConversation } from '../model/conversation.ts'
import { findOffer } from '../model/offers.ts'
import {
  checkPhoneCode,
  emptyIntake,
  presentInterest,
  replaceIntake,
  sendPhoneCode,
} from '../model/interests.ts'
import type { InterestState } from '../model/World.ts'
import { ownedBy } from '../model/records.ts'

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

export const interestHandlers = {
  createInterest,
  interest,
  submitIntake,
  verifyPhone,
  issuePhoneCode,
}
