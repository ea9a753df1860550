'use client'

import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { callSafely, reportDeveloperError } from '../base/index.ts'
import {
  Boundary,
  type ExperienceEvent,
  type ExperienceSlots,
  FailureView,
} from '../components/common/index.ts'
import { ExperienceProvider } from '../components/provider/index.ts'
import { I18nProvider, type Messages, useI18n } from '../i18n/index.ts'
import type { Scheme, Theme, ThemeTokens } from '../theme/index.ts'
import { AnnouncerProvider } from '../ui/index.ts'
import { ownRem } from './elementSheet.ts'
import { type CarriedSettings, mergeMessages } from './settingsContext.ts'

/** The messages of a language, or undefined where there are none. */
export type MessagesFor = (locale: string) => Promise<Partial<Messages>> | undefined

/** What a component gets beside its own props. */
export interface ElementProps {
  /** The root that it is shown in. */
  readonly shadow: ShadowRoot
}

interface ElementContentProps {
  readonly tag: string
  readonly isInline: boolean | undefined
  readonly component: (props: ElementProps) => ReactNode
  readonly props: ElementProps
  readonly settings: CarriedSettings
  /** Names of the slots that the element has children for. */
  readonly slotted: string
  readonly messagesFor: MessagesFor | undefined
  readonly onEvent: (event: ExperienceEvent, session: object | undefined) => void
  readonly onError: (error: unknown) => void
}

/** The content of an element's root: language, provider and component, or a sentence when one of them fails. */
export function ElementContent({
  tag,
  isInline,
  component: Component,
  props,
  settings,
  slotted,
  messagesFor,
  onEvent,
  onError,
}: ElementContentProps): ReactNode {
  const { timeZone, problem } = settings
  const theme = useOwnTheme(settings)
  const slots = useSlots(slotted)
  const language = useLanguage(settings, messagesFor)
  if (language === null) return null
  const { locale, messages, dir } = language
  const source = sourceOf(settings)
  const look = { isInline, scheme: theme.scheme }
  return (
    <I18nProvider
      locale={locale}
      dir={dir === 'inherit' ? undefined : dir}
      timeZone={timeZone}
      messages={messages}
    >
      {/* What no component caught, such as settings that the provider refuses: a member never sees an empty space. */}
      <Boundary
        subject={settings}
        onFailure={onError}
        renderFailure={(error, retry) => <ElementFailure {...look} error={error} onRetry={retry} />}
      >
        {source && problem === undefined ? (
          <ExperienceProvider
            {...source}
            {...optionsOf(settings)}
            {...{ timeZone, dir, locale, messages, theme, slots, onError }}
            onEvent={(event) => onEvent(event, settings.client?.session ?? settings.session)}
          >
            <Suspense fallback={null}>
              <Component {...props} />
            </Suspense>
          </ExperienceProvider>
        ) : (
          <SessionMissing {...look} tag={tag} problem={problem} />
        )}
      </Boundary>
    </I18nProvider>
  )
}

/** The client, or what makes one. */
function sourceOf({ client, session, baseUrl = '', fetch, assumptions }: CarriedSettings) {
  return client ? { client } : session && { baseUrl, session, fetch, assumptions }
}

/** What goes to the provider as it is. */
function optionsOf(settings: CarriedSettings) {
  const { queryClient, memberId, resolveImage, mapHref, saveFile, components, saved, live } = settings
  return { queryClient, memberId, resolveImage, mapHref, saveFile, components, saved, live }
}

const ownTokens = (tokens: ThemeTokens = {}): ThemeTokens =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [name, typeof value === 'string' ? ownRem(value) : value]),
  )

/**
 * The theme with the element's scheme, and lengths that do not depend on the page's font size. A class of the
 * page has no rules in a shadow root.
 */
function useOwnTheme({ theme, scheme = theme?.scheme }: CarriedSettings): Theme {
  return useMemo(
    () => ({
      scheme,
      tokens: ownTokens(theme?.tokens),
      light: ownTokens(theme?.light),
      dark: ownTokens(theme?.dark),
    }),
    [theme, scheme],
  )
}

