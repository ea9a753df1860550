'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useState } from 'react'
import type { TermsDocument } from '../../contract/index.ts'
import { termsMessages, useMessages } from '../../i18n/index.ts'
import { useTerms } from '../../queries/index.ts'
import { cx, useAnnounce } from '../../ui/index.ts'
import { ComponentRoot, FailureView, readFailure } from '../common/index.ts'
import { type AcceptDocument, outstandingOf } from './acceptOutstanding.ts'
import type { TermsDocuments } from './TermsDocuments.ts'
import { TermsForm, type TermsPart } from './TermsForm.tsx'
import { TermsSkeleton } from './TermsSkeleton.tsx'
import { TermsUpToDate } from './TermsUpToDate.tsx'
import type { TermsMessages } from './termsWords.ts'
import { useAcceptDocument } from './useAcceptDocument.ts'

/** What `TermsAcceptance` and `TermsGate` are both given. */
export interface TermsOptions {
  /** The text or link of each document, by its type. */
  readonly documents?: TermsDocuments | undefined
  /**
   * Records an acceptance with your own backend; rejects when it could not. The terms are read again afterwards, and
   * only what the Service says counts. Default: the assumed operation, where `assumptions.operations.acceptTerms` is on.
   */
  readonly accept?: AcceptDocument | undefined
  /** Everything outstanding is accepted, and the Service says so. */
  readonly onAccepted?: ((accepted: { readonly documents: readonly TermsDocument[] }) => void) | undefined
  /** The member does not want to, now: your way out, such as signing out. */
  readonly onDecline?: (() => void) | undefined
  /** Of the title. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** Other words for this one. Keep the object's identity. */
  readonly messages?: TermsMessages | undefined
  readonly classNames?: Partial<Readonly<Record<TermsPart, string>>> | undefined
}

/** Props of {@link TermsAcceptance}; all others go to its `section`. */
export interface TermsAcceptanceProps
  extends TermsOptions, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {}

/**
 * The outstanding legal documents as a page, each with a box to tick; what is accepted already where nothing is
 * outstanding. It holds back nothing: that is what `TermsGate` is for. Without `onDecline` there is no second button.
 * Renders a `section`. Emits `terms.shown` and `terms.accepted`. With neither `accept` nor the assumed operation it says
 * that something went wrong, and `onError` gets the developer error.
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

/** The page, without a root of its own: `TermsGate` shows it too. */
export function TermsPage({
  documents: texts = {},
  accept,
  onAccepted,
  onDecline,
  headingLevel = 2,
  messages,
  classNames = {},
}: TermsOptions & { readonly accept: AcceptDocument }): ReactNode {
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
      {...{ documents, texts, accept, onDecline, headingLevel, classNames, t }}
      isDialog={false}
      onAccepted={handleAccepted}
    />
  )
}
