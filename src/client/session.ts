/**
 * The token provider: the client refresh contract of the specification (Authentication, rule 5), and what follows from it
 * when several requests, slow backends and wrong clocks meet.
 *
 * There are no timers for expiry. A token's age is looked at when a request is about to use it, so a life of twenty
 * seconds and one of forty days run through the same code, and a page that slept for a night needs nothing special.
 */
import { createEnding } from './ending.ts'
import { type GrantContents, type HeldGrant, readGrant } from './grant.ts'
import type { MemberSession, MemberSessionOptions } from './MemberSession.ts'
import { randomId } from './randomId.ts'
import { toRefreshFailure } from './refreshFailure.ts'
import { type RefreshReason, runRefresh } from './runRefresh.ts'
import { registerSession } from './sessionInternals.ts'
import { checkSessionOptions } from './sessionOptions.ts'
import { refuseOnServer, refuseOtherInitialMember, sessionEnded } from './sessionRefusals.ts'
import { createStatusStore } from './sessionStatus.ts'

/** Makes the session of one member. Throws a developer error for options that cannot work, and for a malformed `initialGrant`. */
export function createMemberSession(options: MemberSessionOptions): MemberSession {
  checkSessionOptions(options)
  const { refresh, server = false, skewMs = 30_000, refreshTimeoutMs = 15_000, now = () => Date.now() } = options
  const ending = createEnding()
  const store = createStatusStore()
  let memberId = options.memberId ?? null
  let generation = 0
  let grant: HeldGrant | null = null
  /** The one refresh under way. That it is a single variable is the single flight. */
  let refreshing: Promise<HeldGrant> | null = null

  /** A member is known from the first grant that names one, and never changes. */
  const isOtherMember = (contents: GrantContents) =>
    contents.memberId !== null && memberId !== null && contents.memberId !== memberId

  /** Takes a grant into use. Each has its own generation, even when the host hands out the same token again. */
  function hold(contents: GrantContents, refreshAt: number | null): HeldGrant {
    memberId ??= contents.memberId
    generation += 1
    grant = { generation, accessToken: contents.accessToken, refreshAt, rejected: false }
    return grant
  }

  /** From when on a request refreshes first, by the letter: expiry within the skew, the boundary included. */
  const skewedExpiry = (expiresAt: number | null) => (expiresAt === null ? null : expiresAt - skewMs)

  /**
   * The same for a token that refresh has just delivered. It may live no longer than the skew (a backend that caches, or a
   * wrong local clock), and by the letter every request would then refresh: a storm against the organisation's backend.
   * So the skew shrinks to half of the life that is left, and a token which seems expired on arrival is used until the
   * Service says 401. `strict` is the letter. An initial grant is never excused: it may simply be old.
   */
  function skewedExpiryOnArrival(expiresAt: number | null): number | null {
    if (expiresAt === null || options.shortLife === 'strict') return skewedExpiry(expiresAt)
    const lifeMs = expiresAt - now()
    if (lifeMs > skewMs) return skewedExpiry(expiresAt)
    return lifeMs > 0 ? expiresAt - lifeMs / 2 : null
  }

  /** Why a request may not use the grant as it is; `null`: it may. */
  function refreshReason(): RefreshReason | null {
    if (grant === null) return 'missing'
    if (grant.rejected) return 'rejected'
    return grant.refreshAt !== null && now() >= grant.refreshAt ? 'expiring' : null
  }

  async function authorize(): Promise<HeldGrant> {
    if (ending.isOver) throw sessionEnded()
    const reason = refreshReason()
    if (grant !== null && reason === null) return grant
    // Who waits uses what the refresh delivers, without a second look at the clock: under `strict` that look would loop.
    return refreshing ?? startRefresh(reason ?? 'missing')
  }

  function startRefresh(reason: RefreshReason): Promise<HeldGrant> {
    refuseOnServer(server)
    // Assigned before anybody hears of it: a listener, or a `refresh`, that makes a request must find it under way.
    refreshing = runRefresh({ refresh, reason, timeoutMs: refreshTimeoutMs, ending }).then(finishRefresh).catch(failRefresh)
    // All who waited may have aborted by the time it fails; the status tells of it then, not an unhandled rejection.
    refreshing.catch(() => {})
    store.set('refreshing')
    return refreshing
  }

  function finishRefresh(answer: unknown): HeldGrant {
    // `null` is the backend's word that nobody is signed in. Everything else that is no grant is a fault, and may pass.
    const contents = answer === null ? null : readGrant(answer)
    // A token of another member must not serve this one's page, not even for the requests that wait for it.
    if (contents === null || isOtherMember(contents)) end()
    if (contents === null || ending.isOver) throw sessionEnded()
    const delivered = hold(contents, skewedExpiryOnArrival(contents.expiresAt))
    refreshing = null
    store.set('active')
    return delivered
  }

  /** Not the end: the next request tries again at once. Those that waited get the error as it was thrown. */
  function failRefresh(error: unknown): never {
    refreshing = null
    if (ending.isOver) throw sessionEnded()
    store.set('failed')
    throw toRefreshFailure(error)
  }

  /** Only the grant in use can be refused: a late 401 for one that was replaced says nothing about its successor. */
  function reject(used: HeldGrant): void {
    if (grant?.generation === used.generation) grant.rejected = true
  }

  /**
   * For the single retry after a 401. A refresh under way is joined; a grant that has replaced the refused one meanwhile
   * is used as any request would use it; otherwise one refresh, even if one ran just before the first try.
   */
  async function reauthorize(): Promise<HeldGrant> {
    return refreshing ?? authorize()
  }

  function end(): void {
    grant = null
    // Requests are cut off before the listeners hear of it, so that none which they cause or await can still succeed.
    if (ending.end()) store.set('ended')
  }

  if (options.initialGrant != null) {
    const contents = readGrant(options.initialGrant)
    if (isOtherMember(contents)) refuseOtherInitialMember()
    hold(contents, skewedExpiry(contents.expiresAt))
  }
  const session: MemberSession = Object.freeze({
    id: options.id ?? randomId(),
    get memberId() {
      return memberId
    },
    get status() {
      return store.status()
    },
    subscribe: store.subscribe,
    end,
  })
  registerSession(session, { authorize, reauthorize, reject, ending, now })
  return session
}
