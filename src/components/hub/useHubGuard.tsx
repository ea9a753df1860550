'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { interestsMessages, useMessages } from '../../i18n/index.ts'
import { LeaveDialog } from '../common/index.ts'

/** Asks before the hub's own ways lead away from a form in which a sensitive answer is typed: it is kept nowhere. */
export function useHubGuard(onDirtyChange: ((event: { readonly hasSensitive: boolean }) => void) | undefined) {
  const t = useMessages(interestsMessages)
  const isDirty = useRef(false)
  const [asked, setAsked] = useState<{ readonly go: () => void } | null>(null)
  const latest = useRef(onDirtyChange)
  useEffect(() => {
    latest.current = onDirtyChange
  })

  const handleDirtyChange = useCallback((event: { readonly hasSensitive: boolean }) => {
    isDirty.current = event.hasSensitive
    latest.current?.(event)
  }, [])

  function leave(go: () => void) {
    if (isDirty.current) setAsked({ go })
    else go()
  }

  function handleLeave() {
    setAsked(null)
    handleDirtyChange({ hasSensitive: false })
    asked?.go()
  }

  const dialog: ReactNode = (
    <LeaveDialog
      open={asked !== null}
      words={{ title: t('interests.leave.title'), text: t('interests.leave.text'), stay: t('interests.leave.stay'), leave: t('interests.leave.leave') }}
      onStay={() => setAsked(null)}
      onLeave={handleLeave}
    />
  )
  return { leave, handleDirtyChange, dialog }
}
