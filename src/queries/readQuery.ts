import {
  CancelledError,
  type DataTag,
  focusManager,
  hashKey,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
  type UndefinedInitialDataOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import {
  type CallInput,
  type ExperienceClient,
  ExperienceError,
  isExperienceError,
  isRefreshFailure,
  type MemberSession,
} from '../client/index.ts'
import type { Operation, ResponseOf } from '../contract/index.ts'
import { asksToWait, deadlineOf, longestWaitMs, rateLimitWaitMs } from './askedWait.ts'
import { endedError, type ExperienceKit } from './kit.ts'
import { queryKey } from './queryKey.ts'
import { turnAfterWaking } from './waking.ts'

/**
 * The `queryOptions` behind a read: for `useQuery`, `prefetchQuery` and `fetchQuery` with the kit's QueryClient; its
 * `queryKey` is typed for `getQueryData`. Written out, so that our types name no package that a host does not have.
 */
export type ReadOptions<Data> = UndefinedInitialDataOptions<Data, ExperienceError | Error, Data, QueryKey> & {
  readonly queryKey: DataTag<QueryKey, Data, ExperienceError | Error>
}

/** TanStack's result of a read. `error` is an `ExperienceError`, or whatever the host's own `refresh` threw. */
export type ReadResult<Data> = UseQueryResult<Data, ExperienceError | Error>

/** The `queryOptions` of a plain read: one operation, one input, one cache entry. */
export function readQuery<O extends Operation>(
  client: ExperienceClient,
  operation: O,
  input: CallInput<O>,
): ReadOptions<ResponseOf<O>> {
  return queryOptions({
    ...readRules,
    queryKey: queryKey(client.session, operation, input),
    queryFn: (context): Promise<ResponseOf<O>> => callRead(client, operation, input, context),
  }) as ReadOptions<ResponseOf<O>>
}

/** What TanStack gives the function of a read. */
export type ReadContext = Pick<QueryFunctionContext, 'signal' | 'client' | 'queryKey'>

/** The reads of a session that the Service asked to wait for, by the error that asked it. */
const heldReads = new WeakMap<MemberSession, Map<string, ExperienceError>>()
/** A timer may be early by so much. */
const timerSlackMs = 50

/**
 * Sends a read, unless the Service has asked to wait for it and the time is not over: whatever causes it (focus,
 * reconnecting, another component, a prefetch), it fails as it did then, with the time that is left. All pages of a
 * list are one read. What is read again waits for its turn after the page woke or came online.
 */
export async function callRead<O extends Operation>(
  client: ExperienceClient,
  operation: O,
  input: CallInput<O>,
  { signal, client: queryClient, queryKey: key }: ReadContext,
): Promise<ResponseOf<O>> {
  // The host knows that the session ended: it is no failure to report, once for each component that is still there.
  if (client.session.status === 'ended') throw endedError()
  if (queryClient.getQueryData(key) !== undefined) await turnAfterWaking(client.session)
  const ofSession = heldReads.get(client.session) ?? new Map<string, ExperienceError>()
  heldReads.set(client.session, ofSession)
  const read = hashKey([operation.name, (input as { readonly params?: unknown }).params])
  const held = ofSession.get(read)
  const leftMs = (deadlineOf(held) ?? 0) - Date.now()
  if (held && leftMs > timerSlackMs)
    throw new ExperienceError(held.message, { ...held, retryAfterMs: leftMs })
  if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs))
  try {
    const { data } = await client.call(operation, input, { signal })
    ofSession.delete(read)
    return data
  } catch (error) {
    // The wait counts from now, whoever looks at it later.
    if (deadlineOf(error) !== null) ofSession.set(read, error as ExperienceError)
    throw error
  }
}

const maxRetries = 3
const longestSelfWaitMs = 5_000

/**
 * A failed refresh propagates at once; a lost, slow or failing Service is asked again; a short wait that it asks for is
 * waited out; nothing else.
 */
export function shouldRetryRead(failureCount: number, error: ExperienceError | Error): boolean {
  if (isRefreshFailure(error) || !isExperienceError(error) || failureCount >= maxRetries) return false
  if (asksToWait(error)) return rateLimitWaitMs(error.retryAfterMs, failureCount) <= longestSelfWaitMs
  return error.kind === 'network' || error.kind === 'timeout' || error.kind === 'service'
}

/**
 * Full jitter over 0.5, 1 and 2 s, so that a page full of components does not come back in step. A Service that asks to
 * wait has too many: never earlier than `Retry-After`, but up to as long again; where it does not say, or
 * names a moment that has passed, by a clock that may be wrong, up to 10, 20 and 30 s.
 */
