'use client'

import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { callSafely, reportDeveloperError, runInDevelopment } from '../../base/index.ts'
import {
  createExperienceClient,
  createMemberSession,
  type ExperienceClient,
  isExperienceError,
  type MemberSession,
  renewSession,
} from '../../client/index.ts'
import type { AssumptionsInput } from '../../contract/index.ts'
import { I18nProvider, type Messages, type TextDirection } from '../../i18n/index.ts'
import {
  type ExperienceKit,
  getExperienceKit,
  KitContext,
  LiveContext,
  type LiveTransport,
  watchWaking,
} from '../../queries/index.ts'
import { OwnPartsContext, useIsomorphicLayoutEffect, useLatestRef } from '../../ui/index.ts'
import type { Theme } from '../../theme/index.ts'
import {
  type ExperienceComponents,
  ExperienceContext,
  type ExperienceContextValue,
  type ExperienceEvent,
  type ExperienceSlots,
  hostContent,
  type MapHref,
  type ResolveImage,
  type SavedOffersStore,
} from '../common/index.ts'
import { ExperienceRoot } from './ThemeScope.tsx'

interface ExperienceProviderBase {
  /**
   * A check only: while the session belongs to another member, everything inside is as after the end of a session. No
   * component, hook or write inside sees or sends anything of that member.
   */
  readonly memberId?: string | undefined
  /** IANA name of the zone in which timestamps are shown. Default: the member's. */
  readonly timeZone?: string | undefined
  /** BCP 47 tag. Default `en`. */
  readonly locale?: string | undefined
  /** Default: the locale's. `inherit` leaves it to the page around us. */
  readonly dir?: TextDirection | 'inherit' | undefined
  /**
   * Other words, or another language; `keys` shows the key of each message in its place, for who translates. Keep the
   * object's identity.
   */
  readonly messages?: Partial<Messages> | 'keys' | undefined
  readonly theme?: Theme | undefined
  /**
   * Share your own: its persister and global error handlers then see our reads. Default: our own, invisible
   * to your hooks.
   */
  readonly queryClient?: QueryClient | undefined
  readonly slots?: ExperienceSlots | undefined
  /** Parts of your own in place of ours, from `createComponents`. Keep the object's identity. */
  readonly components?: ExperienceComponents | undefined
  /** Gives each picture in the size that its place needs. Default: the address as the Service gives it. */
  readonly resolveImage?: ResolveImage | undefined
  /**
   * Keeps which offers the member saves: your backend, or `savedInThisBrowser()`. With it offers have a heart, and the
   * hub has a page of those that are saved. Default: none, and nothing of it is loaded.
   */
  readonly saved?: SavedOffersStore | undefined
  /** Gives the address of a map for a place, which then is a link that opens apart. Default: no link. */
  readonly mapHref?: MapHref | undefined
  /**
   * Tells when something has changed at the Service: while it is live, an open conversation and an open redemption are
   * not polled. Keep the function's identity. Default: none.
   */
  readonly live?: LiveTransport | undefined
  /** What the member does, for your analytics. */
  readonly onEvent?: ((event: ExperienceEvent) => void) | undefined
  /** Every failure of a call, every row that could not be read, every component that broke. */
  readonly onError?: ((error: unknown) => void) | undefined
  readonly children?: ReactNode
}

/** `baseUrl` and `session`, or a `client` made with `createExperienceClient`. */
export type ExperienceProviderProps = ExperienceProviderBase &
  (
    | {
        readonly client?: undefined
        /** The Service's address: https, http on loopback, or a same-origin path that your server proxies. */
        readonly baseUrl: string
        /** The token provider, from `createMemberSession`. A new member is a new session. */
        readonly session: MemberSession
        readonly fetch?: typeof globalThis.fetch | undefined
        readonly assumptions?: AssumptionsInput | undefined
      }
    | {
        readonly client: ExperienceClient
        readonly baseUrl?: undefined
        readonly session?: undefined
        readonly fetch?: undefined
        readonly assumptions?: undefined
      }
  )

