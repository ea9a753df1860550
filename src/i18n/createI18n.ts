import { createFormat, type Format } from './createFormat.ts'
import { isDevelopment } from './isDevelopment.ts'
import { reportDeveloperError } from './reportDeveloperError.ts'
import { textDirection, type TextDirection } from './textDirection.ts'
import type { Messages } from './catalogue.ts'

/** What `createI18n` is given. */
export interface I18nOptions {
  /** A BCP 47 language tag, default `en`. One that is not well formed is reported, and `en` is used. */
  readonly locale?: string | undefined
  /** The direction of the text; by default the locale's. */
  readonly dir?: TextDirection | undefined
  /** An IANA time zone for timestamps. One that is unknown is reported and not used. Without it timestamps give `null`. */
  readonly timeZone?: string | undefined
  /** Messages in other words or another language. */
  readonly messages?: Partial<Messages> | undefined
  /** The clock, in milliseconds since 1970; for tests. */
  readonly now?: (() => number) | undefined
}

/** The language of one part of a page: its locale, messages and formatters. */
export interface I18n {
  readonly locale: string
  readonly dir: TextDirection
  readonly timeZone: string | undefined
  readonly messages: Partial<Messages>
  readonly format: Format
  /** Tells the developer of a mistake in the console, once for each `subject`. */
  readonly report: (subject: string, what: string, advice: string | false) => void
}

/** Makes the language of one part of a page. It holds no state but its own caches. */
export function createI18n({ locale, dir, timeZone, messages = {}, now = Date.now }: I18nOptions = {}): I18n {
  const tag = validLocale(locale)
  const zone = validTimeZone(timeZone)
  const reported = new Set<string>()
  return {
    locale: tag,
    dir: dir ?? textDirection(tag),
    timeZone: zone,
    messages,
    format: createFormat(tag, zone, now),
    report: (subject, what, advice) => {
      if (reported.has(subject)) return
      reported.add(subject)
      reportDeveloperError(what, advice)
    },
  }
}

function validLocale(locale: string | undefined): string {
  try {
    return Intl.getCanonicalLocales(locale ?? 'en')[0] ?? 'en'
  } catch {
    reportDeveloperError(
      `The locale "${locale}" is not a language tag.`,
      isDevelopment && 'English is used instead. Give a BCP 47 tag such as "fr-CA".',
    )
    return 'en'
  }
}

function validTimeZone(timeZone: string | undefined): string | undefined {
  if (timeZone === undefined) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    reportDeveloperError(
      `The time zone "${timeZone}" is unknown.`,
      isDevelopment && 'The member\'s own is used instead. Give an IANA name such as "Europe/Copenhagen".',
    )
    return undefined
  }
}
