import type { ExperienceKit } from '../../queries/index.ts'

/** How long after the member agreed to leave the page goes. */
const leavingMs = 1_000
let agreedAt = -Infinity

/** The member has just agreed to leave: the browser does not ask once more. */
export function agreeToLeave(): void {
  agreedAt = performance.now()
}

/** Has the browser ask before the tab is closed, loaded anew or leads elsewhere. Returns what ends it. */
export function askBeforeUnload(): () => void {
  const since = performance.now()
  const ask = (event: BeforeUnloadEvent) => {
    // What is typed after it was not agreed to.
    if (agreedAt > since && performance.now() - agreedAt < leavingMs) return
    event.preventDefault()
    event.returnValue = true // Safari and Chrome before 119
  }
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}

/**
 * Has the browser ask while something is typed or not sent yet: it lives in this page alone. Only then, for in some
 * browsers a listener keeps a page out of the back-forward cache. Returns what ends it.
 */
export function askWhileUnsent({ drafts, outbox, writeRecords }: ExperienceKit): () => void {
  let stopAsking: (() => void) | null = null
  // Sensitive answers are no draft. The attempt holds them, also when their form is gone.
  const isAnswering = () =>
    ['createInterest', 'submitIntake'].some((name) =>
      writeRecords.list(name).some(({ outcome }) => outcome === 'pending'),
    )
  function update(isOver = false) {
    const isNeeded = !isOver && (!drafts.isEmpty() || !outbox.isSent() || isAnswering())
    if (isNeeded) stopAsking ??= askBeforeUnload()
    else {
      stopAsking?.()
      stopAsking = null
    }
  }
  const stops = [drafts, outbox, writeRecords].map(({ subscribe }) => subscribe(() => update()))
  update()
  return () => {
    for (const stop of stops) stop()
    update(true)
  }
}
