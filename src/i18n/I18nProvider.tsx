'use client'

import { useEffect, useMemo, type ReactNode } from 'react'
import { createI18n, type I18nOptions } from './createI18n.ts'
import { I18nContext } from './I18nContext.ts'
import { reportMissingLanguage } from './reportMissingLanguage.ts'
import { useHydrated } from './useHydrated.ts'

/** Bundlers write the value in, so that nothing of the check is left in what members load: unlike a flag of ours, which keeps its module. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Props of `I18nProvider`. */
export interface I18nProviderProps extends I18nOptions {
  readonly children: ReactNode
}

/**
 * Gives a tree its language; renders no element. Without `timeZone` the member's own is used, which a server does
 * not know: timestamps and today are then `null` until the tree is hydrated. Keep `messages` and `now` stable.
 */
export function I18nProvider({
  locale,
  dir,
  timeZone,
  messages,
  now,
  children,
}: I18nProviderProps): ReactNode {
  const isHydrated = useHydrated()
  // Memoised because the object holds the Intl caches, which are dear to fill again.
  const i18n = useMemo(() => {
    const given = createI18n({ locale, dir, timeZone, messages, now })
    if (given.timeZone !== undefined || !isHydrated) return given
    return createI18n({ locale: given.locale, dir, timeZone: memberTimeZone(), messages, now })
  }, [locale, dir, timeZone, messages, now, isHydrated])
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') reportMissingLanguage(i18n)
  }, [i18n])
  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>
}

function memberTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
