'use client'

import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import type { ExperienceEvent, ExperienceSlots } from '../components/common/index.ts'
import { reportDeveloperError } from '../base/index.ts'
import { ExperienceProvider } from '../components/provider/index.ts'
import { I18nProvider, type Messages } from '../i18n/index.ts'
import type { Theme, ThemeTokens } from '../theme/index.ts'
import { ElementBoundary, SessionMissing } from './ElementBoundary.tsx'
import { ownRem } from './elementSheet.ts'
import type { CarriedSettings } from './settingsContext.ts'

/** The messages of a language, or undefined where there are none. */
export type MessagesFor = (locale: string) => Promise<Partial<Messages>> | undefined

interface ElementContentProps {
  readonly tag: string
  readonly component: (props: object) => ReactNode
  readonly props: object
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
  const { queryClient, memberId, resolveImage, timeZone, dir, locale, problem } = settings
  const theme = useOwnTheme(settings)
  const slots = useSlots(slotted)
  const messages = useLanguage(settings, messagesFor)
  if (messages === null) return null
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
            {...{
              queryClient,
              memberId,
              resolveImage,
              timeZone,
              dir,
              locale,
              messages,
              theme,
              slots,
              onError,
            }}
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

/**
 * The messages of an element's locale under its own overrides; `null` while they load. Without them the texts
 * are English.
 */
function useLanguage(
  { locale, messages }: CarriedSettings,
  messagesFor: MessagesFor | undefined,
): Partial<Messages> | undefined | null {
  const [loaded, setLoaded] = useState<{ readonly locale: string; readonly messages: Partial<Messages> }>()
  const [loading] = useState(() => new Map<string, ReturnType<MessagesFor>>())
  if (locale !== undefined && !loading.has(locale)) loading.set(locale, messagesFor?.(locale))
  const language = locale === undefined ? undefined : loading.get(locale)
  useEffect(() => {
    if (locale === undefined || language === undefined) return
    let isStale = false
    const take = (words: Partial<Messages>) => void (isStale || setLoaded({ locale, messages: words }))
    language.then(take, () => {
      reportDeveloperError(
        `The messages of "${locale}" could not be loaded.`,
        () =>
          process.env.NODE_ENV !== 'production' &&
          'The texts are English. Serve the files beside the script too.',
      )
      take({})
    })
    return () => {
      isStale = true
    }
  }, [locale, language])
  const words = loaded?.locale === locale ? loaded?.messages : undefined
  // A stable object, because the formatters of a language are expensive to create.
  const all = useMemo(
    () => (words && messages ? { ...words, ...messages } : (messages ?? words)),
    [words, messages],
  )
  return language !== undefined && words === undefined ? null : all
}
