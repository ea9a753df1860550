import type { Issuer } from '../core/createIssuer.ts'
import type { InterestState } from './MemberState.ts'

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
