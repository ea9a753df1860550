import type { ReactNode } from 'react'
import type { TermsDocument } from '../../contract/index.ts'
import type { Format, MessageOverrides, termsMessages, Translate } from '../../i18n/index.ts'

/** Overrides of the texts; also for your own types of documents (`terms.type.…`, `terms.consent.…`). */
export type TermsMessages = MessageOverrides<typeof termsMessages> & {
  readonly [key: `terms.type.${string}` | `terms.consent.${string}`]: string
}

export type TermsTranslate = Translate<typeof termsMessages>

/** The title of a document: the host's, else by its type, else a neutral one; never the code of its type. */
export function documentTitle(
  { type }: TermsDocument,
  text: TermsDocumentText | undefined,
  t: TermsTranslate,
): string {
  return text?.title ?? t.find(`terms.type.${type}`) ?? t('terms.type.unknown')
}

/** The sentence that the member agrees to, with the host's own title in it. */
export function consentSentence(
  document: TermsDocument,
  text: TermsDocumentText | undefined,
  t: TermsTranslate,
): string {
  const own = text?.title === undefined ? t.find(`terms.consent.${document.type}`) : null
  return own ?? t('terms.consent.unknown', { title: documentTitle(document, text, t) })
}

/** *Version 3.1, published 14 October 2026*; without the date where the Service gives none. */
export function versionLine(
  { version, publishedAt }: TermsDocument,
  format: Format,
  t: TermsTranslate,
): string {
  const date = format.calendarDateOf(publishedAt)
  return date === null
    ? t('terms.version', { version })
    : t('terms.versionOn', { version, date: format.calendarDate(date, 'long') })
}

/** One legal document, as the host gives it: the Service has only its version, neither title nor text. */
export interface TermsDocumentText {
  /** Where the text is. Opens in a new tab. */
  readonly href?: string | undefined
  /** The text itself, shown in place. */
  readonly content?: ReactNode
  /** Default: the message `terms.type.…` of its type, else *Legal document*. */
  readonly title?: string | undefined
}

/** The text or link of each document, by its type: `{ TERMS_OF_SERVICE: { href: '/terms' } }`. */
export type TermsDocuments = Readonly<Record<string, TermsDocumentText>>
