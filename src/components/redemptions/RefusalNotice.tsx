'use client'

import { type ReactNode, useEffect } from 'react'
import { isExperienceError } from '../../client/index.ts'
import { commonMessages, useMessages } from '../../i18n/index.ts'
import { CopyReference, Notice, useAnnounce } from '../../ui/index.ts'

interface RefusalNoticeProps {
  readonly error: unknown
  readonly title: string
  readonly text: string
}

/** After the Service refused: what that means, and the reference. Announced once for each error and text. */
export function RefusalNotice({ error, title, text }: RefusalNoticeProps): ReactNode {
  const c = useMessages(commonMessages)
  const announce = useAnnounce()
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
