'use client'

import type { ReactNode } from 'react'
import type { Interest } from '../../contract/index.ts'
import type { WriteState } from '../../queries/index.ts'
import { Button, cx, Notice } from '../../ui/index.ts'
import { FailureNotice, RetryButton } from '../common/index.ts'
import type { InterestsTranslate } from './faultText.ts'

interface SendAreaProps {
  readonly failure: (WriteState<Interest> & { readonly step: 'create' | 'intake' }) | null
  readonly isSending: boolean
  readonly isOnline: boolean
  /** False before hydration, when a submit would load the page anew. */
  readonly canSubmit: boolean
  readonly className: string | undefined
  readonly t: InterestsTranslate
}

/** What became of the last attempt, and the button for the next. */
export function SendArea({ failure, isSending, isOnline, canSubmit, className, t }: SendAreaProps): ReactNode {
  const hasArrived = failure?.step === 'intake'
  return (
    <div className={cx('xp-interest-send', className)}>
      {hasArrived && (
        <Notice tone="good" role="status" title={t('interests.arrived.title')}>
          {t('interests.arrived.text')}
        </Notice>
      )}
      {failure && isOnline && <FailureNotice error={failure.error} isUnknown={failure.status === 'unknown'} />}
      {!isOnline && (
        <Notice icon="offline" title={t('interests.offline.title')}>
          {t('interests.offline.text')}
        </Notice>
      )}
      <div className="xp-interest-send-row">
        <RetryButton error={failure?.error ?? null} label={t('interests.send')}>
          {(label, isWaiting) => (
            <Button variant="primary" type={canSubmit ? 'submit' : 'button'} className="xp-interest-send-button" busy={isSending} busyLabel={t('interests.sending')} unavailable={isWaiting}>
              {label}
            </Button>
          )}
        </RetryButton>
        <span className="xp-type-small xp-quiet">{t('interests.noPoints')}</span>
      </div>
    </div>
  )
}
