'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/** Whether the member is asked before a view is left, and the two answers. */
export interface HubLeaving {
  readonly isAsked: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Has the view ask before the hub's own ways lead away from a form in which a sensitive answer is typed: it is kept nowhere. */
export function useHubGuard(
  onDirtyChange: ((event: { readonly hasSensitive: boolean }) => void) | undefined,
) {
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

  const leaving: HubLeaving = { isAsked: asked !== null, onStay: () => setAsked(null), onLeave: handleLeave }
  return { leave, handleDirtyChange, leaving }
}
