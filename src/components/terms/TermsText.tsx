'use client'

import type { ReactNode } from 'react'
import type { TermsDocument } from '../../contract/index.ts'
import { useI18n } from '../../i18n/index.ts'
import { TextLink } from '../../ui/index.ts'
import { hostContent } from '../common/index.ts'
import type { TermsDocumentText } from './TermsDocuments.ts'
import { documentTitle, type TermsTranslate, versionLine } from './termsWords.ts'

interface TermsTextProps {
  readonly document: TermsDocument
  readonly text: TermsDocumentText | undefined
  /** The only document: its title and version stand above. */
  readonly isOnly: boolean
  readonly headingLevel: 2 | 3 | 4
  readonly t: TermsTranslate
}

/** One document: its text in place, else a link to it, else words for whoever has neither. */
export function TermsText({ document, text, isOnly, headingLevel, t }: TermsTextProps): ReactNode {
  const { format } = useI18n()
  const Heading = `h${headingLevel}` as const
  const title = documentTitle(document, text, t)
  return (
    <>
      {!isOnly && (
        <div className="xp-stack xp-gap-1 xp-below-4">
          <Heading className="xp-type-title-3">{title}</Heading>
          <p className="xp-type-small xp-quiet xp-figures">{versionLine(document, format, t)}</p>
        </div>
      )}
      {text?.content != null && (
        <div className="xp-terms-content xp-type-body xp-prose">{hostContent(text.content)}</div>
      )}
      {text?.href !== undefined && (
        <p className="xp-terms-link">
          <TextLink href={text.href} target="_blank">
            {title}
          </TextLink>
          <span className="xp-type-small xp-quiet">{t('terms.newTab')}</span>
        </p>
      )}
      {text?.content == null && text?.href === undefined && (
        <p className="xp-terms-link xp-type-body xp-quiet">{t('terms.noText')}</p>
      )}
    </>
  )
}
