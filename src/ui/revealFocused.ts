import type { FocusEvent } from 'react'

/**
 * An `onFocus` for what stands in a row that scrolls: Chromium leaves one that is cut off at its end as it
 * is. By keyboard alone: under a finger nothing may move.
 */
export function revealFocused({ target }: FocusEvent<Element>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
