'use client'

import { type ReactNode, Suspense, useMemo } from 'react'
import type { ExperienceEvent, ExperienceSlots } from '../components/common/index.ts'
import { ExperienceProvider } from '../components/provider/index.ts'
import { I18nProvider } from '../i18n/index.ts'
import type { Theme, ThemeTokens } from '../theme/index.ts'
import type { MessagesFor } from './createReactView.tsx'
import { ElementBoundary } from './ElementBoundary.tsx'
import { ownRem } from './elementSheet.ts'
import type { CarriedSettings } from './mergeSettings.ts'
import { SessionMissing } from './SessionMissing.tsx'
import { useLanguage } from './useLanguage.ts'

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

/** All that stands in an element's root: language, provider, component; or a plain sentence where one of them fails. */
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
  const {
    client,
    session,
    baseUrl = '',
    fetch,
    assumptions,
    queryClient,
    memberId,
    resolveImage,
    timeZone,
    dir,
    locale,
    fault,
  } = settings
  const theme = useOwnTheme(settings)
  const slots = useSlots(slotted)
  const messages = useLanguage(settings, messagesFor)
  if (messages === null) return null
  const whose = client ? { client } : session && { baseUrl, session, fetch, assumptions }
  return (
    <I18nProvider
      locale={locale}
      dir={dir === 'inherit' ? undefined : dir}
      timeZone={timeZone}
      messages={messages}
    >
      <ElementBoundary subject={settings} onError={onError} scheme={theme.scheme}>
        {whose && fault === undefined ? (
          <ExperienceProvider
            {...whose}
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
            onEvent={(event) => onEvent(event, client?.session ?? session)}
          >
            <Suspense fallback={null}>
              <Component {...props} />
            </Suspense>
          </ExperienceProvider>
        ) : (
          <SessionMissing tag={tag} fault={fault} scheme={theme.scheme} />
        )}
      </ElementBoundary>
    </I18nProvider>
  )
}

const ownTokens = (tokens: ThemeTokens = {}): ThemeTokens =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [name, typeof value === 'string' ? ownRem(value) : value]),
  )

/** The theme with the element's scheme, and lengths that do not grow with the page's font. A class of the page has no rules in here. */
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

/** Only those that the element has something for: an empty one would take room. */
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
