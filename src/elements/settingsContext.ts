import type { CarriedSettings } from './mergeSettings.ts'

/** Takes the settings now, and again whenever they change, until `unsubscribe` is called. */
export type SettingsCallback = (settings: CarriedSettings, unsubscribe: () => void) => void

/**
 * How an element finds the settings around it: the event of the Context Community Protocol of the web components group,
 * so that it also leads out of shadow roots of the host's, and a host may answer it.
 */
const contextName = '@experience-program/react'

interface ContextRequestEvent extends Event {
  readonly context: unknown
  readonly callback: SettingsCallback
  readonly subscribe?: boolean
}

/** Asks what is around `element`. Unanswered when nothing is. */
export function requestSettings(element: Element, callback: SettingsCallback): void {
  const event = new Event('context-request', { bubbles: true, composed: true })
  element.dispatchEvent(
    Object.assign(event, { context: contextName, contextTarget: element, callback, subscribe: true }),
  )
}

/** The elements inside one that asked for its settings. */
export interface SettingsGiver {
  /** Tells all of them of new settings. */
  readonly give: (settings: CarriedSettings) => void
}

/** Answers the elements inside `element` with what `read` gives. */
export function answerRequests(element: Element, read: () => CarriedSettings): SettingsGiver {
  const takers = new Map<SettingsCallback, () => void>()
  element.addEventListener('context-request', (event) => {
    const { context, callback, subscribe } = event as ContextRequestEvent
    // Its own question is for those around it.
    if (context !== contextName || event.composedPath()[0] === element) return
    event.stopImmediatePropagation()
    const unsubscribe = () => void takers.delete(callback)
    if (subscribe) takers.set(callback, unsubscribe)
    callback(read(), unsubscribe)
  })
  return {
    give(settings) {
      for (const [callback, unsubscribe] of takers) callback(settings, unsubscribe)
    },
  }
}
