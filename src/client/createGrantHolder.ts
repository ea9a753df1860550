import type { GrantContents } from './readGrant.ts'
import type { RefreshReason } from './runRefresh.ts'

/** A grant in use. It never leaves this floor: nothing that a caller can reach refers to it. */
export interface HeldGrant {
  /** Grows with each grant. Tells "replaced meanwhile" even when the host hands out the same token again. */
  readonly generation: number
  readonly accessToken: string
  /** From this time on (epoch milliseconds) a request refreshes first; `null`: never ahead of time. */
  refreshAt: number | null
  /** Set when the Service answered 401 to it: the next request refreshes first. */
  isRejected: boolean
}

export interface GrantHolderOptions {
  readonly skewMs: number
  readonly shortLife: 'shrink-skew' | 'strict'
  readonly now: () => number
  readonly memberId: string | null
}

/** The grant in use, whose it is, and whether a request may use it as it is. */
export interface GrantHolder {
  readonly memberId: string | null
  current(): HeldGrant | null
  /** Takes a grant into use. */
  hold(contents: GrantContents, delivered: 'initially' | 'by refresh'): HeldGrant
  /** Whether a grant names another member than the one that is known. */
  isOtherMember(contents: GrantContents): boolean
  /** Why a request may not use the grant as it is; `null`: it may. */
  refreshReason(): RefreshReason | null
  /** Notes a 401. */
  reject(used: HeldGrant): void
  /** From now on a request refreshes first. */
  expire(): void
  forget(): void
}

export function createGrantHolder({
  skewMs,
  shortLife,
  now,
  memberId: givenMemberId,
}: GrantHolderOptions): GrantHolder {
  // Known from the option or from the first grant that names a member, and never changed.
  let memberId = givenMemberId
  let generation = 0
  let grant: HeldGrant | null = null

  /**
   * The skew for a token that refresh has just delivered. It may live no longer than the skew (a backend that caches, or a
   * wrong local clock), and by the letter every request would then refresh: a storm against the organisation's backend.
   * So the skew shrinks to half of the life that is left, and a token which seems expired on arrival is used until the
   * Service says 401 (`null`). `strict` is the letter.
   */
  function skewOnArrival(lifeMs: number): number | null {
    if (lifeMs > skewMs || shortLife === 'strict') return skewMs
    return lifeMs > 0 ? lifeMs / 2 : null
  }

  function refreshTime({ expiresAt }: GrantContents, delivered: 'initially' | 'by refresh'): number | null {
    if (expiresAt === null) return null
    // An initial grant is never excused: it may simply be old.
    const skew = delivered === 'initially' ? skewMs : skewOnArrival(expiresAt - now())
    return skew === null ? null : expiresAt - skew
  }

  return {
    get memberId() {
      return memberId
    },
    current: () => grant,
    hold(contents, delivered) {
      memberId ??= contents.memberId
      generation += 1
      grant = {
        generation,
        accessToken: contents.accessToken,
        refreshAt: refreshTime(contents, delivered),
        isRejected: false,
      }
      return grant
    },
    isOtherMember: (contents) =>
      contents.memberId !== null && memberId !== null && contents.memberId !== memberId,
    refreshReason() {
      if (grant === null) return 'missing'
      if (grant.isRejected) return 'rejected'
      // The boundary is included: "within the skew" is at most the skew.
      return grant.refreshAt !== null && now() >= grant.refreshAt ? 'expiring' : null
    },
    reject(used) {
      // Only the grant in use can be refused: a late 401 for one that was replaced says nothing about its successor.
      if (grant?.generation === used.generation) grant.isRejected = true
    },
    expire() {
      if (grant) grant.refreshAt = 0
    },
    forget() {
      grant = null
    },
  }
}
