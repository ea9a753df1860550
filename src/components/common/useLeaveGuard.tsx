'use client'

import { type MouseEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isForBrowser } from '../../base/index.ts'
import { commonMessages, useMessages } from '../../i18n/index.ts'
import { Button, Dialog, useIsomorphicLayoutEffect, useLatestRef } from '../../ui/index.ts'
import { historyPosition, type LeaveGuard, LeaveGuardContext } from './LeaveGuardContext.ts'

/** Called for the host's own router guard. It says whether leaving would lose something, never what. */
export type DirtyChangeHandler = (event: { readonly hasSensitive: boolean }) => void

/** True when the press may go through; else the member is asked first. */
export type MayLeave = (event: MouseEvent<HTMLElement>) => boolean

/** What is asked before leaving. */
export interface LeaveWords {
  readonly title: string
  readonly text: string
  readonly stay: string
  readonly leave: string
}

interface LeaveGuardOptions {
  /** True while something is typed that leaving would lose. */
  readonly isNeeded: boolean
  /** Clears what would be lost, once the member has agreed. */
  readonly onDiscard: () => void
  readonly onDirtyChange: DirtyChangeHandler | undefined
  readonly words: LeaveWords
}

interface Question {
  readonly leave: () => void
  readonly stay: () => void
}

/**
 * A guard that holds the browser's history at the entry where it is made. Back and Forward cannot be prevented in every
 * engine: the browser has gone when we are called, so it is led back, and the member is asked there.
 *
 * @param leave loses what is typed, without a question.
 */
function createLeaveGuard(
  ask: (onLeave: () => void, onStay: () => void) => void,
  leave: () => void,
): LeaveGuard {
  const { history } = window
  const home = historyPosition() ?? 0
  const entries = history.length
  let isReturning = false
  let isAsking = false
  /** From the entry of the form to where the member wants to go. */
  let steps = 0

  function goHome() {
    const position = historyPosition()
    // An entry without a number is a new one, made by a link of the page, or older than the hub.
    const step = position === null ? (history.length > entries ? -1 : 1) : home - position
    isReturning = step !== 0
    if (!isReturning) return
    steps -= step
    history.go(step)
  }

  return {
    ask: (onLeave) => ask(onLeave, () => {}),
    holdHistory(accept) {
      if (isReturning) return goHome()
      if (historyPosition() === home) return
      if (isAsking) {
        leave()
        return accept()
      }
      isAsking = true
      steps = 0
      goHome()
      ask(
        () => history.go(steps),
        () => (isAsking = false),
      )
    },
  }
}

/**
 * The one guard of a form with sensitive answers. It asks before the form's own links and buttons
 * (`mayLeave`) and before its surroundings ({@link LeaveGuardContext}) lead away, has the browser ask before
 * the page goes, and informs the host.
 */
export function useLeaveGuard({ isNeeded, onDiscard, onDirtyChange, words }: LeaveGuardOptions): {
  readonly mayLeave: MayLeave
  readonly dialog: ReactNode
} {
  const surroundings = useContext(LeaveGuardContext)
  const [asked, setAsked] = useState<Question | null>(null)
  const isConfirmed = useRef(false)
  // Synchronously, so that neither the browser nor the host asks again when leaving loads another page.
  const discard = () =>
    flushSync(() => {
      setAsked(null)
      onDiscard()
    })
  const discardNow = useLatestRef(discard)
  useAskBeforeUnload(isNeeded)
  useDirtyChange(isNeeded, onDirtyChange)
  useIsomorphicLayoutEffect(() => {
    if (!isNeeded || !surroundings) return
    surroundings.current = createLeaveGuard(
      (leave, stay) => setAsked({ leave, stay }),
      () => discardNow.current(),
    )
    return () => {
      surroundings.current = null
    }
  }, [isNeeded, surroundings, discardNow])

  function mayLeave(event: MouseEvent<HTMLElement>): boolean {
    if (!isNeeded || isConfirmed.current || isForBrowser(event)) return true
    event.preventDefault()
    const pressed = event.currentTarget
    setAsked({ leave: () => pressed.click(), stay: () => {} })
    return false
  }

  function handleStay() {
    setAsked(null)
    asked?.stay()
  }

  function handleLeave() {
    discard()
    isConfirmed.current = true
    asked?.leave()
    isConfirmed.current = false
  }

  const dialog = <LeaveDialog open={asked !== null} words={words} onStay={handleStay} onLeave={handleLeave} />
  return { mayLeave, dialog }
}

function useAskBeforeUnload(isNeeded: boolean): void {
  useEffect(() => {
    // Only while it is needed: in some browsers such a listener keeps a page out of the back-forward cache.
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault()
      event.returnValue = true // Safari and Chrome before 119
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isNeeded])
}

/** Calls the host when leaving would lose something, and when it no longer would, also because the form is gone. */
function useDirtyChange(hasSensitive: boolean, onDirtyChange: DirtyChangeHandler | undefined): void {
  const latest = useLatestRef(onDirtyChange)
  useEffect(() => {
    if (!hasSensitive) return
    const notify = (event: Parameters<DirtyChangeHandler>[0]) => latest.current?.(event)
    notify({ hasSensitive: true })
    return () => notify({ hasSensitive: false })
  }, [hasSensitive, latest])
}

interface LeaveDialogProps {
  readonly open: boolean
  readonly words: LeaveWords
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Staying is the primary action and has the focus. */
function LeaveDialog({ open, words, onStay, onLeave }: LeaveDialogProps): ReactNode {
  const c = useMessages(commonMessages)
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={words.title}
      closeLabel={c('common.close')}
      initialFocus={stay}
      actions={
        <>
          <Button ref={stay} variant="primary" onClick={onStay}>
            {words.stay}
          </Button>
          <Button onClick={onLeave}>{words.leave}</Button>
        </>
      }
    >
      <p className="xp-type-body">{words.text}</p>
    </Dialog>
  )
}