/** Only the slots that have children: an empty one would take up space. */
function useSlots(slotted: string): ExperienceSlots {
  return useMemo(() => {
    const has = new Set(slotted.split(' '))
    return {
      ...(has.has('sign-in-again') && { signInAgain: () => <slot name="sign-in-again" /> }),
      ...(has.has('health-data-consent') && { healthDataConsent: <slot name="health-data-consent" /> }),
      ...(has.has('support') && { support: () => <slot name="support" /> }),
    }
  }, [slotted])
}

/** A locale with its messages, and the direction that is given for it. They change together. */
type Language = Pick<CarriedSettings, 'locale' | 'messages' | 'dir'>

/**
 * The element's locale and its messages under the element's own overrides. While another language loads, the one on
 * screen stays, with what is typed; `null` while the first one loads. Without messages the texts are English.
 */
function useLanguage(
  { locale, messages: own, dir: givenDir }: CarriedSettings,
  messagesFor: MessagesFor | undefined,
): Language | null {
  const [shown, setShown] = useState<Language>()
  const [dir, setDir] = useState(givenDir)
  const [loading] = useState(() => new Map<string, ReturnType<MessagesFor>>())
  if (locale !== undefined && !loading.has(locale)) loading.set(locale, loadMessages(locale, messagesFor))
  const next = locale === undefined ? undefined : loading.get(locale)
  // With nothing to load it is shown at once.
  if (next === undefined && (!shown || shown.locale !== locale)) setShown({ locale, messages: undefined })
  // Until then it is that of the language on screen.
  if (shown?.locale === locale && dir !== givenDir) setDir(givenDir)
  useEffect(() => {
    if (locale === undefined || next === undefined) return
    let isStale = false
    void next.then((messages) => void (isStale || setShown({ locale, messages })))
    return () => {
      isStale = true
    }
  }, [locale, next])
  // A stable object, because the formatters of a language are expensive to create.
  const messages = useMemo(() => mergeMessages(own, shown?.messages), [shown, own])
  return shown ? { locale: shown.locale, messages, dir } : null
}

/** Never rejects: without messages the texts are English. */
function loadMessages(locale: string, messagesFor: MessagesFor | undefined): ReturnType<MessagesFor> {
  const messages = callSafely(() => messagesFor?.(locale))
  // Whoever writes no types may give the messages themselves.
  return (
    messages &&
    Promise.resolve(messages).catch(() => {
      reportDeveloperError(
        `The messages of "${locale}" could not be loaded.`,
        () =>
          process.env.NODE_ENV !== 'production' &&
          'The texts are English. Serve the files beside the script too.',
      )
      return {}
    })
  )
}

interface ElementFailureProps {
  readonly error: unknown
  readonly isInline: boolean | undefined
  readonly scheme: Scheme | undefined
  readonly onRetry?: (() => void) | undefined
}

/** A sentence in place of an element that could not be shown, but for one in a line. It needs no provider. */
function ElementFailure({ error, isInline, scheme = 'light', onRetry }: ElementFailureProps): ReactNode {
  const { locale, dir } = useI18n()
  if (isInline) return null
  return (
    <div className="xp-root" data-xp-root="" data-xp-scheme={scheme} lang={locale} dir={dir}>
      <AnnouncerProvider>
        <section className="xp-surface xp-container">
          <FailureView error={error} onRetry={onRetry} />
        </section>
      </AnnouncerProvider>
    </div>
  )
}

interface SessionMissingProps extends Pick<ElementFailureProps, 'isInline' | 'scheme'> {
  readonly tag: string
  /** Why there is none, where it was refused. */
  readonly problem: unknown
}

/** Nothing in the task in which the element came, for its session may be set after it; then a plain sentence. */
function SessionMissing({ tag, problem, ...look }: SessionMissingProps): ReactNode {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLate(true)
      if (problem instanceof Error)
        return reportDeveloperError(
          `<${tag}> has no session.`,
          () => process.env.NODE_ENV !== 'production' && `${problem.message} Then the element appears.`,
        )
      reportDeveloperError(
        `<${tag}> has no session.`,
        () =>
          process.env.NODE_ENV !== 'production' &&
          'Without a session it can only show that something is wrong. Give it base-url and refresh-url, or the session property, or put it into an <xp-provider> that has them.',
      )
    })
    return () => clearTimeout(timer)
  }, [tag, problem])
  return isLate ? <ElementFailure {...look} error={problem} /> : null
}
