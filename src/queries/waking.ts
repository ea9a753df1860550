import { focusManager, onlineManager } from '@tanstack/react-query'
import type { MemberSession } from '../client/index.ts'

/** When the reads of a session may go on, for those whose page came back. */
const turns = new WeakMap<MemberSession, Promise<void>>()

/**
 * What is read again after the page came back waits for this: at nine, or after an outage, all pages come back in one
 * moment. What shows nothing yet, and what a member does, does not wait.
 */
export const turnAfterWaking = (session: MemberSession): Promise<void> | undefined => turns.get(session)

// A screen reader presses by a click alone.
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'click']
const longestMs = 30_000

/**
 * Sees when the page was away, behind another tab or offline, and comes back. It then waits by chance up to a quarter
 * of the time it was away, at most 30 s, and no longer than until the member does something. Returns the function
 * that stops it.
 *
 * @param page where a sign of the member is seen.
 */
export function watchWaking(session: MemberSession, page: EventTarget = window): () => void {
  let awaySinceMs = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let go = () => {}
  const act = () => go()
  const handleChange = () => {
    if (!focusManager.isFocused() || !onlineManager.isOnline()) awaySinceMs ||= Date.now()
    else if (awaySinceMs) {
      const mostMs = Math.min((Date.now() - awaySinceMs) / 4, longestMs)
      awaySinceMs = 0
      act()
      clearTimeout(timer)
      timer = setTimeout(act, Math.random() * mostMs)
      turns.set(session, new Promise((resolve) => (go = resolve)))
    }
  }
  const stops = [focusManager.subscribe(handleChange), onlineManager.subscribe(handleChange)]
  for (const sign of signs) page.addEventListener(sign, act, true)
  return () => {
    for (const stop of stops) stop()
    for (const sign of signs) page.removeEventListener(sign, act, true)
    clearTimeout(timer)
    act()
  }
}
