'use client'

import { onlineManager } from '@tanstack/react-query'
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { callSafely, reportDeveloperError, runInDevelopment } from '../../base/index.ts'
import { isExperienceError, type MemberSession, renewSession } from '../../client/index.ts'
import { I18nProvider } from '../../i18n/index.ts'
import { type ExperienceKit, keepReads, KitContext, LiveContext, watchWaking } from '../../queries/index.ts'
import { OwnPartsContext, useIsomorphicLayoutEffect, useLatestRef } from '../../ui/index.ts'
import {
  askWhileUnsent,
  type ExperienceComponents,
  ExperienceContext,
  type ExperienceContextValue,
  type ExperienceEvent,
  type ExperienceSlots,
  hostContent,
} from '../common/index.ts'
import type { ExperienceProviderProps } from './ExperienceProviderProps.ts'
import { ExperienceRoot } from './ThemeScope.tsx'
import type { LeftFocus } from './useFocusAcrossSessions.ts'
import { useProviderKit } from './useProviderKit.ts'

/**
 * Gives the components inside it a member's session. Renders one `div data-xp-root` with `display: contents`, the
 * language and the direction. A new `session` replaces everything inside, in one render.
 *
 * @throws for a base URL that could leak a token, and when the session is already in use with another one.
 */
export function ExperienceProvider(props: ExperienceProviderProps): ReactNode {
  const kit = useProviderKit(props)
  const generation = useGeneration(kit)
  const left = useRef<string | undefined>(undefined)
  useHostCheck(props.components)
  // TanStack's hooks keep their first client for life, so another session is another subtree.
  return (
    <LiveContext.Provider value={props.live}>
      <SessionScope key={generation} kit={kit} left={left} {...props} />
    </LiveContext.Provider>
  )
}

/** A number that changes with the kit. Not the session's id: a host may give two sessions the same one. */
function useGeneration(kit: ExperienceKit): number {
  const [last, setLast] = useState({ kit, generation: 0 })
  if (last.kit === kit) return last.generation
  setLast({ kit, generation: last.generation + 1 })
  return last.generation + 1
}

type SessionScopeProps = ExperienceProviderProps & { readonly kit: ExperienceKit; readonly left: LeftFocus }

function SessionScope({
  kit,
  left,
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
  saveFile,
  onEvent,
  onError,
  children,
}: SessionScopeProps): ReactNode {
  const isEnded = useIsEnded(kit.session)
  const host = useLatestRef({ onEvent, onError, saved, saveFile })
  const canSave = saved !== undefined
  const calls = useMemo(() => createHostCalls(host), [host])
  const context = useMemo<ExperienceContextValue>(() => {
    const { report } = calls
    return {
      slots: hostSlots(slots ?? {}),
      // A resolver that throws gives no picture: its plate is shown, and no address that the host did not choose.
      resolveImage: (image) =>
        resolveImage ? callSafely(() => resolveImage(image), report) : { src: image.url },
      mapHref: (location) => callSafely(() => mapHref?.(location), report),
      ...calls,
      isEnded,
      canSave,
      host,
    }
  }, [slots, resolveImage, mapHref, calls, isEnded, canSave, host])
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
            <ExperienceRoot theme={theme} inheritsDir={dir === 'inherit'} left={left}>
              {children}
            </ExperienceRoot>
          </OwnPartsContext.Provider>
        </I18nProvider>
      </ExperienceContext.Provider>
    </KitContext.Provider>
  )
}

/** Calls the host back. They stay the same where it makes slots anew in each render: effects hang on them. */
function createHostCalls(
  host: RefObject<Pick<ExperienceProviderProps, 'onEvent' | 'onError'>>,
): Pick<ExperienceContextValue, 'emit' | 'report'> {
  return {
    emit: (event) => callSafely(() => host.current.onEvent?.(event)),
    report(error) {
      callSafely(() => host.current.onError?.(error))
      return host.current.onError !== undefined
    },
  }
}

/** What a session needs while a provider is mounted. */
function useSession(kit: ExperienceKit, context: ExperienceContextValue): void {
  const { session, client, queryClient } = kit
  // Nobody else mounts our QueryClient; unmounted, it neither resumes after being offline nor refetches on focus.
  // TanStack hears the browser only while somebody listens, so we set whether it is online now.
  const [isAlone] = useState(() => !onlineManager.hasListeners())
  useIsomorphicLayoutEffect(() => {
    queryClient.mount()
    if (isAlone) onlineManager.setOnline(navigator.onLine)
    const stops = [watchWaking(session), keepReads(kit)]
    return () => {
      for (const stop of stops) stop()
      queryClient.unmount()
    }
  }, [kit, queryClient, session, isAlone])
  const latest = useLatestRef(context)
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
  useEffect(() => askWhileUnsent(kit), [kit])
  useEffect(() => {
    // A page that a browser kept whole did not hear of a sign-out elsewhere; its token may still be taken.
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && renewSession(session)
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [session])
  const { isEnded } = context
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

const hostSlots = ({ healthDataConsent, ...slots }: ExperienceSlots): ExperienceSlots => ({
  ...slots,
  healthDataConsent: hostContent(healthDataConsent),
})

function useIsEnded(session: MemberSession): boolean {
  const readIsEnded = () => session.status === 'ended'
  return useSyncExternalStore(session.subscribe, readIsEnded, readIsEnded)
}
