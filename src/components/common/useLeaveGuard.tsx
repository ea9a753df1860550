'use client'

import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { callSafely, isForBrowser } from '../../base/index.ts'
import { commonMessages, useMessages } from '../../i18n/index.ts'
import { Button, Dialog, useIsomorphicLayoutEffect, useLatestRef } from '../../ui/index.ts'
import { agreeToLeave, askBeforeUnload } from './askBeforeUnload.ts'
import { useExperience } from './ExperienceContext.ts'
import { historyPosition } from './historyPosition.ts'
import { type LeaveGuard, LeaveGuardContext } from './LeaveGuardContext.ts'
import { leaveChanged, type LeaveRequest, leaveRequested } from './leaveEvents.ts'

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

interface LeaveQuestionOptions {
  /** True while something is typed that leaving would lose. */
  readonly isNeeded: boolean
  /** Clears what would be lost, once the member has agreed. */
  readonly onDiscard: () => void
  readonly onDirtyChange: DirtyChangeHandler | undefined
}

interface LeaveGuardOptions extends LeaveQuestionOptions {
  readonly words: LeaveWords
}

/** The member wants to leave: what is typed would be lost. */
export interface LeaveQuestion {
  readonly leave: () => void
  readonly stay: () => void
}

/**
 * What an engine with the Navigation API tells before it goes somewhere: Chrome 102, Firefox 147, Safari 26.2.
 */
interface NavigateEvent extends Event {
  readonly navigationType: string
  /** To another fragment, by a link of the page or a script; not by `pushState`, which is a router's. */
  readonly hashChange: boolean
  readonly destination: { readonly key: string; readonly url: string }
}

/**
 * A guard that holds the browser's history at the entry where it is made. Where an engine lets Back and Forward be
 * prevented, they are. Else the browser has gone when we are called, so it is led back, and the member is asked
 * there.
 *
 * @param leave loses what is typed, without a question.
 * @param leadsAway whether the form goes where the browser goes to an address.
 */
function createLeaveGuard(
  ask: (onLeave: () => void, onStay: () => void) => void,
  leave: () => void,
  leadsAway: (address: string) => boolean = () => true,
): LeaveGuard & { readonly holdNavigation: (event: Event) => void } {
  const { history } = window
  const home = historyPosition() ?? 0
  let entries = history.length
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

  function hold(goOn: () => void) {
    isAsking = true
    ask(goOn, () => (isAsking = false))
  }

  return {
    ask: (onLeave) => ask(onLeave, () => {}),
    holdHistory(accept) {
      if (isReturning) return goHome()
      if (historyPosition() === home) return
      if (!leadsAway(window.location.href)) {
        entries = history.length
        return accept()
      }
      if (isAsking) {
        leave()
        return accept()
      }
      steps = 0
      goHome()
      hold(() => history.go(steps))
    },
    holdNavigation(event) {
      const { navigationType, hashChange, destination, cancelable, defaultPrevented } = event as NavigateEvent
      const isTraversal = navigationType === 'traverse'
      if (!isTraversal && !hashChange) return
      // What cannot be prevented is heard of again as a `popstate`; what is prevented, once another form has asked.
      if (!cancelable || defaultPrevented || isReturning || !leadsAway(destination.url)) return
      if (isAsking) return leave()
      event.preventDefault()
      hold(() => {
        if (isTraversal) navigationOf(window)?.traverseTo(destination.key)
        else window.location.assign(destination.url)
      })
    },
  }
}

/** TypeScript's DOM knows it as there in every engine. */
const navigationOf = (page: object) =>
  (page as { readonly navigation?: EventTarget & { traverseTo: (key: string) => unknown } }).navigation

/**
 * The one guard of a form with sensitive answers. It asks before the form's own links and buttons
 * (`mayLeave`) and before its surroundings ({@link LeaveGuardContext}) lead away, has the browser ask before
 * the page goes, and informs the host.
 */
export function useLeaveGuard({ words, ...options }: LeaveGuardOptions): {
  readonly mayLeave: MayLeave
  readonly dialog: ReactNode
} {
  const { mayLeave, question } = useLeaveQuestion(options)
  return { mayLeave, dialog: <LeaveDialog question={question} words={words} /> }
}

