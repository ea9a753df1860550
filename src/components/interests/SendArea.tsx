'use client'

import type { ReactNode, Ref } from 'react'
import type { Interest } from '../../contract/index.ts'
import type { WriteState } from '../../queries/index.ts'
import { Button, cx, Notice, offlineIcon } from '../../ui/index.ts'
import { FailureNotice, RetryButton } from '../common/index.ts'
import type { InterestsTranslate } from './FormSection.tsx'

/** What became of the last attempt to send, when the member should know. */
export interface SendFailure extends Pick<WriteState<Interest>, 'error' | 'status'> {
  /** The interest exists; only its details did not arrive. */
  readonly hasArrived: boolean
}

interface SendAreaProps {
  readonly buttonRef: Ref<HTMLButtonElement>
  readonly failure: SendFailure | null
  readonly isSending: boolean
  readonly isOnline: boolean
  /** False before hydration, when a submit would reload the page. */
  readonly canSubmit: boolean
  readonly label: string
  readonly sendingLabel: string
  /** Beside the button. */
  readonly aside: ReactNode
  readonly className: string | undefined
  readonly t: InterestsTranslate
}

/** What became of the last attempt, and the button for the next. */
export function SendArea({
  buttonRef,
  failure,
  isSending,
  isOnline,
  canSubmit,
  label: plainLabel,
  sendingLabel,
  aside,
  className,
  t,
}: SendAreaProps): ReactNode {
  return (
    <div className={cx('xp-stack xp-gap-4', className)}>
      {failure?.hasArrived && (
        <Notice tone="good" announces="polite" title={t('interests.arrived.title')}>
          {t('interests.arrived.text')}
        </Notice>
      )}
      {failure && isOnline && (
        <FailureNotice error={failure.error} isUnknown={failure.status === 'unknown'} />
      )}
      {!isOnline && (
        <Notice icon={offlineIcon} announces="polite" title={t('interests.offline.title')}>
          {t('interests.offline.text')}
        </Notice>
      )}
      <div className="xp-interest-send-row">
        <RetryButton error={failure?.error ?? null} label={plainLabel}>
          {(label, isWaiting) => (
            <Button
              ref={buttonRef}
              variant="primary"
              type={canSubmit ? 'submit' : 'button'}
              className="xp-interest-send-button"
              busy={isSending}
              busyLabel={sendingLabel}
              unavailable={isWaiting}
            >
              {label}
            </Button>
          )}
        </RetryButton>
        {aside}
      </div>
    </div>
  )
}
