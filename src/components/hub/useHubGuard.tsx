'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { commonMessages, interestsMessages, useMessages } from '../../i18n/index.ts'
import { Button, Dialog } from '../../ui/index.ts'

/** Asks before the hub's own ways lead away from a form in which a sensitive answer is typed: it is kept nowhere. */
export function useHubGuard(onDirtyChange: ((event: { readonly hasSensitive: boolean }) => void) | undefined) {
  const t = useMessages(interestsMessages)
  const c = useMessages(commonMessages)
  const isDirty = useRef(false)
  const [asked, setAsked] = useState<{ readonly go: () => void } | null>(null)
  const stay = useRef<HTMLButtonElement>(null)
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
    <Dialog
      open={asked !== null}
      onClose={() => setAsked(null)}
      title={t('interests.leave.title')}
      closeLabel={c('common.close')}
      initialFocus={stay}
      actions={
        <>
          <Button ref={stay} variant="primary" onClick={() => setAsked(null)}>
            {t('interests.leave.stay')}
          </Button>
          <Button onClick={handleLeave}>{t('interests.leave.leave')}</Button>
        </>
      }
    >
      <p className="xp-type-body">{t('interests.leave.text')}</p>
    </Dialog>
  )
  return { leave, handleDirtyChange, dialog }
}