/**
 * Gives the components inside it a member's session. Renders one `div data-xp-root` with `display: contents`, the
 * language and the direction. A new `session` replaces everything inside, in one render.
 *
 * @throws for a base URL that could leak a token, and when the session is already in use with another one.
 */
export function ExperienceProvider(props: ExperienceProviderProps): ReactNode {
  const kit = useNamedKit(useKit(props), props.memberId)
  const generation = useGeneration(kit)
  // TanStack's hooks keep their first client for life, so another session is another subtree.
  return (
    <LiveContext.Provider value={props.live}>
      <SessionScope key={generation} kit={kit} {...props} />
    </LiveContext.Provider>
  )
}

function useKit(props: ExperienceProviderProps): ExperienceKit {
  const { client: given, baseUrl, session, fetch, assumptions, queryClient } = props
  // The first client of a session decides; later ones, of a host that writes `assumptions` anew, are only compared.
  const client = useMemo(
    () => given ?? createExperienceClient({ baseUrl, session, fetch, assumptions }),
    [given, baseUrl, session, fetch, assumptions],
  )
  return getExperienceKit(client, { queryClient })
}

/** The kit; where its session belongs to another member than the host named, that of a session which is over. */
function useNamedKit(kit: ExperienceKit, memberId: string | undefined): ExperienceKit {
  const { session } = kit
  const readIsOther = () =>
    memberId !== undefined && session.memberId !== null && session.memberId !== memberId
  const isOther = useSyncExternalStore(session.subscribe, readIsOther, readIsOther)
  useEffect(() => {
    if (!isOther || session.status === 'ended') return
    reportDeveloperError(
      "The provider's memberId is not the session's.",
      () =>
        process.env.NODE_ENV !== 'production' &&
        'Showing one member the account of another would be worse than showing nothing, so nothing is shown. Make a new session for the new member.',
    )
  }, [isOther, session])
  return useMemo(() => (isOther ? createEndedKit(kit) : kit), [isOther, kit])
}

function createEndedKit({ client: { baseUrl, assumptions }, queryClient }: ExperienceKit): ExperienceKit {
  const session = createMemberSession({ refresh: async () => null })
  session.end()
  return getExperienceKit(createExperienceClient({ baseUrl, session, assumptions }), { queryClient })
}

/** A number that changes with the kit. Not the session's id: a host may give two sessions the same one. */
function useGeneration(kit: ExperienceKit): number {
  const [last, setLast] = useState({ kit, generation: 0 })
  if (last.kit === kit) return last.generation
  setLast({ kit, generation: last.generation + 1 })
  return last.generation + 1
}

type SessionScopeProps = ExperienceProviderProps & { readonly kit: ExperienceKit }

function SessionScope({
  kit,
  timeZone,
  locale,
  dir,
  messages,
  theme,
  slots,
  components,
  resolveImage,
  saved,
  mapHref,
  onEvent,
  onError,
  children,
}: SessionScopeProps): ReactNode {
  useHostCheck(components)
  const isEnded = useIsEnded(kit.session)
  const handlers = useLatestRef({ onEvent, onError, saved })
  const canSave = saved !== undefined
  const context = useMemo<ExperienceContextValue>(() => {
    const report = (error: unknown) => callSafely(() => handlers.current.onError?.(error))
    return {
      slots: hostSlots(slots),
      // A resolver that throws gives no picture: its plate is shown, and no address that the host did not choose.
      resolveImage: (image) =>
        resolveImage ? (callSafely(() => resolveImage(image), report) ?? null) : { src: image.url },
      mapHref: (location) => callSafely(() => mapHref?.(location), report),
      emit: (event) => callSafely(() => handlers.current.onEvent?.(event)),
      report,
      isEnded,
      // A host may make its store anew in each render.
      saved: canSave ? () => handlers.current.saved : undefined,
    }
  }, [slots, resolveImage, mapHref, isEnded, canSave, handlers])
  useSession(kit, context)

  return (
    <KitContext.Provider value={kit}>
      <ExperienceContext.Provider value={context}>
        <I18nProvider
          locale={locale}
          dir={dir === 'inherit' ? undefined : dir}
          timeZone={timeZone}
          messages={messages}
        >
          <OwnPartsContext.Provider value={components?.parts ?? null}>
            <ExperienceRoot theme={theme} inheritsDir={dir === 'inherit'}>
              {children}
            </ExperienceRoot>
          </OwnPartsContext.Provider>
        </I18nProvider>
      </ExperienceContext.Provider>
    </KitContext.Provider>
  )
}

