import { createListeners, developerError, readAddress, runInDevelopment } from '../base/index.ts'
import {
  type Assumptions,
  type AssumptionsInput,
  mergeAssumptions,
  type Operation,
  type ResponseOf,
} from '../contract/index.ts'
import { ExperienceError } from './ExperienceError.ts'
import type { MemberSession } from './MemberSession.ts'
import { abortError, isCallerAbort } from './abort.ts'
import type { CallInput, CallOptions, CallRest, CallResult, DroppedRow } from './callTypes.ts'
import { checkTimeout } from './checkTimeout.ts'
import { prepareRequest } from './prepareRequest.ts'
import { readAnswer } from './readAnswer.ts'
import { checkIdempotencyHeader, type CustomHeaders, readCustomHeaders } from './readCustomHeaders.ts'
import { reportSetUp } from './reportSetUp.ts'
import { sendRequest } from './sendRequest.ts'
import { sessionInternals } from './sessionInternals.ts'

/**
 * Called with what went wrong in a call: an `ExperienceError`, or whatever the host's own code (`refresh`,
 * `headers`) threw.
 */
export type ProblemListener = (problem: unknown, operationName: string) => void

/** How `createExperienceClient` reaches the Service. */
export interface ExperienceClientOptions {
  /**
   * Where the Service is: https, http on loopback, or a path of the page's own origin that the host proxies (`'/xp'`).
   */
  readonly baseUrl: string
  /** From `createMemberSession`. */
  readonly session: MemberSession
  /** What to take for granted where the specification is silent. Default: `defaultAssumptions`. */
  readonly assumptions?: AssumptionsInput | undefined
  /** Default: the global `fetch`, looked up for each request. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** More headers. `Authorization` and `x-api-key` are refused, and ours win over theirs. */
  readonly headers?: CustomHeaders | undefined
  /**
   * How long one attempt may take, from sending to the last byte, in milliseconds; waiting for a token is not
   * counted. Default 20,000.
   */
  readonly requestTimeoutMs?: number | undefined
}

/** Calls the Service for one member. */
export interface ExperienceClient {
  readonly session: MemberSession
  /** Without a trailing slash and without `/v1`. */
  readonly baseUrl: string
  readonly assumptions: Assumptions
  /**
   * Sends one operation. Nothing is tried again but once after a 401. Rejects with an `ExperienceError`; with
   * the host's own error when a refresh fails (`isRefreshFailure`); or with an AbortError when `signal`
   * aborts.
   */
  call<O extends Operation>(operation: O, ...rest: CallRest<O>): Promise<CallResult<ResponseOf<O>>>
  /** `false` for an assumed operation that is switched off. */
  isEnabled(operation: Operation): boolean
  /**
   * Calls `listener` for each call that fails, and for lists with dropped rows; not for aborts. Returns the
   * function that stops it.
   */
  onProblem(listener: ProblemListener): () => void
}

/** What problem listeners get for dropped rows: the list is shown without them, and the developer should know. */
function droppedRowsProblem(
  operation: Operation,
  answer: { dropped: readonly DroppedRow[]; status: number; requestId: string | null },
): ExperienceError {
  const rows = answer.dropped.map(({ index, paths }) => `row ${index}: ${paths.join(', ')}`).join('; ')
  return new ExperienceError(
    `@experience-program/react: ${operation.name} left out what cannot be read (${rows}).`,
    {
      kind: 'invalid-response',
      code: 'row-dropped',
      operation: operation.name,
      status: answer.status,
      requestId: answer.requestId,
    },
  )
}

/** Makes the client of one session. Throws a developer error for options that cannot work or are not safe. */
export function createExperienceClient(options: ExperienceClientOptions): ExperienceClient {
  const internals = sessionInternals(options.session)
  const baseUrl = normalizeBaseUrl(options.baseUrl)
  const assumptions = mergeAssumptions(options.assumptions)
  checkIdempotencyHeader(assumptions.idempotencyHeader)
  checkTimeout('requestTimeoutMs', options.requestTimeoutMs)
  // A function is checked at each request; a record can be refused right here.
  if (typeof options.headers !== 'function') readCustomHeaders(options.headers)
  const problems = createListeners<Parameters<ProblemListener>>()
  const isEnabled = (operation: Operation) =>
    Object.entries(assumptions.operations).every(
      ([name, assumption]) => name !== operation.name || assumption !== false,
    )

  async function call<O extends Operation>(
    operation: O,
    ...rest: CallRest<O>
  ): Promise<CallResult<ResponseOf<O>>> {
    const [input, callOptions = {}] = rest as [CallInput<O>?, CallOptions?]
    try {
      const { signal, idempotencyKey } = callOptions
      if (signal?.aborted) throw abortError(signal)
      const request = prepareRequest({
        ...options,
        baseUrl,
        assumptions,
        operation,
        isEnabled: isEnabled(operation),
        input,
        idempotencyKey,
      })
      const answer = await sendRequest(internals, request, signal)
      const result = readAnswer(operation, answer, internals.now())
      if (result.dropped.length > 0) problems.notify(droppedRowsProblem(operation, result), operation.name)
      return result as CallResult<ResponseOf<O>>
    } catch (error) {
      if (!isCallerAbort(error, callOptions.signal)) {
        problems.notify(error, operation.name)
        runInDevelopment(
          () => process.env.NODE_ENV !== 'production' && reportSetUp(error, operation, baseUrl),
        )
      }
      throw error
    }
  }

  return Object.freeze({
    session: options.session,
    baseUrl,
    assumptions,
    call,
    isEnabled,
    onProblem: problems.subscribe,
  })
}

/**
 * Gives the base URL without a trailing slash and without `/v1`, or throws a developer error. Allowed are
 * https, http on loopback, and a path of the page's own origin that the host proxies.
 */
export function normalizeBaseUrl(baseUrl: string): string {
  const address = readAddress(baseUrl)
  if (address.problem !== undefined) throw refusal(address.problem)
  const { url, isPath } = address
  if (url.search !== '' || url.hash !== '') throw refusal('holds a query or a fragment')
  // Operations name their version themselves.
  const path = url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '').replace(/\/+$/, '')
  return isPath ? path : url.origin + path
}

function refusal(problem: string): TypeError {
  return developerError(
    `baseUrl ${problem}.`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      "Tokens and answers go only to the Service, encrypted, or to your own origin. Pass 'https://…', 'http://localhost:…' while developing, or a path such as '/xp' that your server proxies.",
  )
}
