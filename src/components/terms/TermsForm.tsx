'use client'

import { type ReactNode, type Ref, useRef, useState } from 'react'
import type { TermsDocument } from '../../contract/index.ts'
import { commonMessages, useHydrated, useI18n, useMessages } from '../../i18n/index.ts'
import { Button, Checkbox, cx, Form, Notice, TextLink, useAnnounce, useOnceFor } from '../../ui/index.ts'
import { FailureNotice, hostContent, RetryButton, useViewed } from '../common/index.ts'
import {
  consentSentence,
  documentTitle,
  type TermsDocuments,
  type TermsDocumentText,
  type TermsTranslate,
  versionLine,
} from './termsWords.ts'
import { type AcceptDocument, type TermsReview, useTermsReview, versionOf } from './useTermsReview.ts'

/** The parts that `classNames` of `TermsGate` and `TermsAcceptance` reach. */
export type TermsPart = 'body' | 'title' | 'document' | 'consent' | 'actions' | 'banner'

interface TermsFormProps {
  /** Outstanding, at least one. */
  readonly documents: readonly TermsDocument[]
  readonly texts: TermsDocuments
  readonly accept: AcceptDocument
  readonly onAccepted: (accepted: { readonly documents: readonly TermsDocument[] }) => void
  readonly onDecline: (() => void) | undefined
  /** A dialog has its own title. */
  readonly isDialog: boolean
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined
  readonly headingLevel: 1 | 2 | 3
  readonly classNames: Partial<Readonly<Record<TermsPart, string>>>
  readonly t: TermsTranslate
}

/** The outstanding documents with a checkbox each, and the buttons to accept or decline. */
export function TermsForm({
  documents: outstanding,
  texts,
  accept,
  onAccepted,
  onDecline,
  isDialog,
  titleRef,
  headingLevel,
  classNames,
  t,
}: TermsFormProps): ReactNode {
  const review = useTermsReview({ documents: outstanding, accept, onAccepted })
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const { documents } = review
  const [only, ...others] = documents
  const single = others.length === 0 ? only : undefined
  useViewed(documents.map(versionOf).join(), () => ({
    name: 'terms.shown',
    types: documents.map(({ type }) => type),
  }))

  useOnceFor(attempts || null, () => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())

  function handleSubmit() {
    void review.accept()
    setAttempts(attempts + 1)
  }

  return (
    <Form
      ref={form}
      className={cx('xp-terms', classNames.body)}
      data-dialog={isDialog ? '' : undefined}
      onSubmit={handleSubmit}
    >
      <TermsHead {...{ documents, single, texts, isDialog, titleRef, headingLevel, classNames, t }} />
      <TermsSetbacks review={review} t={t} />
      {documents.map((document, index) => (
        <Document
          key={index}
          {...{ document, review, headingLevel, classNames, t }}
          text={texts[document.type]}
          isOnly={document === single}
        />
      ))}
      <Actions {...{ review, onDecline, isDialog, classNames, t }} />
    </Form>
  )
}

interface TermsHeadProps extends Pick<
  TermsFormProps,
  'documents' | 'texts' | 'isDialog' | 'titleRef' | 'headingLevel' | 'classNames' | 't'
> {
  /** The only document, if there is one. */
  readonly single: TermsDocument | undefined
}

function TermsHead({
  documents,
  single,
  texts,
  isDialog,
  titleRef,
  headingLevel,
  classNames,
  t,
}: TermsHeadProps): ReactNode {
  const { format } = useI18n()
  const hasContent = documents.some(({ type }) => texts[type]?.content != null)
  const Heading = `h${headingLevel}` as const
  return (
    <div className="xp-stack xp-gap-3">
      {!isDialog && (
        <Heading
          ref={titleRef}
          tabIndex={-1}
          className={cx('xp-terms-title xp-type-title-1', classNames.title)}
        >
          {single ? documentTitle(single, texts[single.type], t) : t('terms.title')}
        </Heading>
      )}
      {single && (
        <p className="xp-type-small xp-quiet xp-figures" suppressHydrationWarning>
          {versionLine(single, format, t)}
        </p>
      )}
      {(isDialog || !single || !hasContent) && (
        <p className="xp-above-1 xp-type-body xp-prose">{t('terms.lead')}</p>
      )}
    </div>
  )
}

