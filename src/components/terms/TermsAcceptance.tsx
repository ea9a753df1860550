'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Terms, TermsDocument } from '../../contract/index.ts'
import { termsMessages, useI18n, useMessages } from '../../i18n/index.ts'
import { useTerms } from '../../queries/index.ts'
import { cx, Fact, Facts, isFocusLost, Loading, Skeleton, useAnnounce } from '../../ui/index.ts'
import { ComponentRoot, FailureView, readFailure } from '../common/index.ts'
import { documentTitle, type TermsDocuments, type TermsMessages, type TermsTranslate } from './termsWords.ts'
import { TermsForm, type TermsPart } from './TermsForm.tsx'
import { type AcceptDocument, outstandingOf, useAcceptDocument } from './useTermsReview.ts'

/** The props that `TermsAcceptance` and `TermsGate` share. */
export interface TermsOptions {
  /** The text or link of each document, by its type. */
  readonly documents?: TermsDocuments | undefined
  /**
   * Records an acceptance with your own backend; rejects when that failed. After 60 s it is waited for no longer.
   * The terms are read again afterwards: only the Service's answer counts. Default: the assumed operation, where
   * `assumptions.operations.acceptTerms` is on.
   */
  readonly accept?: AcceptDocument | undefined
  /** Everything outstanding is accepted, and the Service has confirmed it. */
  readonly onAccepted?: ((accepted: { readonly documents: readonly TermsDocument[] }) => void) | undefined
  /** The member does not accept now. Offer a way out, such as signing out. */
  readonly onDecline?: (() => void) | undefined
  /** Of the title. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** Overrides of the texts. Keep the object's identity. */
  readonly messages?: TermsMessages | undefined
  readonly classNames?: Partial<Readonly<Record<TermsPart, string>>> | undefined
}

/** Props of {@link TermsAcceptance}; all others go to its `section`. */
export interface TermsAcceptanceProps
  extends TermsOptions, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {}

/**
 * The outstanding legal documents as a page, each with a checkbox; the accepted ones when nothing is outstanding. It
 * blocks no writes: that is what `TermsGate` is for. Without `onDecline` there is no second button.
 * Renders a `section`. Emits `terms.shown` and `terms.accepted`. With neither `accept` nor the assumed
 * operation it says that something went wrong, and `onError` gets the developer error.
 */
export const TermsAcceptance = forwardRef<HTMLElement, TermsAcceptanceProps>(function TermsAcceptance(
  { documents, accept, onAccepted, onDecline, headingLevel, messages, classNames, className, ...rest },
  ref,
) {
  return (
    <ComponentRoot {...rest} ref={ref} name="terms-acceptance" className={cx('xp-terms-page', className)}>
      <AcceptancePage {...{ documents, accept, onAccepted, onDecline, headingLevel, messages, classNames }} />
    </ComponentRoot>
  )
})

function AcceptancePage({ accept, ...options }: TermsOptions): ReactNode {
  return <TermsPage {...options} accept={useAcceptDocument('A TermsAcceptance', accept)} />
}

interface TermsPageProps extends TermsOptions {
  readonly accept: AcceptDocument
  /** The title above what is outstanding, for a focus that it takes over. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined
}

/** The page without a root element, which `TermsGate` shows too. */
export function TermsPage({
  documents: texts = {},
  accept,
  onAccepted,
  onDecline,
  headingLevel = 2,
  messages,
  classNames = {},
  titleRef,
}: TermsPageProps): ReactNode {
  const t = useMessages(termsMessages, messages)
  const read = useTerms()
  const announce = useAnnounce()
  const [isNew, setIsNew] = useState(false)
  const failure = readFailure(read)
  if (failure !== null)
    return <FailureView error={failure} title={t('terms.failed')} onRetry={read.refetch} />
  if (!read.data) return <TermsSkeleton label={t('terms.loading')} />
  const documents = outstandingOf(read.data)
  if (documents.length === 0)
    return <TermsUpToDate terms={read.data} {...{ texts, isNew, headingLevel, classNames, t }} />

  function handleAccepted(accepted: { readonly documents: readonly TermsDocument[] }) {
    setIsNew(true)
    announce(t('terms.accepted'))
    onAccepted?.(accepted)
  }

  return (
    <TermsForm
      {...{ documents, texts, accept, onDecline, headingLevel, classNames, titleRef, t }}
      isDialog={false}
      onAccepted={handleAccepted}
    />
  )
}

interface TermsUpToDateProps {
  readonly terms: Terms
  readonly texts: TermsDocuments
  /** It has just replaced the form, and takes over its focus. */
  readonly isNew: boolean
  readonly headingLevel: 1 | 2 | 3
  readonly classNames: Partial<Readonly<Record<TermsPart, string>>>
  readonly t: TermsTranslate
}

/** Nothing is outstanding: the accepted documents with their dates. */
function TermsUpToDate({
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

function TermsSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <Loading label={label} className="xp-stack xp-terms">
      <Skeleton shape="block" className="xp-terms-title-skeleton" />
      <Skeleton length="half" />
      <div className="xp-terms-text-skeleton">
        <Skeleton shape="title" length="short" />
        <Skeleton />
        <Skeleton length="long" />
        <Skeleton shape="title" length="short" />
        <Skeleton />
        <Skeleton length="half" />
      </div>
    </Loading>
  )
}

/** Focuses the element if the focused one is gone, and not if the member has moved the focus since. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (element && isFocusLost(element)) element.focus()
}
