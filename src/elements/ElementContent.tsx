'use client'

import { Component, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { callSafely, reportDeveloperError } from '../base/index.ts'
import {
  type ExperienceEvent,
  type ExperienceSlots,
  FailureView,
  forgetFailedChunk,
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
  return (
    <I18nProvider
      locale={locale}
      dir={dir === 'inherit' ? undefined : dir}
      timeZone={timeZone}
      messages={messages}
    >
      <ElementBoundary subject={settings} onError={onError} scheme={theme.scheme}>
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
          <SessionMissing tag={tag} problem={problem} scheme={theme.scheme} />
        )}
      </ElementBoundary>
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

interface ElementBoundaryProps {
  /** A new subject is tried again. */
  readonly subject: unknown
  readonly scheme: Scheme | undefined
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

interface ElementBoundaryState {
  readonly failure: { readonly error: unknown } | null
  readonly subject: unknown
}

/**
 * Catches what no component caught, such as settings that the provider refuses and code that failed to load:
 * a member never sees an empty space.
 */
class ElementBoundary extends Component<ElementBoundaryProps, ElementBoundaryState> {
  override state: ElementBoundaryState = { failure: null, subject: this.props.subject }

  static getDerivedStateFromError(error: unknown): Partial<ElementBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { subject }: ElementBoundaryProps,
    state: ElementBoundaryState,
  ): Partial<ElementBoundaryState> | null {
    return subject === state.subject ? null : { failure: null, subject }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    return (
      <ElementFailure
        error={failure.error}
        scheme={this.props.scheme}
        onRetry={() => this.#retry(failure.error)}
      />
    )
  }

  #retry(error: unknown) {
    forgetFailedChunk(error)
    this.setState({ failure: null })
  }
}

interface ElementFailureProps {
  readonly error: unknown
  readonly scheme: Scheme | undefined
  readonly onRetry?: (() => void) | undefined
}

/** A sentence in place of an element that could not be shown. It needs no provider. */
function ElementFailure({ error, scheme = 'light', onRetry }: ElementFailureProps): ReactNode {
  const { locale, dir } = useI18n()
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

interface SessionMissingProps {
  readonly tag: string
  /** Why there is none, where it was refused. */
  readonly problem: unknown
  readonly scheme: Scheme | undefined
}

/** Nothing in the task in which the element came, for its session may be set after it; then a plain sentence. */
function SessionMissing({ tag, problem, scheme }: SessionMissingProps): ReactNode {
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
  return isLate ? <ElementFailure error={problem} scheme={scheme} /> : null
}