/** What a session needs while a provider is mounted. */
function useSession(
  { session, client, queryClient }: ExperienceKit,
  { emit, report, isEnded }: ExperienceContextValue,
): void {
  // Nobody else mounts our QueryClient; unmounted, it neither resumes after being offline nor refetches on focus.
  // TanStack hears the browser only while somebody listens, so we set whether it is online now.
  const [isAlone] = useState(() => !onlineManager.hasListeners())
  useIsomorphicLayoutEffect(() => {
    queryClient.mount()
    if (isAlone) onlineManager.setOnline(navigator.onLine)
    const stop = watchWaking(session)
    return () => {
      stop()
      queryClient.unmount()
    }
  }, [queryClient, session, isAlone])
  const latest = useLatestRef({ emit, report })
  // In the commit in which the reads inside begin, so that none of their problems is missed.
  useIsomorphicLayoutEffect(
    () =>
      client.onProblem((problem, operation) => {
        latest.current.report(problem)
        const event = failedCall(problem, operation)
        if (event) latest.current.emit(event)
      }),
    [client, latest],
  )
  useEffect(() => {
    // A page that a browser kept whole did not hear of a sign-out elsewhere; its token may still be taken.
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && renewSession(session)
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [session])
  useEffect(() => {
    if (isEnded) latest.current.emit({ name: 'session.ended' })
  }, [isEnded, latest])
}

/** One event for each failure, however many providers of its session there are. */
const failedCalls = new WeakMap<Error, ExperienceEvent>()

/** A row that was left out is a problem, and no failure of its call. */
function failedCall(problem: unknown, operation: string): ExperienceEvent | undefined {
  if (isExperienceError(problem) && problem.code === 'row-dropped') return undefined
  const error = problem instanceof Error ? problem : new Error()
  const { kind = null, status = null, requestId = null } = isExperienceError(problem) ? problem : {}
  const event = failedCalls.get(error) ?? { name: 'call.failed', operation, kind, status, requestId }
  failedCalls.set(error, event)
  return event
}

/** In development, reports parts that nobody made ready. */
function useHostCheck(components: ExperienceComponents | undefined): void {
  const isRaw = components !== undefined && !('parts' in components)
  useEffect(() => {
    if (isRaw) runInDevelopment(() => process.env.NODE_ENV !== 'production' && reportRawParts())
  }, [isRaw])
}

const reportRawParts = () =>
  reportDeveloperError(
    "The provider's components are not ready to be shown.",
    () =>
      process.env.NODE_ENV !== 'production' &&
      'Ours are shown. Pass what createComponents({ … }) returns, called once outside of components.',
  )

function hostSlots({ signInAgain, healthDataConsent, support }: ExperienceSlots = {}): ExperienceSlots {
  return {
    healthDataConsent: hostContent(healthDataConsent),
    ...(signInAgain && { signInAgain: (context) => hostContent(signInAgain(context)) }),
    ...(support && { support: (context) => hostContent(support(context)) }),
  }
}

function useIsEnded(session: MemberSession): boolean {
  const readIsEnded = () => session.status === 'ended'
  return useSyncExternalStore(session.subscribe, readIsEnded, readIsEnded)
}
