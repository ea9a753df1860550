import type { Intake, Interest, OrdinaryAnswers } from '../../contract/index.ts'
import type { Issuer } from '../core/createIssuer.ts'
import type { InterestState } from './World.ts'

export const emptyIntake: Intake = {
  adults: null,
  children: null,
  blackoutDates: [],
  preferredDates: [],
  contactMethod: null,
  contactWindow: null,
  occasion: null,
  phone: null,
  phoneVerified: false,
  sensitiveDetailsSentAt: null,
}

/**
 * Replaces the whole block (specification, Endpoints, rule 5): what is left out is cleared. Not shown, and ours:
 * another phone is not verified and gets a code; the time of earlier sensitive answers stays.
 */
export function replaceIntake(interest: InterestState, answers: OrdinaryAnswers, issuer: Issuer): void {
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
export function sendPhoneCode(interest: InterestState, phone: string, issuer: Issuer): void {
  interest.phoneCode = { code: issuer.code(), phone, expiresAt: issuer.now() + codeLifeMs }
}

/** A wrong or expired code is false and changes nothing (specification, Errors, rule 1). */
export function checkPhoneCode(interest: InterestState, code: string, issuer: Issuer): boolean {
  const sent = interest.phoneCode
  if (!sent || sent.code !== code || sent.expiresAt <= issuer.now()) return false
  interest.intake = { ...interest.intake, phoneVerified: true }
  return true
}

/** Values of an interest's status are not shown; the sandbox knows one. */
export function presentInterest({ id, offer, createdAt, conversationId, intake }: InterestState): Interest {
  return { id, offer, status: 'OPEN', createdAt, conversationId, intake }
}
