'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LeaveDialog } from '../common/index.ts'
import type { InterestsTranslate } from './FormSection.tsx'

/** What is asked before leaving. */
export interface LeaveWords {
  readonly title: string
  readonly text: string
  readonly leave: string
}

interface LeaveGuardOptions {
  /** True while something is typed that leaving would lose. */
  readonly isNeeded: boolean
  /** Takes what would be lost away, once the member has said so. */
  readonly onDiscard: () => void
  readonly words: LeaveWords
  readonly t: InterestsTranslate
}

/** Asks before a link or button of ours leads away, and has the browser ask before the page goes. */
export function useLeaveGuard({ isNeeded, onDiscard, words, t }: LeaveGuardOptions) {
  const [isAsking, setIsAsking] = useState(false)
  const wayOut = useRef<HTMLElement | null>(null)
  const isConfirmed = useRef(false)

  useEffect(() => {
    if (!isNeeded) return
    // Only while it is needed: in some browsers such a listener keeps a page out of the back-forward cache.
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault()
      event.returnValue = true // Safari and Chrome before 119
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isNeeded])

  /** True when the press may go through; else the member is asked, and saying *Leave* presses again. */
  function mayLeave(event: MouseEvent<HTMLElement>): boolean {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (!isNeeded || isConfirmed.current || opensElsewhere) return true
    event.preventDefault()
    wayOut.current = event.currentTarget
    setIsAsking(true)
    return false
  }

  function handleLeave() {
    // At once, so that the browser does not ask a second time when the press loads another page.
    flushSync(() => {
      setIsAsking(false)
      onDiscard()
    })
    isConfirmed.current = true
    wayOut.current?.click()
    isConfirmed.current = false
  }

  const dialog: ReactNode = (
    <LeaveDialog
      open={isAsking}
      words={{ ...words, stay: t('interests.leave.stay') }}
      onStay={() => setIsAsking(false)}
      onLeave={handleLeave}
    />
  )
  return { mayLeave, dialog }
}
