'use client'

import { type ReactNode, useEffect, useMemo } from 'react'
import { runInDevelopment } from '../base/index.ts'
import { createI18n, type I18n, type I18nOptions } from './createI18n.ts'
import { I18nContext, useHydrated } from './useI18n.ts'

/** Props of `I18nProvider`. */
export interface I18nProviderProps extends I18nOptions {
  readonly children: ReactNode
}

/**
 * Sets the language of a tree; renders no element. The default `timeZone` is the member's own, which a server
 * does not know: timestamps and today are `null` until the tree is hydrated. Keep `messages` and `now`
 * stable.
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
  // Memoised because the object holds the Intl caches, which are expensive to fill again.
  const i18n = useMemo(() => {
    const given = createI18n({ locale, dir, timeZone, messages, now })
    if (given.timeZone !== undefined || !isHydrated) return given
    return createI18n({ locale: given.locale, dir, timeZone: memberTimeZone(), messages, now })
  }, [locale, dir, timeZone, messages, now, isHydrated])
  useEffect(() => {
    runInDevelopment(() => process.env.NODE_ENV !== 'production' && reportMissingLanguage(i18n))
  }, [i18n])
  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>
}

function memberTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Swedish numbers in English sentences are probably a mistake: `locale` sets the numbers, `messages` the words. */
function reportMissingLanguage({ locale, messages, report }: I18n): void {
  const { language } = new Intl.Locale(locale)
  if (language === 'en' || Object.keys(messages).length > 0) return
  report(
    'locale',
    `The locale "${locale}" has no messages.`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      `Numbers and dates follow "${locale}", but the texts are English. Give messages, from "@experience-program/react/locales/${language}" where there is one, or your own; for English texts give an English locale such as "en-GB".`,
  )
}
