/** What the host's backend hands to the page: the member token of the Service and when it expires. */
export interface MemberGrant {
  /** The member token, as the exchange gave it. */
  readonly accessToken: string
  /** ISO-8601. Absent or `null`: unknown, and the token is refreshed only after a 401. */
  readonly expiresAt?: string | null | undefined
  /**
   * Whose token it is, in any stable form of the host's. A later grant that names another member ends the session;
   * once the member is known, one that names none counts as a failed refresh.
   */
  readonly memberId?: string | null | undefined
  /**
   * For which Service the token is: the `baseUrl` that pages use, or a same-origin path where they use a proxy. The
   * client sends the token to that origin and to no other. Absent or `null`: wherever the client's `baseUrl` leads.
   */
  readonly baseUrl?: string | null | undefined
}

/** Why a token is asked for: there is none yet, it is about to expire, or the Service refused it. */
export type RefreshReason = 'missing' | 'expiring' | 'rejected'

/**
 * Why a refresh is asked for, and the signal to pass on to `fetch`: it aborts on time-out and when the session ends.
 */
export interface RefreshRequest {
  readonly reason: RefreshReason
  readonly signal: AbortSignal
}

/**
 * The host's function that gets a new token from the organisation's backend. Resolve `null` when the member is signed
 * out there: that ends the session. Reject for anything else that fails: the error goes to each waiting request as it
 * is.
 */
export type Refresh = (request: RefreshRequest) => Promise<MemberGrant | null>

/**
 * `active`: requests can be made. `refreshing`: a new token is being fetched. `failed`: the last refresh
 * failed, and the next request tries again. `ended`: over for good.
 */
export type MemberSessionStatus = 'active' | 'refreshing' | 'failed' | 'ended'

/** How a session gets its tokens. */
export interface MemberSessionOptions {
  /** Gets a token from the organisation's backend, never from the exchange endpoint; `refreshFrom` makes one. */
  readonly refresh: Refresh
  /** A grant that the page already has, so that the first request needs no refresh. */
  readonly initialGrant?: MemberGrant | null | undefined
  /** Tells sessions apart in query keys. Default: random. Give one where a server and a page must agree. */
  readonly id?: string | undefined
  /** Whose session this is. Default: what the first grant says that names a member. */
  readonly memberId?: string | undefined
  /**
   * `true` for a session made for one request of a server; without it a session refuses to refresh outside a
   * page. Default `false`.
   */
  readonly server?: boolean | undefined
  /**
   * How long before its expiry a token is refreshed at the latest, in milliseconds, from 0. Default 30,000. By chance
   * it is refreshed up to a fifth of its life earlier, so that tokens which expire together are not refreshed
   * together.
   */
  readonly skewMs?: number | undefined
  /** After how many milliseconds a hanging `refresh` counts as failed. Default 15,000. */
  readonly refreshTimeoutMs?: number | undefined
  /**
   * What to do with a refreshed token that lives no longer than the skew, or seems expired on arrival.
   * `'shrink-skew'` (default): the skew becomes half of the life that is left; with none left, the token is used
   * until a 401. `'strict'`: the full skew always applies, so that each request refreshes first, and none earlier.
   */
  readonly shortLife?: 'shrink-skew' | 'strict' | undefined
  /** The clock, in epoch milliseconds. Default `Date.now`. */
  readonly now?: (() => number) | undefined
  /** Chance, from 0 to 1: decides how early a token is refreshed. Default `Math.random`. */
  readonly random?: (() => number) | undefined
}

/** A signed-in member. It authorises the requests of a client, and its token cannot be read from it. */
export interface MemberSession {
  /** Tells sessions apart in query keys. */
  readonly id: string
  /** From the options, or from the first grant that names a member; `null` until then. */
  readonly memberId: string | null
  /** The status of the session; `'active'` before its first refresh. */
  readonly status: MemberSessionStatus
  /** Calls `listener` after each change of `status`. Returns the function that stops it. */
  subscribe(listener: () => void): () => void
  /** Ends the session for good: requests in flight reject with `session-ended`, and the token is forgotten. */
  end(): void
}
