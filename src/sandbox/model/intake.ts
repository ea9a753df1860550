import type { Intake, OrdinaryAnswers } from '../../contract/index.ts'
import type { Issuer } from '../core/createIssuer.ts'
import type { InterestState } from './MemberState.ts'
import { sendPhoneCode } from './phoneCode.ts'

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
