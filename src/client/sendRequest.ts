import { developerError, originOf } from '../base/index.ts'
import { ExperienceError } from './ExperienceError.ts'
import { abortError } from './abort.ts'
import type { StoredGrant } from './createTokenStore.ts'
import { type SessionEnd, sessionEnded, type SessionInternals } from './sessionInternals.ts'

/** A request with everything but its token: both tries are made from it, so they send the same bytes. */
export interface PreparedRequest {
  attempt(accessToken: string): Pick<Attempt, 'operation' | 'fetch' | 'url' | 'init' | 'timeoutMs'>
}

/** Markup that the page did not write, or a wrong setting, must not carry a token elsewhere. */
function otherService(): TypeError {
  return developerError(
    'The token is for another Service than baseUrl.',
    () =>
      process.env.NODE_ENV !== 'production' &&
      "Whoever is at baseUrl could act as the member. Correct baseUrl; where pages reach the Service by a proxy, name that address as publicBaseUrl of memberTokenHandler, such as '/xp'.",
  )
}

/** One attempt: one `fetch`, its body read, under one time-out. */
interface Attempt {
  readonly operation: { readonly name: string; readonly freeText?: true }
  readonly fetch: typeof globalThis.fetch
  readonly url: string
  readonly init: RequestInit
  readonly timeoutMs: number
  /** The caller's. */
  readonly signal: AbortSignal | undefined
  readonly session: SessionEnd
  /** Never to be found in an error. */
  readonly token: string
  /** Called when the status is 401, before anything is read: requests beside this one must know at once. */
  readonly onUnauthorized: () => void
  /** A first 401 is followed by a refresh: its body says nothing that matters. */
  readonly skipUnauthorizedBody: boolean
}

/** What came back, before anything of it is understood. */
export interface RawAnswer {
  readonly response: Response
  /** `null`: not read, or an answer of refusal whose body broke off. */
  readonly text: string | null
  /** The token that it was asked with: never to be found in an error. */
  readonly token: string
}

/** Settles as `promise` does, unless `signal` aborts first: then rejects at once with what `reason` makes. */
export function untilAborted<T>(
  promise: Promise<T>,
  signal: AbortSignal | undefined,
  reason: (signal: AbortSignal) => unknown,
): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const leave = () => reject(reason(signal))
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave)
    // Also when the signal has won: a late rejection is then handled, not reported as unhandled.
    promise
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', leave))
      .catch(() => {})
  })
}

/** Sends with the session's token; after a 401, once more with a newer one. There is no third try. */
export async function sendRequest(
  session: SessionInternals,
  request: PreparedRequest,
  signal: AbortSignal | undefined,
): Promise<RawAnswer> {
  // Only this caller leaves when it aborts; the refresh goes on for the others.
  const granted = (grant: Promise<StoredGrant>) => untilAborted(grant, signal, abortError)
  const send = (grant: StoredGrant, isFirst: boolean) => {
    const attempt = request.attempt(grant.accessToken)
    if (grant.origin !== null && grant.origin !== originOf(attempt.url)) throw otherService()
    return sendOnce({
      ...attempt,
      token: grant.accessToken,
      signal,
      session,
      // Also for the retry: its 401 propagates, but no later request shall start with a token that is known
      // to be refused.
      onUnauthorized: () => session.reject(grant),
      skipUnauthorizedBody: isFirst,
    })
  }

  const first = await granted(session.authorize())
  const answer = await send(first, true)
  if (answer.response.status !== 401) return answer
  const second = await granted(session.reauthorize())
  return send(second, false)
}

/**
 * Sends a request and reads the answer whole. Rejects with `network`, `timeout`, `session-ended` or an AbortError;
 * whatever has a status is an answer.
 */
async function sendOnce(attempt: Attempt): Promise<RawAnswer> {
  const { operation, fetch, signal, session, timeoutMs } = attempt
  if (session.ended.aborted) throw sessionEnded()
  if (signal?.aborted) throw abortError(signal)
  const controller = new AbortController()
  // Why the attempt was stopped, separate from the signal's reason: a fetch may reject with anything it likes.
  let stopped: Error | null = null
  const stop = (why: Error) => {
    stopped ??= why
    controller.abort(stopped)
  }
  const onAbort = () => signal && stop(abortError(signal))
  // The request may have been carried out: `cut-off` says so to `isOutcomeUnknown`.
  const onEnd = () =>
    stop(sessionEnded('The session ended while the request was under way.', operation.name, 'cut-off'))
  const timer = setTimeout(() => stop(timedOut(operation.name, timeoutMs)), timeoutMs)
  signal?.addEventListener('abort', onAbort)
  const stopListening = session.onEnded(onEnd)
  // Raced, since a host's own `fetch` may not heed its signal.
  const raced = <T>(promise: Promise<T>) => untilAborted(promise, controller.signal, () => stopped)
  try {
    const response = await raced(
      Promise.resolve(fetch(attempt.url, { ...attempt.init, signal: controller.signal })),
    )
    if (response.status === 401) attempt.onUnauthorized()
    if (response.status === 401 && attempt.skipUnauthorizedBody) {
      void leaveBody(response)
      return { response, text: null, token: attempt.token }
    }
    return {
      response,
      text: await raced(response.text()).catch((error: unknown) => bodyLost(response, error, stopped)),
      token: attempt.token,
    }
  } catch (error) {
    throw stopped ?? networkError(attempt, error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
    stopListening()
  }
}

/** Lets the connection go. A host's own `fetch` may answer with a body that is no web stream. */
async function leaveBody({ body }: Response): Promise<void> {
  try {
    await body?.cancel()
  } catch {
    // Its status is known, and nothing else matters.
  }
}

/** The status of a refusal counts even when its body does not arrive. A success without its body is no answer. */
function bodyLost(response: Response, error: unknown, stopped: Error | null): null {
  const deliberate = stopped !== null && !(stopped instanceof ExperienceError && stopped.kind === 'timeout')
  if (response.status >= 400 && !deliberate) return null
  throw error
}

function networkError({ operation, token }: Attempt, error: unknown): ExperienceError {
  return new ExperienceError(
    `@experience-program/react: ${operation.name} got no complete answer: the network, CORS or a redirect.`,
    {
      kind: 'network',
      operation: operation.name,
      cause: safeCause(error, token, operation.freeText === true),
    },
  )
}

function timedOut(operation: string, timeoutMs: number): ExperienceError {
  return new ExperienceError(
    `@experience-program/react: ${operation} got no complete answer within ${timeoutMs} ms.`,
    { kind: 'timeout', operation },
  )
}

/**
 * Gives the cause of a network error as far as it may be passed on: name, text and the system's code. Not the
 * object itself: a host's own `fetch` may throw one that carries the request, with its Authorization header
 * and its body.
 */
export function safeCause(error: unknown, token: string, isTyped: boolean): Error {
  if (!(error instanceof Error)) return new Error('fetch failed with a value that is no error')
  const code: unknown = Reflect.get(error.cause instanceof Error ? error.cause : error, 'code')
  const text = isTyped ? 'text left out: it may quote what was typed' : withoutToken(error.message, token)
  const cause = new Error(
    typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? `${text} (${code})` : text,
  )
  cause.name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error'
  return cause
}

/** A debugging proxy may echo the request's headers in what it answers. */
export function withoutToken(text: string, token: string): string {
  return text.replaceAll(token, '[token]')
}
