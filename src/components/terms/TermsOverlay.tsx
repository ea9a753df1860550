'use client'

import { type ReactNode, useState } from 'react'
import { commonMessages, termsMessages, useMessages } from '../../i18n/index.ts'
import { useTerms } from '../../queries/index.ts'
import { cx, Dialog, Notice, TextLink } from '../../ui/index.ts'
import { readFailure, RetryButton } from '../common/index.ts'
import { type AcceptDocument, outstandingOf } from './acceptOutstanding.ts'
import type { TermsOptions } from './TermsAcceptance.tsx'
import { TermsForm } from './TermsForm.tsx'

interface TermsOverlayProps extends TermsOptions {
  readonly accept: AcceptDocument
  /** False: the banner comes first. */
  readonly startsOpen: boolean
}

/** The gate where the children stay in sight: a dialog over them, and a banner above them while it is closed. */
export function TermsOverlay({
  documents: texts = {},
  accept,
  onAccepted,
  onDecline,
  headingLevel = 2,
  messages,
  classNames = {},
  startsOpen,
}: TermsOverlayProps): ReactNode {
  const t = useMessages(termsMessages, messages)
  const c = useMessages(commonMessages)
  const read = useTerms()
  const [isOpen, setIsOpen] = useState(startsOpen)
  const failure = readFailure(read)
  if (failure !== null)
    return <TermsUnread error={failure} onRetry={() => void read.refetch()} {...{ t, classNames }} />
  if (!read.data) return null

  function handleDecline() {
    setIsOpen(false)
    onDecline?.()
  }

  return (
    <>
      {!isOpen && (
        <Notice
          className={cx('xp-terms-banner', classNames.banner)}
          title={t('terms.banner.title')}
          action={
            <TextLink tone="ink" onClick={() => setIsOpen(true)}>
              {t('terms.banner.review')}
            </TextLink>
          }
        >
          {t('terms.banner.text')}
        </Notice>
      )}
      {/* Neither Escape nor the scrim answers for the member; *Not now* always leads out, so it is no trap. */}
      <Dialog
        open={isOpen}
        onClose={handleDecline}
        dismissible={false}
        title={t('terms.title')}
        closeLabel={c('common.close')}
        className="xp-terms-dialog"
      >
        <TermsForm
          {...{ texts, accept, headingLevel, classNames, t }}
          isDialog
          documents={outstandingOf(read.data)}
          onDecline={handleDecline}
          onAccepted={(accepted) => onAccepted?.(accepted)}
        />
      </Dialog>
    </>
  )
}

interface TermsUnreadProps extends Required<Pick<TermsOptions, 'classNames'>> {
  readonly error: unknown
  readonly onRetry: () => void
  readonly t: ReturnType<typeof useMessages<typeof termsMessages>>
}

/** The terms cannot be read: nobody knows whether there are any, so nothing is sent. */
function TermsUnread({ error, onRetry, classNames = {}, t }: TermsUnreadProps): ReactNode {
  const action = (
    <RetryButton error={error}>
      {(label, isWaiting) =>
        isWaiting ? (
          label
        ) : (
          <TextLink tone="ink" onClick={onRetry}>
            {label}
          </TextLink>
        )
      }
    </RetryButton>
  )
  return (
    <Notice
      announces="assertive"
      tone="wrong"
      className={cx('xp-terms-banner', classNames.banner)}
      title={t('terms.banner.failed.title')}
      action={action}
    >
      {t('terms.banner.failed.text')}
    </Notice>
  )
}
