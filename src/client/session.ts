import { createListeners, developerError, developmentHint } from '../base/index.ts'
import { ExperienceError } from './ExperienceError.ts'
import type {
  MemberSession,
  MemberSessionOptions,
  MemberSessionStatus,
  Refresh,
  RefreshReason,
} from './MemberSession.ts'
import { checkTimeout } from './checkTimeout.ts'
import { createTokenStore, type StoredGrant } from './createTokenStore.ts'
import { toRefreshFailure } from './isRefreshFailure.ts'
import { randomId } from './randomId.ts'
import { registerSession, type SessionEnd, sessionEnded } from './sessionInternals.ts'
import { takeTurn } from './takeTurn.ts'

/**
 * The token provider: the client refresh contract of the specification (Authentication, rule 5), and what
 * follows from it when several requests, slow backends and wrong clocks meet. Here is who refreshes when; how
 * a token ages is in `createTokenStore`, and the retry after a 401 in `createExperienceClient`.
 *
 * There are no timers for expiry. A token's age is looked at when a request is about to use it, so a life of twenty
 * seconds and one of forty days run through the same code, and a page that slept for a night needs nothing special.
 */

/**
 * Makes the session of one member. Throws a developer error for options that cannot work, and for a malformed
 * `initialGrant`.
 */
export function createMemberSession(options: MemberSessionOptions): MemberSession {
  checkSessionOptions(options)
  const {
    initialGrant,
    memberId = null,
    skewMs = 30_000,
    shortLife = 'shrink-skew',
    now = () => Date.now(),
    random = Math.random,
  } = options
  const ending = new AbortController()
  const { subscribe: onEnded, notify } = createListeners()
  ending.signal.addEventListener('abort', () => notify(), { once: true })
  const sessionEnd: SessionEnd = { ended: ending.signal, onEnded }
  const status = createStatusStore()
  const tokens = createTokenStore({ skewMs, shortLife, now, random, memberId })
  if (initialGrant != null) {
    const contents = tokens.read(initialGrant)
    if (tokens.isOtherMember(contents)) refuseOtherInitialMember()
    tokens.set(contents, 'initially')
  }

  function end(): void {
    tokens.clear()
    // Requests are cut off before the status listeners are called, so that none which they cause or await can succeed.
    ending.abort()
    status.set('ended')
  }

  // The token is in none of these: whoever has the session can ask for its member and status, and end it.
  const session: MemberSession = Object.freeze({
    id: options.id ?? randomId(),
    get memberId() {
      return tokens.memberId
    },
    get status() {
      return status.get()
    },
    subscribe: status.subscribe,
    end,
  })
  const { authorize, reauthorize } = createAuthorizer({ options, tokens, status, sessionEnd, end })
  function renew(): void {
    if (!tokens.get()) return
    tokens.expire()
    // The status says how it went.
    authorize().catch(() => {})
  }
  registerSession(session, { ...sessionEnd, authorize, reauthorize, reject: tokens.reject, renew, now })
  return session
}

interface AuthorizerParts {
  readonly options: MemberSessionOptions
  readonly tokens: ReturnType<typeof createTokenStore>
  readonly status: StatusStore
  readonly sessionEnd: SessionEnd
  readonly end: () => void
}

/** Gives requests their grant, and sees to it that a refresh runs when one is due, and only one. */
function createAuthorizer({ options, tokens, status, sessionEnd, end }: AuthorizerParts) {
  const { refresh, server = false, refreshTimeoutMs: timeoutMs = 15_000 } = options
  /** The one refresh under way. That it is a single variable is the single flight. */
  let refreshing: Promise<StoredGrant> | null = null

  async function authorize(): Promise<StoredGrant> {
    if (sessionEnd.ended.aborted) throw sessionEnded()
    const grant = tokens.get()
    const reason = tokens.refreshReason()
    if (grant !== null && reason === null) return grant
    // Who waits uses what the refresh delivers, without a second look at the clock: under `strict` that look
    // would loop.
    return refreshing ?? startRefresh(reason ?? 'missing')
  }

  /**
   * For the single retry after a 401, which has been noted by then. A refresh under way is joined; a grant that has
   * replaced the refused one meanwhile is used like by every request; otherwise one refresh runs, even if one ran just
   * before the first try.
   */
  async function reauthorize(): Promise<StoredGrant> {
    return refreshing ?? authorize()
  }

  function startRefresh(reason: RefreshReason): Promise<StoredGrant> {
    refuseOnServer(server)
    // Assigned before any other code runs: a listener, or a `refresh`, that makes a request must find it under way.
    refreshing = runRefresh({ refresh, reason, timeoutMs, sessionEnd }).then(finishRefresh).catch(failRefresh)
    // All callers may have aborted by the time it fails: the status shows it then, not an unhandled rejection.
    refreshing.catch(() => {})
    status.set('refreshing')
    return refreshing
  }

  function finishRefresh(answer: unknown): StoredGrant {
    // `null` is the backend's word that nobody is signed in. Everything else that is no grant is a failure,
    // and may pass.
    const contents = answer === null ? null : tokens.read(answer)
    // A token of another member must not serve this one's page, not even for the requests that wait for it.
    if (contents === null || tokens.isOtherMember(contents)) end()
    if (contents === null || sessionEnd.ended.aborted) throw sessionEnded()
    const delivered = tokens.set(contents, 'by refresh')
    // Before the listeners: a request that they make must find the new grant, and no refresh.
    refreshing = null
    status.set('active')
    return delivered
  }

  /** Not the end: the next request tries again at once. Those that waited get the error as it was thrown. */
  function failRefresh(error: unknown): never {
    refreshing = null
    if (sessionEnd.ended.aborted) throw sessionEnded()
    status.set('failed')
    throw toRefreshFailure(error)
  }

  return { authorize, reauthorize }
}

