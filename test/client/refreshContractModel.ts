/**
 * The refresh contract written down once more, as a reader of the table (design, section 5) would tell it: plain values,
 * no promises, no timers. `refreshContract.test.ts` drives it beside the real session and compares all that can be seen.
 */

/** How long a delivered token lives, from its arrival, in milliseconds; `null`: it does not say. */
export interface ModelDelivery {
  readonly token: string
  readonly lifeMs: number | null
  readonly memberId: string | null
}

export type ModelAnswer = 'ok' | '401' | 'permission' | 'service' | 'network'

interface ModelGrant {
  readonly token: string
  readonly expiresAt: number | null
  /** `null`: not refreshed ahead of time, whatever the clock says. */
  readonly skewMs: number | null
  refused: boolean
}

interface ModelRequest {
  state: 'waiting' | 'sent' | 'over'
  /** The tokens it was sent with, first try and retry. */
  readonly sentWith: string[]
  grant: ModelGrant | null
  deadline: number
  outcome: string | null
}

export interface ModelRules {
  readonly skewMs: number
  readonly shortLife: 'shrink-skew' | 'strict'
  readonly refreshTimeoutMs: number
  readonly requestTimeoutMs: number
  readonly memberId: string | null
  /** Chance, from 0 to 1: the same for every grant. */
  readonly chance: number
}

export class RefreshContractModel {
  /** What the clock on the wall says. It may jump. */
  now: number
  /** Time that has really passed; only time-outs go by it. */
  elapsed = 0
  status: 'active' | 'refreshing' | 'failed' | 'ended' = 'active'
  memberId: string | null
  readonly reasons: string[] = []
  readonly requests: ModelRequest[] = []
  private readonly rules: ModelRules
  private held: ModelGrant | null = null
  /** The one refresh under way: its number and when it is over. */
  private refresh: { readonly number: number; readonly deadline: number } | null = null

  constructor(rules: ModelRules, now: number, initial: ModelDelivery | null) {
    this.rules = rules
    this.now = now
    this.memberId = rules.memberId
    // "initialGrant always has the full skew"
    if (initial) this.take(initial, rules.skewMs)
  }

  /** A caller makes a request. */
  request(): void {
    const request: ModelRequest = {
      state: 'waiting',
      sentWith: [],
      grant: null,
      deadline: Infinity,
      outcome: null,
    }
    this.requests.push(request)
    this.goOn(request)
  }

  /** The Service answers requests that were sent; several answers may arrive in one moment. */
  answer(indices: readonly number[], outcome: ModelAnswer): void {
    const answered = indices
      .flatMap((index) => this.requests[index] ?? [])
      .filter(({ state }) => state === 'sent')
    // A 401 is noted as it arrives. For a token that has been replaced it says nothing of the new one.
    if (outcome === '401' && this.held && answered.some(({ grant }) => grant === this.held))
      this.held.refused = true
    for (const request of answered) {
      if (outcome !== '401') this.over(request, outcome)
      // "second 401: the error propagates; no third try"
      else if (request.sentWith.length === 2) this.over(request, 'authentication')
      // "401: refresh once, retry that request a single time": joining the refresh that runs, or with what has replaced the token.
      else if (this.refresh) request.state = 'waiting'
      else this.goOn(request)
    }
  }

  /** The caller aborts. "Its request ends at once with AbortError; the shared refresh goes on for the others." */
  abort(index: number): void {
    const request = this.requests[index]
    if (request && request.state !== 'over') this.over(request, 'AbortError')
  }

  /** The host's refresh number `number` delivers a grant. Only the one under way is heard. */
  refreshDelivers(number: number, delivery: ModelDelivery): void {
    if (this.refresh?.number !== number) return
    // "a grant that names no member, for a session whose member is known: refused like a malformed one"
    if (delivery.memberId === null && this.memberId !== null)
      return this.refreshFails(number, 'malformed-grant')
    // "a grant for another memberId: the session is ended"
    if (delivery.memberId !== null && this.memberId !== null && delivery.memberId !== this.memberId)
      return this.end()
    this.refresh = null
    this.status = 'active'
    const grant = this.take(delivery, this.skewOnArrival(delivery.lifeMs))
    // "all wait for it" - and use what it delivered, without a second check.
    for (const request of this.waiting()) this.send(request, grant)
  }

