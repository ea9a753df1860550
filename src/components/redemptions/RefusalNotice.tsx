'use client'

import { type ReactNode, useEffect } from 'react'
import { isExperienceError } from '../../client/index.ts'
import { Notice, useAnnounce } from '../../ui/index.ts'
import { Reference } from '../common/index.ts'

interface RefusalNoticeProps {
  readonly error: unknown
  readonly title: string
  readonly text: string
}

/** After the Service refused: what that means, and the reference. Announced once for each error and text. */
export function RefusalNotice({ error, title, text }: RefusalNoticeProps): ReactNode {
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
      <Reference requestId={requestId} />
    </div>
  )
}
