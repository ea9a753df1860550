'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import type { Terms } from '../../contract/index.ts'
import { useI18n } from '../../i18n/index.ts'
import { cx, Fact, Facts } from '../../ui/index.ts'
import type { TermsDocuments } from './TermsDocuments.ts'
import type { TermsPart } from './TermsForm.tsx'
import { documentTitle, type TermsTranslate } from './termsWords.ts'
import { takeLostFocus } from './takeLostFocus.ts'

interface TermsUpToDateProps {
  readonly terms: Terms
  readonly texts: TermsDocuments
  /** The form stood here until now: its focus comes here. */
  readonly isNew: boolean
  readonly headingLevel: 1 | 2 | 3
  readonly classNames: Partial<Readonly<Record<TermsPart, string>>>
  readonly t: TermsTranslate
}

/** Nothing is outstanding: what was accepted, and when. */
export function TermsUpToDate({
  terms: { documents },
  texts,
  isNew,
  headingLevel,
  classNames,
  t,
}: TermsUpToDateProps): ReactNode {
  const { format } = useI18n()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) takeLostFocus(title.current)
  }, [isNew])
  const Heading = `h${headingLevel}` as const
  return (
    <div className={cx('xp-terms', classNames.body)}>
      <div className="xp-stack xp-gap-3">
        <Heading ref={title} tabIndex={-1} className={cx('xp-terms-title xp-type-title-1', classNames.title)}>
          {t('terms.upToDate')}
        </Heading>
        <p className="xp-type-body xp-quiet">
          {t(documents.length > 0 ? 'terms.upToDate.text' : 'terms.none.text')}
        </p>
      </div>
      {documents.length > 0 && (
        <Facts className="xp-above-7">
          {documents.map((document, index) => {
            const date = format.calendarDateOf(document.acceptedAt)
            return (
              <Fact
                key={index}
                label={documentTitle(document, texts[document.type], t)}
                note={date && t('terms.acceptedOn', { date: format.calendarDate(date, 'long') })}
              >
                {t('terms.version', { version: document.version })}
              </Fact>
            )
          })}
        </Facts>
      )}
    </div>
  )
}