interface RefreshRun {
  readonly refresh: Refresh
  readonly reason: RefreshReason
  readonly timeoutMs: number
  readonly sessionEnd: SessionEnd
}

/**
 * Calls the host's function once and settles once: as it does, or rejects when the time is over or the session ends.
 * Whatever the function does afterwards is ignored. The host is never called in the caller's stack, so that a
 * `refresh` that makes a request of its own finds this refresh under way instead of starting another.
 */
function runRefresh({ refresh, reason, timeoutMs, sessionEnd }: RefreshRun): Promise<unknown> {
  const controller = new AbortController()
  const run = new Promise<unknown>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = (error: ExperienceError) => {
      reject(error)
      controller.abort(error)
      release()
    }
    const onEnd = () => stop(new ExperienceError('The session ended.', { kind: 'session-ended' }))
    const stopListening = sessionEnd.onEnded(onEnd)
    const release = () => {
      clearTimeout(timer)
      stopListening()
    }
    // In an async function, so that a refresh which throws at once, or returns no promise, is an outcome like
    // any other.
    const call = async () => {
      await takeTurn(() => run)
      // It may have ended meanwhile: the host is not asked for nothing.
      controller.signal.throwIfAborted()
      timer = setTimeout(() => stop(timedOut(timeoutMs)), timeoutMs)
      return refresh({ reason, signal: controller.signal })
    }
    call()
      .then(resolve, reject)
      .finally(release)
      .catch(() => {})
  })
  return run
}

function timedOut(timeoutMs: number): ExperienceError {
  return new ExperienceError(
    `@experience-program/react: refresh took longer than ${timeoutMs} ms and counts as failed.${developmentHint(() => process.env.NODE_ENV !== 'production' && 'Every request waits for it. Make the backend answer sooner, or raise refreshTimeoutMs.')}`,
    { kind: 'timeout', code: 'refresh-timeout' },
  )
}

interface StatusStore {
  get(): MemberSessionStatus
  set(next: MemberSessionStatus): void
  subscribe(listener: () => void): () => void
}

/** The status of a session. Its listeners are called after each change; nothing comes after `ended`. */
function createStatusStore(): StatusStore {
  const { subscribe, notify } = createListeners()
  let current: MemberSessionStatus = 'active'
  return {
    get: () => current,
    set(next) {
      if (current === 'ended') return
      current = next
      notify()
    },
    subscribe,
  }
}

/**
 * A session in a module of a server would be shared by all its visitors, and render one member's data for another.
 * Marked as a failed refresh, so that no query retries it.
 */
function refuseOnServer(server: boolean): void {
  if (server || typeof window !== 'undefined') return
  throw toRefreshFailure(
    developerError(
      'A session has no token outside a page.',
      () =>
        process.env.NODE_ENV !== 'production' &&
        'On a server a session that outlives one request would serve one member with the token of another. Make the session inside the request and pass { server: true }; a worker that serves one member does the same.',
    ),
  )
}

/** Two things that the host said contradict each other from the start. */
function refuseOtherInitialMember(): never {
  throw developerError(
    'initialGrant.memberId is not the memberId of the options.',
    () =>
      process.env.NODE_ENV !== 'production' &&
      'A session belongs to one member. Pass the grant of that member, or leave memberId out.',
  )
}

/** Throws a developer error for options that cannot work. */
function checkSessionOptions(options: MemberSessionOptions): void {
  if (typeof options?.refresh !== 'function') {
    throw developerError(
      'createMemberSession has no refresh function.',
      () =>
        process.env.NODE_ENV !== 'production' &&
        "Member tokens are short-lived, and only your own backend can get a new one. Pass { refresh: refreshFrom('/your/token/route') }, or a function of your own.",
    )
  }
  const { skewMs, refreshTimeoutMs, shortLife, id, memberId } = options
  if (skewMs !== undefined && !(Number.isFinite(skewMs) && skewMs >= 0)) {
    throw developerError(
      'skewMs is not a number of milliseconds from 0.',
      () =>
        process.env.NODE_ENV !== 'production' &&
        'It says how long before its expiry a token is refreshed. Leave it out for 30,000.',
    )
  }
  checkTimeout('refreshTimeoutMs', refreshTimeoutMs)
  if (shortLife !== undefined && shortLife !== 'shrink-skew' && shortLife !== 'strict') {
    throw developerError(
      "shortLife is neither 'shrink-skew' nor 'strict'.",
      () =>
        process.env.NODE_ENV !== 'production' &&
        "It decides about tokens that live no longer than the skew. Leave it out for 'shrink-skew'.",
    )
  }
  if (id !== undefined) checkName('id', id)
  if (memberId !== undefined) checkName('memberId', memberId)
}

function checkName(name: string, value: unknown): void {
  if (typeof value === 'string' && value !== '') return
  throw developerError(
    `${name} is not a non-empty string.`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      `It tells sessions and members apart. Pass a string, or leave ${name} out.`,
  )
}
