'use client'

import { type ReactNode, useEffect } from 'react'
import { isExperienceError } from '../../client/index.ts'
import { commonMessages, useMessages } from '../../i18n/index.ts'
import { CopyReference, Notice, useAnnounce } from '../../ui/index.ts'
import { FailureNotice } from '../common/index.ts'
import type { RedemptionsTranslate } from './RedeemActions.tsx'
import type { RedeemObstacle } from './redeemObstacle.ts'

interface RedeemRefusalProps {
  readonly error: unknown
  /** What reading again has shown to be in the way. */
  readonly obstacle: RedeemObstacle | null
  readonly t: RedemptionsTranslate
}

const answers = ['rejected', 'conflict', 'permission', 'not-found'] as const

/** After a refusal: that no points were taken, and why, as far as reading again has shown. Announced as far as it is known. */
export function RedeemRefusal({ error, obstacle, t }: RedeemRefusalProps): ReactNode {
  const c = useMessages(commonMessages)
  const announce = useAnnounce()
  const isAnswer = answers.some((kind) => isExperienceError(error, kind))
  const title = t('redemptions.refused.title')
  const text = t(obstacle ? `redemptions.refused.${obstacle}` : 'redemptions.refused.text')
  const requestId = isExperienceError(error) ? error.requestId : null

  useEffect(() => {
    if (isAnswer) announce(`${title} ${text}`, 'assertive')
  }, [announce, isAnswer, title, text, error])

  if (!isAnswer) return <FailureNotice error={error} />
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
