'use client'

import type { ReactNode } from 'react'
import { alertIcon, Notice, TextLink } from '../../ui/index.ts'
import { RetryButton, useFailureWords } from '../common/index.ts'

export interface OfferMoreFailedProps {
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => void
}

/** The rest of the catalog could not be read. What is there stays. */
export function OfferMoreFailed({ title, error, onRetry }: OfferMoreFailedProps): ReactNode {
  const { text } = useFailureWords(error, 'read')
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
      className="xp-offer-more-failed"
      announces="assertive"
      tone="wrong"
      icon={alertIcon}
      title={title}
      action={action}
    >
      {text}
    </Notice>
  )
}
