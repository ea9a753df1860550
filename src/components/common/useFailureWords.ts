'use client'

import { isExperienceError, isRefreshFailure } from '../../client/index.ts'
import { commonMessages, failureMessages, useMessages } from '../../i18n/index.ts'

export interface FailureWords {
  readonly title: string
  readonly text: string
  /** `X-Request-Id` of the answer, when there was one. */
  readonly requestId: string | null
  /** True when trying again can help. */
  readonly canRetry: boolean
}

const hopeless = new Set(['permission', 'not-found', 'session-ended', 'invalid-request', 'terms'])

/**
 * An error in words that a member understands. The Service's own text is never among them.
 *
 * @param isMade what the write is about was made just now: a Service that does not find it has not lost it.
 */
export function useFailureWords(error: unknown, use: 'read' | 'write', isMade = false): FailureWords {
  const t = useMessages(failureMessages)
  const c = useMessages(commonMessages)
  if (isRefreshFailure(error)) {
    return {
      title: t('failure.refresh.title'),
      text: t('failure.refresh.text'),
      requestId: null,
      canRetry: true,
    }
  }
  if (!isExperienceError(error)) {
    return {
      title: t('failure.unexpected.title'),
      text: t('failure.unexpected.text'),
      requestId: null,
      canRetry: true,
    }
  }
  const { requestId } = error
  const kind = isMade && error.kind === 'not-found' ? 'rejected' : error.kind
  const isWrite = use === 'write'
  return {
    title: t(isWrite ? `failure.write.title` : `failure.read.title`),
    text:
      isWrite && !hopeless.has(kind)
        ? c('common.sentences', { first: t(`failure.${kind}`), second: t('failure.write.kept') })
        : t(`failure.${kind}`),
    requestId,
    canRetry: !hopeless.has(kind),
  }
}
