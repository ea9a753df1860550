'use client'

import { useSyncExternalStore } from 'react'
import { leaveChanged, type LeaveChoice, type LeaveRequest, leaveRequested } from './leaveEvents.ts'

/** For the guard of a host's own router. */
export interface LeaveBlocker {
  /** True while a form on this page holds a sensitive answer that leaving would lose. */
  readonly isNeeded: boolean
  /**
   * Asks the member, in the words and in the dialog of the form. Resolves to `leave` at once where nothing would be
   * lost, and when the form goes meanwhile. On `leave` what was typed is gone from the form: lead away then. Called
   * again while the member is being asked, it takes that for the answer, and resolves to `leave`; the earlier call to
   * `stay`.
   */
  readonly ask: () => Promise<LeaveChoice>
}

/**
 * Lets a router of your own ask before it takes a form away, as the hub does with `useHubHistory`. Works anywhere on
 * the page, also outside the provider and for the custom elements. The browser's own question, before the page itself
 * goes, is asked without it.
 */
export function useLeaveBlocker(): LeaveBlocker {
  const isNeeded = useSyncExternalStore(
    subscribe,
    () => isHeld(),
    () => false,
  )
  return { isNeeded, ask }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(leaveChanged, listener)
  return () => window.removeEventListener(leaveChanged, listener)
}

/** Whether a form is in the way. With an `answer` it asks the member. */
function isHeld(answer?: LeaveRequest['answer']): boolean {
  const detail: LeaveRequest | null = answer ? { answer } : null
  return !window.dispatchEvent(new CustomEvent(leaveRequested, { cancelable: true, detail }))
}

async function ask(): Promise<LeaveChoice> {
  // One form after the other: the first has nothing to lose once the member has agreed.
  while (isHeld()) {
    const choice = await new Promise<LeaveChoice>((resolve) => void isHeld(resolve))
    if (choice === 'stay') return choice
  }
  return 'leave'
}
