import type { TermsDocument } from '../../contract/index.ts'
import type { Format, MessageOverrides, termsMessages, Translate } from '../../i18n/index.ts'
import type { TermsDocumentText } from './TermsDocuments.ts'

/** Other words; also for types of documents that only you know (`terms.type.…`, `terms.consent.…`). */
export type TermsMessages = MessageOverrides<typeof termsMessages> & {
  readonly [key: `terms.type.${string}` | `terms.consent.${string}`]: string
}

export type TermsTranslate = Translate<typeof termsMessages>

/** What a document is called: as the host says, else by its type, else neutrally; never by the code of its type. */
export function documentTitle(
  { type }: TermsDocument,
  text: TermsDocumentText | undefined,
  t: TermsTranslate,
): string {
  return text?.title ?? t.find(`terms.type.${type}`) ?? t('terms.type.unknown')
}

/** The sentence that the member agrees to. A title of the host's own stands in it. */
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
