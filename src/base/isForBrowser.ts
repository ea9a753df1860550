/** The parts of a click that say where it leads; React's events and the DOM's both have them. */
interface Click {
  readonly button: number
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** Whether a click on a link should be left to the browser: it opens a new tab or window, or downloads. */
export function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
