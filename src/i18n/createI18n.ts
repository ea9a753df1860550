import { type DevelopmentHint, reportDeveloperError } from '../base/index.ts'
import { createFormat, type Format } from './createFormat.ts'
import { intlFormatter } from './intlFormatter.ts'
import { textDirection, type TextDirection } from './textDirection.ts'
import type { Messages } from './messageTypes.ts'

/** Options of `createI18n`. */
export interface I18nOptions {
  /** A BCP 47 language tag, default `en`. A malformed one is reported, and `en` is used. */
  readonly locale?: string | undefined
  /** The direction of the text; by default the locale's. */
  readonly dir?: TextDirection | undefined
  /** An IANA time zone for timestamps. An unknown one is reported and not used. Without it timestamps are `null`. */
  readonly timeZone?: string | undefined
  /** Messages in other words or another language; `keys` shows the key of each message, for who translates. */
  readonly messages?: Partial<Messages> | 'keys' | undefined
  /** The clock, in milliseconds since 1970; for tests. */
  readonly now?: (() => number) | undefined
}

/** The language of one part of a page: its locale, messages and formatters. */
export interface I18n {
  readonly locale: string
  readonly dir: TextDirection
  readonly messages: Partial<Messages> | 'keys'
  readonly format: Format
  /** Reports a mistake to the developer in the console, once for each `subject`. */
  readonly report: (subject: string, what: string, hint: DevelopmentHint) => void
}

/**
 * Creates the language of one part of a page. `ownTimeZone` stands in for a time zone that is missing or unknown.
 * Which one it is, is looked up when it is first needed: the first formatter of a page costs Chromium 25 ms.
 */
export function createI18n(
  { locale, dir, timeZone, messages = {}, now = Date.now }: I18nOptions = {},
  ownTimeZone?: () => string,
): I18n {
  const tag = validLocale(locale)
  let zone: readonly [string | undefined] | undefined
  const readTimeZone = () => (zone ??= [validTimeZone(timeZone) ?? ownTimeZone?.()])[0]
  const reported = new Set<string>()
  return {
    locale: tag,
    dir: dir ?? textDirection(tag),
    messages,
    format: createFormat(tag, readTimeZone, now),
    report: (subject, what, hint) => {
      if (reported.has(subject)) return
      reported.add(subject)
      reportDeveloperError(what, hint)
    },
  }
}

function validLocale(locale: string | undefined): string {
  try {
    return Intl.getCanonicalLocales(locale ?? 'en')[0] ?? 'en'
  } catch {
    reportDeveloperError(
      `The locale "${locale}" is not a language tag.`,
      () =>
        process.env.NODE_ENV !== 'production' &&
        'English is used instead. Give a BCP 47 tag such as "fr-CA".',
    )
    return 'en'
  }
}

function validTimeZone(timeZone: string | undefined): string | undefined {
  if (timeZone === undefined) return undefined
  try {
    return intlFormatter('DateTimeFormat', 'en', { timeZone }).resolvedOptions().timeZone
  } catch {
    reportDeveloperError(
      `The time zone "${timeZone}" is unknown.`,
      () =>
        process.env.NODE_ENV !== 'production' &&
        'The member\'s own is used instead. Give an IANA name such as "Europe/Copenhagen".',
    )
    return undefined
  }
}