/** The guard without its dialog. `question` is `null` while the member wants to go nowhere. */
export function useLeaveQuestion({ isNeeded, onDiscard, onDirtyChange }: LeaveQuestionOptions): {
  readonly mayLeave: MayLeave
  readonly question: LeaveQuestion | null
} {
  const [asked, setAsked] = useState<LeaveQuestion | null>(null)
  const isConfirmed = useRef(false)
  // Synchronously, so that neither the browser nor the host asks again when leaving loads another page.
  const discard = () =>
    flushSync(() => {
      setAsked(null)
      onDiscard()
    })
  const discardNow = useLatestRef(discard)
  // Only while it is needed: see `askWhileUnsent`. At once: in Preact an effect waits for the next frame.
  useIsomorphicLayoutEffect(() => (isNeeded ? askBeforeUnload() : undefined), [isNeeded])
  useDirtyChange(isNeeded, onDirtyChange)
  useHeldSurroundings(isNeeded, setAsked, discardNow)
  useLeaveRequests(isNeeded, setAsked, discardNow)

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
    agreeToLeave()
    isConfirmed.current = true
    asked?.leave()
    isConfirmed.current = false
  }

  return { mayLeave, question: asked && { stay: handleStay, leave: handleLeave } }
}

/** Keeps the surroundings from leading away. */
function useHeldSurroundings(...[isNeeded, ask, discardNow]: Parameters<typeof useLeaveRequests>): void {
  const surroundings = useContext(LeaveGuardContext)
  useIsomorphicLayoutEffect(() => {
    if (!isNeeded || !surroundings) return
    const guard = createLeaveGuard(
      (leave, stay) => ask({ leave, stay }),
      () => discardNow.current(),
      surroundings.leadsAway,
    )
    // Of several forms one holds them; another takes over once that one has nothing left to lose.
    const hold = () => void (surroundings.current ??= guard)
    hold()
    window.addEventListener(leaveChanged, hold)
    const navigation = surroundings.leadsAway ? navigationOf(window) : undefined
    navigation?.addEventListener('navigate', guard.holdNavigation)
    return () => {
      if (surroundings.current === guard) surroundings.current = null
      window.removeEventListener(leaveChanged, hold)
      navigation?.removeEventListener('navigate', guard.holdNavigation)
    }
  }, [isNeeded, surroundings, ask, discardNow])
}

/** Asks for whoever owns the navigation (`leaveEvents.ts`). */
function useLeaveRequests(
  isNeeded: boolean,
  ask: (question: LeaveQuestion) => void,
  discardNow: RefObject<() => void>,
): void {
  const asking = useRef<LeaveRequest['answer'] | null>(null)
  useIsomorphicLayoutEffect(() => {
    if (!isNeeded) return
    function handleRequest(event: Event) {
      // Another form is asking.
      if (event.defaultPrevented) return
      event.preventDefault()
      const request = (event as CustomEvent<LeaveRequest | null>).detail
      if (!request) return
      const earlier = asking.current
      if (earlier) discardNow.current()
      earlier?.('stay')
      asking.current = earlier ? null : request.answer
      if (earlier) return request.answer('leave')
      const answer = (choice: Parameters<LeaveRequest['answer']>[0]) => {
        asking.current = null
        request.answer(choice)
      }
      ask({ leave: () => answer('leave'), stay: () => answer('stay') })
    }
    window.addEventListener(leaveRequested, handleRequest)
    window.dispatchEvent(new Event(leaveChanged))
    return () => {
      window.removeEventListener(leaveRequested, handleRequest)
      window.dispatchEvent(new Event(leaveChanged))
    }
  }, [isNeeded, ask, discardNow])
  // A form that goes while it asks is in nobody's way. Not one that is hidden while something beside it suspends.
  useEffect(() => () => asking.current?.('leave'), [])
}

/** Calls the host when leaving would lose something, and when it no longer would, also because the form is gone. */
function useDirtyChange(hasSensitive: boolean, onDirtyChange: DirtyChangeHandler | undefined): void {
  const { report } = useExperience()
  const latest = useLatestRef(onDirtyChange)
  useEffect(() => {
    if (!hasSensitive) return
    const notify = (event: Parameters<DirtyChangeHandler>[0]) =>
      callSafely(() => latest.current?.(event), report)
    notify({ hasSensitive: true })
    return () => {
      notify({ hasSensitive: false })
    }
  }, [hasSensitive, latest, report])
}

interface LeaveDialogProps {
  readonly question: LeaveQuestion | null
  readonly words: LeaveWords
}

/** Staying is the primary action and has the focus. */
function LeaveDialog({ question, words }: LeaveDialogProps): ReactNode {
  const c = useMessages(commonMessages)
  const stay = useRef<HTMLButtonElement>(null)
  const handleStay = () => question?.stay()
  return (
    <Dialog
      open={question !== null}
      onClose={handleStay}
      title={words.title}
      closeLabel={c('common.close')}
      initialFocus={stay}
      actions={
        <>
          <Button ref={stay} variant="primary" onClick={handleStay}>
            {words.stay}
          </Button>
          <Button onClick={() => question?.leave()}>{words.leave}</Button>
        </>
      }
    >
      <p className="xp-type-body">{words.text}</p>
    </Dialog>
  )
}
