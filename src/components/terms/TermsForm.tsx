'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { TermsDocument } from '../../contract/index.ts'
import { useHydrated, useI18n } from '../../i18n/index.ts'
import { Button, Checkbox, cx } from '../../ui/index.ts'
import { RetryButton, useViewed } from '../common/index.ts'
import { type AcceptDocument, versionOf } from './acceptOutstanding.ts'
import type { TermsDocuments } from './TermsDocuments.ts'
import { TermsSetbacks } from './TermsSetbacks.tsx'
import { TermsText } from './TermsText.tsx'
import { consentSentence, documentTitle, type TermsTranslate, versionLine } from './termsWords.ts'
import { useTermsReview } from './useTermsReview.ts'

/** The parts that `classNames` of `TermsGate` and `TermsAcceptance` reach. */
export type TermsPart = 'body' | 'title' | 'document' | 'consent' | 'actions' | 'banner'

export interface TermsFormProps {
  /** Outstanding, at least one. */
  readonly documents: readonly TermsDocument[]
  readonly texts: TermsDocuments
  readonly accept: AcceptDocument
  readonly onAccepted: (accepted: { readonly documents: readonly TermsDocument[] }) => void
  readonly onDecline: (() => void) | undefined
  /** In a dialog the title is the dialog's. */
  readonly isDialog: boolean
  readonly headingLevel: 1 | 2 | 3
  readonly classNames: Partial<Readonly<Record<TermsPart, string>>>
  readonly t: TermsTranslate
}

/** The outstanding documents, a box to tick for each, and the two ways on. */
export function TermsForm({
  documents: outstanding,
  texts,
  accept,
  onAccepted,
  onDecline,
  isDialog,
  headingLevel,
  classNames,
  t,
}: TermsFormProps): ReactNode {
  const { format } = useI18n()
  const review = useTermsReview({ documents: outstanding, accept, onAccepted })
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const isHydrated = useHydrated()
  const { documents } = review
  const [only, ...others] = documents
  const single = others.length === 0 ? only : undefined
  const hasContent = documents.some(({ type }) => texts[type]?.content != null)
  useViewed(documents.map(versionOf).join(), () => ({
    name: 'terms.shown',
    types: documents.map(({ type }) => type),
  }))

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempts])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    void review.accept()
    setAttempts(attempts + 1)
  }

  const Heading = `h${headingLevel}` as const
  return (
    <form
      ref={form}
      noValidate
      className={cx('xp-terms', classNames.body)}
      data-dialog={isDialog ? '' : undefined}
      onSubmit={handleSubmit}
    >
      <div className="xp-stack xp-gap-3">
        {!isDialog && (
          <Heading className={cx('xp-terms-title xp-type-title-1', classNames.title)}>
            {single ? documentTitle(single, texts[single.type], t) : t('terms.title')}
          </Heading>
        )}
        {single && <p className="xp-type-small xp-quiet xp-figures">{versionLine(single, format, t)}</p>}
        {(isDialog || !single || !hasContent) && (
          <p className="xp-above-1 xp-type-body xp-prose">{t('terms.lead')}</p>
        )}
      </div>
      <TermsSetbacks review={review} t={t} />
      {documents.map((document, index) => (
        <div key={index} className={cx('xp-terms-document', classNames.document)}>
          <TermsText
            document={document}
            text={texts[document.type]}
            isOnly={document === single}
            headingLevel={(headingLevel + 1) as 2 | 3 | 4}
            t={t}
          />
          <Checkbox
            className={cx('xp-above-6', classNames.consent)}
            label={consentSentence(document, texts[document.type], t)}
            checked={review.isTicked(document)}
            onCheckedChange={(isTicked) => review.tick(document, isTicked)}
            error={review.isFault(document) ? t('terms.tick') : undefined}
            aria-required
          />
        </div>
      ))}
      <div className={cx('xp-wrap xp-gap-3 xp-above-7 xp-terms-actions', classNames.actions)}>
        <RetryButton
          error={review.setback?.kind === 'failed' ? review.setback.error : null}
          label={t(isDialog ? 'terms.accept' : 'terms.acceptAndGoOn')}
        >
          {(label, isWaiting) => (
            <Button
              variant="primary"
              type={isHydrated ? 'submit' : 'button'}
              busy={review.isAccepting}
              busyLabel={t('terms.accepting')}
              unavailable={isWaiting}
            >
              {label}
            </Button>
          )}
        </RetryButton>
        {onDecline && <Button onClick={onDecline}>{t('terms.decline')}</Button>}
      </div>
    </form>
  )
}
