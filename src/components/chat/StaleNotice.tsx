'use client'

import type { ReactNode } from 'react'
import { Notice, TextLink } from '../../ui/index.ts'
import { RetryButton } from '../common/index.ts'
import { useChat } from './ChatContext.ts'

interface StaleNoticeProps {
  readonly error: unknown
  readonly onRetry: () => unknown
}

/** Over a thread that cannot be read again: what is shown stays, and is said to be old. */
export function StaleNotice({ error, onRetry }: StaleNoticeProps): ReactNode {
  const { t } = useChat()
  return (
    <Notice
      className="xp-chat-notice"
      announces="polite"
      tone="care"
      title={t('chat.stale.title')}
      action={
        <RetryButton error={error} label={t('chat.retry')}>
          {(label, isWaiting) =>
            isWaiting ? (
              <span className="xp-figures">{label}</span>
            ) : (
              <TextLink tone="ink" onClick={() => void onRetry()}>
                {label}
              </TextLink>
            )
          }
        </RetryButton>
      }
    >
      {t('chat.stale.text')}
    </Notice>
  )
}
