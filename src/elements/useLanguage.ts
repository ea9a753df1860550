'use client'

import { useEffect, useMemo, useState } from 'react'
import { type Messages, reportDeveloperError } from '../i18n/index.ts'
import type { MessagesFor } from './createReactView.tsx'
import type { CarriedSettings } from './mergeSettings.ts'

/** The messages of an element's locale under its own; `null` while they load. A language that cannot be had leaves English. */
export function useLanguage(
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
        'The words are English. See that the files beside the script are served too.',
      )
      take({})
    })
    return () => {
      isStale = true
    }
  }, [locale, language])
  const words = loaded?.locale === locale ? loaded?.messages : undefined
  // Its identity stays, for the formatters of a language are dear to make.
  const all = useMemo(
    () => (words && messages ? { ...words, ...messages } : (messages ?? words)),
    [words, messages],
  )
  return language !== undefined && words === undefined ? null : all
}
