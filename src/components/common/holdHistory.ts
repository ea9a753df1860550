import { historyPosition, type LeaveGuard } from './LeaveGuardContext.ts'

/**
 * A guard that holds the browser's history at the entry where it is made. Back and Forward cannot be prevented in every
 * engine: the browser has gone when we are called, so it is led back, and the member is asked there.
 *
 * @param leave loses what is typed, without a question.
 */
export function createLeaveGuard(
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