  /** It fails in any way: throws, delivers something malformed. "No retry; the host's own error to every waiting request." */
  refreshFails(number: number, outcome: string): void {
    if (this.refresh?.number !== number) return
    this.refresh = null
    this.status = 'failed'
    for (const request of this.waiting()) this.over(request, outcome)
  }

  /** "`refresh` resolves null: the session is ended (signed out)" */
  refreshSaysSignedOut(number: number): void {
    if (this.refresh?.number === number) this.end()
  }

  /** "session ended: requests in flight reject with `session-ended`" */
  end(): void {
    this.status = 'ended'
    this.held = null
    this.refresh = null
    for (const request of this.requests) if (request.state !== 'over') this.over(request, 'session-ended')
  }

  /** Time passes, on the wall too. "refresh hangs: times out, and counts as failed" */
  pass(ms: number): void {
    this.elapsed += ms
    this.now += ms
    if (this.refresh && this.elapsed >= this.refresh.deadline)
      this.refreshFails(this.refresh.number, 'refresh-timeout')
    for (const request of this.requests)
      if (request.state === 'sent' && this.elapsed >= request.deadline) this.over(request, 'timeout')
  }

  /** How far the wall clock is from the last moment at which the token in use is good; for tests of the boundary. */
  untilDue(): number | null {
    return this.held === null || this.held.expiresAt === null || this.held.skewMs === null
      ? null
      : this.held.expiresAt - this.held.skewMs - this.now
  }

  private goOn(request: ModelRequest): void {
    if (this.status === 'ended') return this.over(request, 'session-ended')
    const reason = this.mustRefresh()
    if (reason === null && this.held) return this.send(request, this.held)
    request.state = 'waiting'
    // "N requests need it at once: one refresh"
    if (this.refresh) return
    this.refresh = { number: this.reasons.length, deadline: this.elapsed + this.rules.refreshTimeoutMs }
    this.reasons.push(reason ?? '')
    this.status = 'refreshing'
  }

  private mustRefresh(): string | null {
    if (!this.held) return 'missing'
    if (this.held.refused) return 'rejected'
    const { expiresAt, skewMs } = this.held
    return expiresAt !== null && skewMs !== null && expiresAt - this.now <= skewMs ? 'expiring' : null
  }

  /** "the skew shrinks to half of the life it arrived with; with none left it is used until a 401" */
  private skewOnArrival(lifeMs: number | null): number | null {
    const { skewMs, shortLife } = this.rules
    if (lifeMs === null || shortLife === 'strict' || lifeMs > skewMs) return skewMs
    return lifeMs > 0 ? lifeMs / 2 : null
  }

  /** "Refresh is due at the skew at the latest": by chance up to a fifth of the life before it earlier, but for the letter. */
  private aheadMs(lifeMs: number | null, skewMs: number): number {
    const { shortLife, chance } = this.rules
    if (lifeMs === null || shortLife === 'strict') return 0
    return Math.floor((chance * Math.max(0, lifeMs - skewMs)) / 5)
  }

  private take(delivery: ModelDelivery, skewMs: number | null): ModelGrant {
    this.memberId ??= delivery.memberId
    this.held = {
      token: delivery.token,
      expiresAt: delivery.lifeMs === null ? null : this.now + delivery.lifeMs,
      skewMs: skewMs === null ? null : skewMs + this.aheadMs(delivery.lifeMs, skewMs),
      refused: false,
    }
    return this.held
  }

  private send(request: ModelRequest, grant: ModelGrant): void {
    request.state = 'sent'
    request.grant = grant
    request.sentWith.push(grant.token)
    request.deadline = this.elapsed + this.rules.requestTimeoutMs
  }

  private over(request: ModelRequest, outcome: string): void {
    request.state = 'over'
    request.outcome = outcome
  }

  private waiting(): ModelRequest[] {
    return this.requests.filter(({ state }) => state === 'waiting')
  }
}
