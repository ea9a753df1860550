'use client'

import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import type { CalendarDate } from '../base/index.ts'
import { createI18n, type I18n } from './createI18n.ts'
import { createTranslate, type Translate } from './createTranslate.ts'
import type { MessageDefinitions } from './MessageDefinitions.ts'
import type { MessageOverrides } from './messageTypes.ts'

/** The language around this component: locale, direction, time zone and formatters. English outside a provider. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext)
  return useMemo(() => i18n ?? createI18n(), [i18n])
}

/** The language of the tree around a component. Read it with `useI18n`. */
export const I18nContext = createContext<I18n | null>(null)

/**
 * `t` for the messages of a feature in the language around this component. `overrides` (a component's
 * `messages` prop) win over the provider's, and those over the built-in English.
 */
export function useMessages<const Definitions extends MessageDefinitions>(
  definitions: Definitions,
  overrides?: MessageOverrides<Definitions> | undefined,
): Translate<Definitions> {
  const i18n = useI18n()
  // Memoised so that `t` can be a dependency of an effect.
  return useMemo(
    () => createTranslate(i18n, definitions, [overrides, i18n.messages]),
    [i18n, definitions, overrides],
  )
}

/**
 * Today's calendar date in the provider's time zone; `null` while the zone is unknown (a server-rendered page without
 * `timeZone`). A page that was left open overnight updates when the member comes back to it.
 */
export function useToday(): CalendarDate | null {
  const { format } = useI18n()
  return useSyncExternalStore(subscribeToReturn, format.today, format.today)
}

function subscribeToReturn(onReturn: () => void): () => void {
  document.addEventListener('visibilitychange', onReturn)
  window.addEventListener('focus', onReturn)
  return () => {
    document.removeEventListener('visibilitychange', onReturn)
    window.removeEventListener('focus', onReturn)
  }
}

const subscribe = (): (() => void) => () => {}

/**
 * `false` on the server and while hydrating, then `true`; `true` from the first render in a tree that was not
 * rendered on a server. For values that only the member's browser knows.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
