import { developmentHint, parseTimestamp, readAddress } from '../base/index.ts'
import { ExperienceError } from './ExperienceError.ts'
import type { MemberGrant, RefreshReason } from './MemberSession.ts'

/** A grant that was read: its expiry in epoch milliseconds, `null` where unknown. */
interface GrantContents {
  readonly accessToken: string
  readonly expiresAt: number | null
  readonly memberId: string | null
  readonly origin: string | null
}

/**
 * Anything else in a header would be refused by `fetch` with a TypeError that quotes the whole value: the token would
 * be in an error. RFC 6750, section 2.1, allows even less.
 */
const headerSafe = /^[\x21-\x7e]+$/

/**
 * Reads what `refresh` delivered, or throws an error that names the field and shows no value.
 *
 * @param isMemberKnown the grant must say whose it is: after a second sign-in in another tab the backend gives
 * another member's, with which this page would write as somebody else.
 */
export function readGrant(value: unknown, isMemberKnown = false): GrantContents {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed('The grant', 'is not an object')
  const { accessToken, expiresAt, memberId, baseUrl } = value as Partial<Record<keyof MemberGrant, unknown>>
  if (typeof accessToken !== 'string' || accessToken === '')
    throw malformed('accessToken', 'is not a non-empty string')
  if (!headerSafe.test(accessToken))
    throw malformed('accessToken', 'holds characters that no header can carry')
  if (memberId != null && (typeof memberId !== 'string' || memberId === ''))
    throw malformed('memberId', 'is not a non-empty string')
  if (isMemberKnown && memberId == null)
    throw malformed('memberId', 'is missing, though the member of this session is known')
  return {
    accessToken,
    expiresAt: readExpiry(expiresAt),
    memberId: memberId ?? null,
    origin: baseUrl == null ? null : readOrigin(baseUrl),
  }
}

function readOrigin(baseUrl: unknown): string {
  const address = readAddress(baseUrl)
  if (address.problem !== undefined) throw malformed('baseUrl', address.problem)
  return address.url.origin
}

function readExpiry(value: unknown): number | null {
  if (value == null) return null
  // Engines do not read every form of ISO 8601, and what has no offset each in the zone of the machine.
  const time = typeof value === 'string' ? (parseTimestamp(value) ?? Date.parse(value)) : Number.NaN
  if (Number.isNaN(time)) throw malformed('expiresAt', 'is not an ISO-8601 time')
  return time
}

function malformed(field: string, problem: string): ExperienceError {
  return new ExperienceError(
    `@experience-program/react: ${field} ${problem}.${developmentHint(() => process.env.NODE_ENV !== 'production' && 'Without a usable grant no request can be sent. Give { accessToken, expiresAt?, memberId?, baseUrl? }, or null when the member is signed out.')}`,
    { kind: 'invalid-response', code: 'malformed-grant' },
  )
}

/** A grant in use. It never leaves this floor: nothing that a caller can reach refers to it. */
export interface StoredGrant {
  /** Grows with each grant. Shows that a grant was replaced, even when the host gives the same token again. */
  readonly generation: number
  readonly accessToken: string
  /** The only origin that the token may be sent to; `null`: the grant does not say. */
  readonly origin: string | null
  /** From this time on (epoch milliseconds) a request refreshes first; `null`: never before a 401. */
  refreshAt: number | null
  /** The Service answered 401 to it: the next request refreshes first. */
  isRejected: boolean
}

interface TokenStoreOptions {
  readonly skewMs: number
  readonly shortLife: 'shrink-skew' | 'strict'
  readonly now: () => number
  readonly random: () => number
  readonly memberId: string | null
}

type Delivery = 'initially' | 'by refresh'

/** The grant in use, the member whose it is, and whether a request may use it. */
interface TokenStore {
  readonly memberId: string | null
  get(): StoredGrant | null
  /** Reads what the host delivered; throws for a grant that cannot be used. */
  read(value: unknown): GrantContents
  set(contents: GrantContents, delivered: Delivery): StoredGrant
  /** Whether a grant names another member than the known one. */
  isOtherMember(contents: GrantContents): boolean
  /** Why a request must refresh before it uses the grant; `null`: it need not. */
  refreshReason(): RefreshReason | null
  /** Notes a 401. */
  reject(used: StoredGrant): void
  /** From now on a request refreshes first. */
  expire(): void
  clear(): void
}

export function createTokenStore(options: TokenStoreOptions): TokenStore {
  const { now } = options
  // Comes from the option or from the first grant that names a member, and never changes.
  let memberId = options.memberId
  let generation = 0
  let grant: StoredGrant | null = null
  return {
    get memberId() {
      return memberId
    },
    get: () => grant,
    read: (value) => readGrant(value, memberId !== null),
    set(contents, delivered) {
      memberId ??= contents.memberId
      generation += 1
      grant = {
        generation,
        accessToken: contents.accessToken,
        origin: contents.origin,
        refreshAt: refreshTime(contents, delivered, options),
        isRejected: false,
      }
      return grant
    },
    isOtherMember: (contents) =>
      contents.memberId !== null && memberId !== null && contents.memberId !== memberId,
    refreshReason() {
      if (grant === null) return 'missing'
      if (grant.isRejected) return 'rejected'
      // The boundary is included: "within the skew" is the skew or less.
      return grant.refreshAt !== null && now() >= grant.refreshAt ? 'expiring' : null
    },
    reject(used) {
      // Only the grant in use can be rejected: a late 401 for its predecessor says nothing about it.
      if (grant?.generation === used.generation) grant.isRejected = true
    },
    expire() {
      if (grant) grant.refreshAt = 0
    },
    clear() {
      grant = null
    },
  }
}

function refreshTime(
  { expiresAt }: GrantContents,
  delivered: Delivery,
  options: TokenStoreOptions,
): number | null {
  if (expiresAt === null) return null
  const lifeMs = expiresAt - options.now()
  // An initial grant always has the full skew: it may simply be old.
  const skew = delivered === 'initially' ? options.skewMs : skewOnArrival(lifeMs, options)
  return skew === null ? null : expiresAt - skew - aheadMs(lifeMs - skew, options)
}

/**
 * How much earlier than the skew asks for: up to a fifth of the life before it, so that tokens which expire in one
 * moment are not refreshed in one.
 */
function aheadMs(usableMs: number, { shortLife, random }: TokenStoreOptions): number {
  return shortLife === 'strict' ? 0 : Math.floor((random() * Math.max(0, usableMs)) / 5)
}

/**
 * The skew for a token that refresh has just delivered. Such a token may live no longer than the skew,
 * because a backend caches it or the local clock is wrong. By the letter of the contract every request would
 * then refresh: a storm against the organisation's backend. So the skew shrinks to half of the life that is
 * left, and a token that seems expired on arrival is used until the Service says 401 (`null`). `strict` is
 * the letter.
 */
function skewOnArrival(lifeMs: number, { skewMs, shortLife }: TokenStoreOptions): number | null {
  if (lifeMs > skewMs || shortLife === 'strict') return skewMs
  return lifeMs > 0 ? lifeMs / 2 : null
}
