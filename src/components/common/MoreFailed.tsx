'use client'

import type { ReactNode } from 'react'
import { Notice, type NoticeProps } from '../../ui/index.ts'
import { RetryLink } from './RetryButton.tsx'
import { useFailureWords } from './useFailureWords.ts'

interface MoreFailedProps extends Pick<NoticeProps, 'className' | 'icon'> {
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => void
}

/** The rest of a list could not be read. What is there stays. */
export function MoreFailed({ title, error, onRetry, ...rest }: MoreFailedProps): ReactNode {
  const { text } = useFailureWords(error, 'read')
  const action = <RetryLink error={error} tone="ink" onRetry={onRetry} />
  return (
    <Notice {...rest} announces="assertive" tone="wrong" title={title} action={action}>
      {text}
    </Notice>
  )
}
