import type { ExperienceEvent } from '../components/common/index.ts'

/** What was told already: several elements of a session hear the same. */
const told = new WeakSet<object>()

/** Tells the page as `xp-event` and `xp-error`, an error or the end of a session by one element only. */
export function reportOnce(element: HTMLElement) {
  function tell(name: string, detail: unknown) {
    element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
  }
  /** Whether `subject` is new. */
  function take(subject: unknown): boolean {
    if (typeof subject !== 'object' || subject === null) return true
    const isNew = !told.has(subject)
    told.add(subject)
    return isNew
  }
  return {
    onEvent(event: ExperienceEvent, session?: object) {
      if (event.name !== 'session.ended' || take(session)) tell('xp-event', event)
    },
    onError(error: unknown) {
      if (take(error)) tell('xp-error', error)
    },
  }
}
