'use client'

import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import {
  createExperienceClient,
  type ExperienceClient,
  type MemberSession,
  renewSession,
} from '../../client/index.ts'
import type { AssumptionsInput } from '../../contract/index.ts'
import {
  I18nProvider,
  isDevelopment,
  type Messages,
  reportDeveloperError,
  type TextDirection,
} from '../../i18n/index.ts'
import { type ExperienceKit, getExperienceKit, KitContext } from '../../queries/index.ts'
import { useIsomorphicLayoutEffect } from '../../ui/index.ts'
import type { Theme } from '../../theme/index.ts'
import {
  ExperienceContext,
  type ExperienceContextValue,
  type ExperienceEvent,
  type ExperienceSlots,
  hostContent,
  type ResolveImage,
} from '../common/index.ts'
import { ExperienceRoot } from './ExperienceRoot.tsx'
import { resolveSafely } from './resolveSafely.ts'
import { useNestingCheck } from './useNestingCheck.ts'

interface ExperienceProviderBase {
  /** A check only: when it differs from the session's member, nothing of that member is shown. */
  readonly memberId?: string | undefined
  /** IANA name of the zone in which timestamps are shown. Default: the member's. */
  readonly timeZone?: string | undefined
  /** BCP 47 tag. Default `en`. */
  readonly locale?: string | undefined
  /** Default: the locale's. `inherit` leaves it to the page around us. */
  readonly dir?: TextDirection | 'inherit' | undefined
  /** Other words, or another language. Keep the object's identity. */
  readonly messages?: Partial<Messages> | undefined
  readonly theme?: Theme | undefined
  /** Share your own: its persister and global error handlers then see our reads. Default: our own, invisible to your hooks. */
  readonly queryClient?: QueryClient | undefined
  readonly slots?: ExperienceSlots | undefined
  /** Gives each picture in the size that its place needs. Default: the address as the Service gives it. */
  readonly resolveImage?: ResolveImage | undefined
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
  const kit = useKit(props)
  const generation = useGeneration(kit)
  // TanStack's hooks keep their first client for life, so another session is another subtree.
  return <SessionScope key={generation} kit={kit} {...props} />
}

function useKit(props: ExperienceProviderProps): ExperienceKit {
  const { client: given, baseUrl, session, fetch, assumptions, queryClient } = props
  // The first client of a session decides, so later ones are only compared with it; making one is cheap.
  const client = useMemo(
    () => given ?? createExperienceClient({ baseUrl, session, fetch, assumptions }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above: `fetch` and `assumptions` of a session are fixed
    [given, baseUrl, session],
  )
  return getExperienceKit(client, { queryClient })
}

/** A number that changes with the kit. Not the session's id: a host may give two sessions the same one. */
function useGeneration(kit: ExperienceKit): number {
  const [held, setHeld] = useState({ kit, generation: 0 })
  if (held.kit === kit) return held.generation
  setHeld({ kit, generation: held.generation + 1 })
  return held.generation + 1
}

type SessionScopeProps = ExperienceProviderProps & { readonly kit: ExperienceKit }

function SessionScope({
  kit,
  memberId,
  timeZone,
  locale,
  dir,
  messages,
  theme,
  slots,
  resolveImage,
  onEvent,
  onError,
  children,
}: SessionScopeProps): ReactNode {
  const { session, client, queryClient } = kit
  const isEnded = useIsEnded(session, memberId)
  useNestingCheck()
  const handlers = useRef({ onEvent, onError })
  // These in the commit in which the reads inside begin: an answer may be there before the page is painted.
  useIsomorphicLayoutEffect(() => {
    handlers.current = { onEvent, onError }
  })
  // Nobody else mounts our QueryClient; unmounted, it neither resumes after being offline nor refetches on focus.
  // And TanStack hears the browser only while somebody listens: whether it is online now, after that, is for us to tell it.
  const [isAlone] = useState(() => !onlineManager.hasListeners())
  useIsomorphicLayoutEffect(() => {
    queryClient.mount()
    if (isAlone) onlineManager.setOnline(navigator.onLine)
    return () => queryClient.unmount()
  }, [queryClient, isAlone])
  useIsomorphicLayoutEffect(
    () => client.onProblem((problem) => handlers.current.onError?.(problem)),
    [client],
  )
  useEffect(() => {
    // A page that a browser kept whole did not hear of a sign-out elsewhere; its token may still be taken.
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && renewSession(session)
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [session])
  useEffect(() => {
    if (isEnded) handlers.current.onEvent?.({ name: 'session.ended' })
  }, [isEnded])

  const context = useMemo<ExperienceContextValue>(
    () => ({
      slots: hostSlots(slots),
      resolveImage: (image) =>
        resolveImage
          ? resolveSafely(resolveImage, image, (error) => handlers.current.onError?.(error))
          : { src: image.url },
      emit: (event) => handlers.current.onEvent?.(event),
      report: (error) => handlers.current.onError?.(error),
      isEnded,
    }),
    [slots, resolveImage, isEnded],
  )

  return (
    <KitContext.Provider value={kit}>
      <ExperienceContext.Provider value={context}>
        <I18nProvider
          locale={locale}
          dir={dir === 'inherit' ? undefined : dir}
          timeZone={timeZone}
          messages={messages}
        >
          <ExperienceRoot theme={theme} inheritsDir={dir === 'inherit'}>
            {children}
          </ExperienceRoot>
        </I18nProvider>
      </ExperienceContext.Provider>
    </KitContext.Provider>
  )
}

function hostSlots({ signInAgain, healthDataConsent, support }: ExperienceSlots = {}): ExperienceSlots {
  return {
    healthDataConsent: hostContent(healthDataConsent),
    ...(signInAgain && { signInAgain: (context) => hostContent(signInAgain(context)) }),
    ...(support && { support: (context) => hostContent(support(context)) }),
  }
}

function useIsEnded(session: MemberSession, memberId: string | undefined): boolean {
  const readIsEnded = () => session.status === 'ended' || isOtherMember(session, memberId)
  const isEnded = useSyncExternalStore(session.subscribe, readIsEnded, readIsEnded)
  useEffect(() => {
    if (session.status === 'ended' || !isOtherMember(session, memberId)) return
    reportDeveloperError(
      "The provider's memberId is not the session's.",
      isDevelopment &&
        'Showing one member the account of another would be worse than showing nothing, so nothing is shown. Make a new session for the new member.',
    )
  }, [session, memberId])
  return isEnded
}

function isOtherMember(session: MemberSession, memberId: string | undefined): boolean {
  return memberId !== undefined && session.memberId !== null && session.memberId !== memberId
}
