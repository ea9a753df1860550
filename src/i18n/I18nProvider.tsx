'use client'

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { type CalendarDate, runInDevelopment } from '../base/index.ts'
import type { MessageDefinitions } from './MessageDefinitions.ts'
import { createI18n, type I18n, type I18nOptions } from './createI18n.ts'
import { createTranslate, type Translate } from './createTranslate.ts'
import type { MessageOverrides } from './messageTypes.ts'

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
  // Where the zone is given nothing changes as the page hydrates: React would drop the server's markup of each view
  // whose script is still to come, and show its skeleton.
  const knowsZone = useHydrated() || timeZone !== undefined
  // Memoised because every message and date is written anew with another one.
  const i18n = useMemo(
    () => createI18n({ locale, dir, timeZone, messages, now }, knowsZone ? memberTimeZone : undefined),
    [locale, dir, timeZone, messages, now, knowsZone],
  )
  useEffect(() => {
    runInDevelopment(() => process.env.NODE_ENV !== 'production' && reportMissingLanguage(i18n))
    const timer = setTimeout(i18n.format.today, whenAskedMs)
    return () => clearTimeout(timer)
  }, [i18n])
  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>
}

/**
 * The reads of a page are under way by then, and it waits for their answers. Writing them needs formatters, of which
 * the first takes long to make.
 */
const whenAskedMs = 100

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

/** The language around this component: locale, direction, time zone and formatters. English outside a provider. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext)
  return useMemo(() => i18n ?? createI18n(), [i18n])
}

/** The language of the tree around a component. Read it with `useI18n`. */
const I18nContext = createContext<I18n | null>(null)

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
    () => createTranslate(i18n, definitions, i18n.messages === 'keys' ? [] : [overrides, i18n.messages]),
    [i18n, definitions, overrides],
  )
}

/**
 * Today's calendar date in the provider's time zone; `null` while the zone is unknown (a server-rendered page without
 * `timeZone`). A page that is open at midnight updates then, or when the member comes back to it.
 */
export function useToday(): CalendarDate | null {
  const { format } = useI18n()
  const subscribe = useCallback(
    (onDay: () => void) => subscribeToMoments(() => msUntilQuarter(format), onDay),
    [format],
  )
  return useSyncExternalStore(subscribe, format.today, format.today)
}

const quarterMs = 15 * 60_000

/** A day begins at some quarter of an hour, in every zone; `null` while the zone is unknown. */
function msUntilQuarter({ msUntil }: Pick<I18n['format'], 'msUntil'>): number | null {
  const ms = msUntil('1970-01-01T00:00:00Z')
  return ms === null ? null : quarterMs + (ms % quarterMs)
}

/** The longest wait that a timer takes, in milliseconds: 24 days. */
const maxWait = 2 ** 31 - 1

/** Renders again when one of these moments comes. Returns how many have come. Keep the array's identity. */
export function useMoments(timestamps: readonly (string | undefined)[]): number {
  const { format } = useI18n()
  const moments = useMemo(() => createMoments(timestamps, format.msUntil), [timestamps, format])
  const subscribe = useCallback(
    (onMoment: () => void) => subscribeToMoments(moments.msUntilNext, onMoment),
    [moments],
  )
  return useSyncExternalStore(subscribe, moments.countPassed, moments.countPassed)
}

/** Moments in their order: each is read once, though they are counted in every render of a list of thousands. */
function createMoments(timestamps: readonly (string | undefined)[], msUntil: I18n['format']['msUntil']) {
  const ordered = timestamps
    .map((timestamp) => ({ timestamp, ms: msUntil(timestamp) ?? NaN }))
    .filter(({ ms }) => !Number.isNaN(ms))
    .sort((one, other) => one.ms - other.ms)
  let passed = 0
  /** Of the one at this place; `Infinity` after the last. */
  const msAt = (index: number) => msUntil(ordered[index]?.timestamp) ?? Infinity

  function countPassed(): number {
    // A clock can be set back.
    while (passed > 0 && msAt(passed - 1) > 0) passed -= 1
    while (msAt(passed) <= 0) passed += 1
    return passed
  }

  function msUntilNext(): number | null {
    const next = msAt(countPassed())
    return next === Infinity ? null : next
  }

  return { countPassed, msUntilNext }
}

/** Calls back when the next moment has come, until there is none, and when the member comes back to the page. */
function subscribeToMoments(msUntilNext: () => number | null, onMoment: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait() {
    const next = msUntilNext()
    if (next === null) return
    timer = setTimeout(
      () => {
        onMoment()
        wait()
      },
      Math.min(next, maxWait),
    )
  }
  wait()
  // A device that slept wakes with late timers.
  const endReturn = subscribeToReturn(onMoment)
  return () => {
    clearTimeout(timer)
    endReturn()
  }
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

/**
 * The key of an element whose text depends on the clock, beside `suppressHydrationWarning`: what a server wrote
 * at another time is taken while hydrating, and put right after it.
 */
export function useTextKey(): string {
  return String(useHydrated())
}
