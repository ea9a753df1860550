'use client'

import { type ReactNode, useEffect } from 'react'
import { isExperienceError } from '../../client/index.ts'
import type { Redemption } from '../../contract/index.ts'
import { commonMessages, useMessages } from '../../i18n/index.ts'
import { CopyReference, Notice, useAnnounce } from '../../ui/index.ts'
import type { RedemptionsTranslate } from './RedeemActions.tsx'
import { statusWords } from './redemptionStatus.ts'

interface FeedbackRefusalProps {
  readonly error: unknown
  /** As it was read again after the refusal. */
  readonly redemption: Redemption
  readonly t: RedemptionsTranslate
}

/** After a refusal: that nothing is lost, and, if the status has changed, that this is why. Announced once. */
export function FeedbackRefusal({ error, redemption, t }: FeedbackRefusalProps): ReactNode {
  const c = useMessages(commonMessages)
  const announce = useAnnounce()
  const title = t('redemptions.feedback.held.title')
  const isHeld = redemption.status !== 'COMPLETED'
  const text = isHeld
    ? t('redemptions.feedback.held.text', { status: statusWords(redemption, 'status', t.find) })
    : t('redemptions.feedback.refused.text')
  const requestId = isExperienceError(error) ? error.requestId : null

  useEffect(() => {
    announce(`${title} ${text}`, 'assertive')
  }, [announce, title, text, error])

  return (
    <div className="xp-failure-notice">
      <Notice tone="care" title={title}>
        {text}
      </Notice>
      {requestId && (
        <CopyReference
          layout="inline"
          value={requestId}
          label={c('common.reference')}
          copyLabel={c('common.copy')}
          copiedLabel={c('common.copied')}
        />
      )}
    </div>
  )
}