interface DocumentProps extends Pick<TermsFormProps, 'headingLevel' | 'classNames' | 't'> {
  readonly document: TermsDocument
  readonly text: TermsDocumentText | undefined
  /** The only document: its title and version are above. */
  readonly isOnly: boolean
  readonly review: TermsReview
}

function Document({ document, text, isOnly, review, headingLevel, classNames, t }: DocumentProps): ReactNode {
  return (
    <div className={cx('xp-terms-document', classNames.document)}>
      <TermsText
        document={document}
        text={text}
        isOnly={isOnly}
        headingLevel={(headingLevel + 1) as 2 | 3 | 4}
        t={t}
      />
      <Checkbox
        className={cx('xp-above-6', classNames.consent)}
        label={consentSentence(document, text, t)}
        checked={review.isTicked(document)}
        onCheckedChange={(isTicked) => review.tick(document, isTicked)}
        error={review.isMissing(document) ? t('terms.tick') : undefined}
        aria-required
      />
    </div>
  )
}

interface ActionsProps extends Pick<TermsFormProps, 'onDecline' | 'isDialog' | 'classNames' | 't'> {
  readonly review: TermsReview
}

function Actions({ review, onDecline, isDialog, classNames, t }: ActionsProps): ReactNode {
  const isHydrated = useHydrated()
  return (
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
  )
}

/** Why the member is still here: a version changed meanwhile, or accepting failed. */
function TermsSetbacks({
  review: { changed, setback },
  t,
}: {
  readonly review: TermsReview
  readonly t: TermsTranslate
}): ReactNode {
  const notice = useRef<HTMLDivElement>(null)
  const c = useMessages(commonMessages)
  const announce = useAnnounce()
  const isChangedByPress = setback?.kind === 'changed'
  const hasChanged = changed > 0 || isChangedByPress
  const title = t('terms.changed.title')
  const text = t('terms.changed.text', { count: Math.max(1, changed) })

  // After the button was pressed the focus moves here; a member who is still reading only gets the announcement.
  useOnceFor(isChangedByPress ? setback : null, () => notice.current?.focus())
  useOnceFor((!isChangedByPress && changed) || null, () =>
    announce(c('common.sentences', { first: title, second: text })),
  )
  useOnceFor(setback?.kind === 'unconfirmed' ? setback : null, () =>
    announce(
      c('common.sentences', { first: t('terms.unconfirmed.title'), second: t('terms.unconfirmed.text') }),
      'assertive',
    ),
  )

  return (
    <>
      {hasChanged && (
        <Notice ref={notice} tabIndex={-1} className="xp-above-6 xp-focus" tone="care" title={title}>
          {text}
        </Notice>
      )}
      {setback?.kind === 'unconfirmed' && (
        <Notice className="xp-above-6" tone="care" title={t('terms.unconfirmed.title')}>
          {t('terms.unconfirmed.text')}
        </Notice>
      )}
      {setback?.kind === 'failed' && (
        <div className="xp-above-6">
          <FailureNotice error={setback.error} isUnknown={setback.isUnknown} />
        </div>
      )}
    </>
  )
}

interface TermsTextProps extends Pick<DocumentProps, 'document' | 'text' | 'isOnly'> {
  readonly headingLevel: 2 | 3 | 4
  readonly t: TermsTranslate
}

/** One document: its content, else a link to it, else a sentence that says where to find it. */
function TermsText({ document, text, isOnly, headingLevel, t }: TermsTextProps): ReactNode {
  const { format } = useI18n()
  const Heading = `h${headingLevel}` as const
  const title = documentTitle(document, text, t)
  return (
    <>
      {!isOnly && (
        <div className="xp-stack xp-gap-1 xp-below-4">
          <Heading className="xp-type-title-3">{title}</Heading>
          <p className="xp-type-small xp-quiet xp-figures" suppressHydrationWarning>
            {versionLine(document, format, t)}
          </p>
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