export function readRetryDelayMs(failureCount: number, error: ExperienceError | Error): number {
  if (!asksToWait(error)) return Math.random() * 500 * 2 ** failureCount
  const retryAfterMs = error.retryAfterMs || null
  const waitMs = rateLimitWaitMs(retryAfterMs, failureCount)
  const mostMs = retryAfterMs ? 2 * waitMs : Math.min(10 * waitMs, longestWaitMs)
  return waitMs + Math.random() * (mostMs - waitMs)
}

/**
 * Defaults of a host that no read of ours takes over. Outside the type, where `undefined` would choose
 * another overload of TanStack's.
 */
const hostDefaultsUndone = {
  persister: undefined,
  initialData: undefined,
  placeholderData: undefined,
  select: undefined,
  notifyOnChangeProps: undefined,
  subscribed: true,
}

/** What was read so shortly ago is not read again by who flicks through their tabs. */
const flickMs = 2_000
/**
 * So long a Service may read from a copy that is behind: what it answers to a write counts as read after that, so that
 * no one who comes back meanwhile puts what was before over it.
 */
export const copyLagMs = 15_000

/**
 * The rules of every read, each set explicitly: a host may share its own QueryClient, and whatever its defaults
 * are (`retry: 10`, `staleTime: Infinity`, `throwOnError: true`, a persister), ours hold.
 */
export const readRules: ReadRules = {
  enabled: true,
  retry: shouldRetryRead,
  retryDelay: readRetryDelayMs,
  retryOnMount: true,
  staleTime: 30_000,
  // On a server no timer may outlive the render: its cache goes with it, as by TanStack's own default there.
  gcTime: typeof window === 'undefined' ? Infinity : 10 * 60_000,
  networkMode: 'online',
  refetchOnMount: true,
  // On another page or tab the member may have spent, or signed, within the time in which a read counts as new.
  // What was read before the clock was put back says nothing of its age.
  refetchOnWindowFocus: ({ state }) => {
    const age = Date.now() - state.dataUpdatedAt
    return (age >= -copyLagMs && age < flickMs) || 'always'
  },
  // Behind another tab when it is seen again.
  refetchOnReconnect: () => focusManager.isFocused(),
  refetchInterval: false,
  refetchIntervalInBackground: false,
  structuralSharing: true,
  throwOnError: false,
  queryKeyHashFn: hashKey,
  ...hostDefaultsUndone,
}

interface ReadRules {
  readonly enabled: boolean
  readonly retry: typeof shouldRetryRead
  readonly retryDelay: typeof readRetryDelayMs
  readonly retryOnMount: boolean
  readonly staleTime: number
  readonly gcTime: number
  readonly networkMode: 'online'
  readonly refetchOnMount: boolean
  readonly refetchOnWindowFocus: (query: {
    readonly state: { readonly dataUpdatedAt: number }
  }) => true | 'always'
  readonly refetchOnReconnect: () => boolean
  readonly refetchInterval: false
  readonly refetchIntervalInBackground: boolean
  readonly structuralSharing: boolean
  readonly throwOnError: false
  readonly queryKeyHashFn: typeof hashKey
}

const pauseAfterFailureMs = 30_000

/**
 * Reads what a view is about to show, unless it is known and fresh, or could not be read just now. Silent:
 * the view shows a failure. It is retried only while a component waits for it.
 */
export function prefetchRead<Data>({ queryClient }: ExperienceKit, options: ReadOptions<Data>): void {
  const find = () => queryClient.getQueryCache().find({ queryKey: options.queryKey })
  const state = find()?.state
  if (state?.status === 'error' && Date.now() - state.errorUpdatedAt < pauseAfterFailureMs) return
  void queryClient.prefetchQuery({
    ...options,
    retry: (failureCount, error) => find()?.isActive() === true && shouldRetryRead(failureCount, error),
  })
}

/** What reads, and where it is kept. */
export interface Reader {
  readonly client: ExperienceClient
  readonly queryClient: QueryClient
}

/** How often something is asked for again that others ceased to read. */
const maxCancelled = 10

/**
 * Reads for another read, or for a write, what is not known and fresh. TanStack cancels a read when the last component
 * that looks at it goes, whoever else waits for it; and a read that ends with the cancellation of another one is under
 * way for ever. So it is asked for again.
 */
export async function fetchRead<Data>(
  { client, queryClient }: Reader,
  options: ReadOptions<Data>,
): Promise<Data> {
  for (let times = 0; times <= maxCancelled; times += 1) {
    try {
      return await queryClient.fetchQuery(options)
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error
      if (client.session.status === 'ended') throw endedError()
    }
  }
  throw new ExperienceError('@experience-program/react: a read was cancelled again and again.', {
    kind: 'network',
  })
}
