'use client'

import { type ReactNode, useEffect } from 'react'
import { isExperienceError } from '../../client/index.ts'
import { commonMessages, failureMessages, useMessages } from '../../i18n/index.ts'
import { alertIcon, clockIcon, CopyReference, Countdown, Notice, useAnnounce } from '../../ui/index.ts'
import { useExperience } from './ExperienceContext.ts'
import { useDeadline } from './RetryButton.tsx'
import { useFailureWords } from './useFailureWords.ts'

export interface FailureNoticeProps {
  readonly error: unknown
  /** True when the answer was lost and the write may have been done. */
  readonly isUnknown?: boolean
  /** What to do then, where trying again does it once more. */
  readonly unknownText?: string
  /** One way on, e.g. a `TextLink` *Try again*. */
  readonly action?: ReactNode
}

/**
 * Beside a form whose write failed: what happened, that nothing typed is lost, what to do, the reference.
 * Announced once.
 */
export function FailureNotice({
  error,
  isUnknown = false,
  unknownText,
  action,
}: FailureNoticeProps): ReactNode {
  const t = useMessages(commonMessages)
  const f = useMessages(failureMessages)
  const words = useFailureWords(error, 'write')
  const deadline = useDeadline(error)
  const announce = useAnnounce()
  const { slots } = useExperience()
  const isWaiting = isExperienceError(error, 'rate-limit')
  const title = isWaiting
    ? f('failure.wait.title')
    : isUnknown
      ? f('failure.write.unknown.title')
      : words.title
  const text = isUnknown ? (unknownText ?? f('failure.write.unknown.text')) : words.text

  useEffect(() => {
    announce(isWaiting ? title : `${title} ${text}`, 'assertive')
  }, [announce, isWaiting, title, text, error])

  return (
    <div className="xp-failure-notice">
      <Notice
        tone={isWaiting || isUnknown ? 'care' : 'wrong'}
        icon={isWaiting ? clockIcon : alertIcon}
        title={title}
        action={action}
      >
        {isWaiting && deadline !== null
          ? f.rich('failure.wait.text', { time: <Countdown deadline={deadline} /> }, {})
          : text}
      </Notice>
      {words.requestId && (
        <CopyReference
          layout="inline"
          value={words.requestId}
          label={t('common.reference')}
          copyLabel={t('common.copy')}
          copiedLabel={t('common.copied')}
        />
      )}
      {slots.support?.({ requestId: words.requestId })}
    </div>
  )
}
