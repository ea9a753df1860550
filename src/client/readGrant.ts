import { developmentHint } from '../base/index.ts'
import { ExperienceError } from './ExperienceError.ts'

/** What the host's backend hands to the page: the member token of the Service and when it expires. */
export interface MemberGrant {
  /** The member token, as the exchange gave it. */
  readonly accessToken: string
  /** ISO-8601. Absent or `null`: unknown, and the token is refreshed only after a 401. */
  readonly expiresAt?: string | null | undefined
  /** Whose token it is, in any stable form of the host's. A later grant that names another member ends the session. */
  readonly memberId?: string | null | undefined
}

/** A grant that was read: its expiry in epoch milliseconds, `null` where unknown. */
export interface GrantContents {
  readonly accessToken: string
  readonly expiresAt: number | null
  readonly memberId: string | null
}

/**
 * Anything else in a header would be refused by `fetch` with a TypeError that quotes the whole value: the token would
 * be in an error. RFC 6750, section 2.1, allows even less.
 */
const headerSafe = /^[\x21-\x7e]+$/

/** Reads what `refresh` delivered, or throws an error that names the field and shows no value. */
export function readGrant(value: unknown): GrantContents {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed('The grant', 'is not an object')
  const { accessToken, expiresAt, memberId } = value as Partial<Record<keyof MemberGrant, unknown>>
  if (typeof accessToken !== 'string' || accessToken === '')
    throw malformed('accessToken', 'is not a non-empty string')
  if (!headerSafe.test(accessToken))
    throw malformed('accessToken', 'holds characters that no header can carry')
  if (memberId != null && (typeof memberId !== 'string' || memberId === ''))
    throw malformed('memberId', 'is not a non-empty string')
  return { accessToken, expiresAt: readExpiry(expiresAt), memberId: memberId ?? null }
}

function readExpiry(value: unknown): number | null {
  if (value == null) return null
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  if (Number.isNaN(time)) throw malformed('expiresAt', 'is not an ISO-8601 time')
  return time
}

function malformed(field: string, problem: string): ExperienceError {
  return new ExperienceError(
    `@experience-program/react: ${field} ${problem}.${developmentHint(() => process.env.NODE_ENV !== 'production' && 'Without a usable grant no request can be sent. Give { accessToken, expiresAt?, memberId? }, or null when the member is signed out.')}`,
    { kind: 'invalid-response', code: 'malformed-grant' },
  )
}
