import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the title of a page that the member went to, so that a screen reader says where they are and
 * the keyboard goes on from there. A title that is still loading is waited for, until the member does something else.
 */
export function useTitleFocus(main: RefObject<HTMLElement | null>, path: string): void {
  const shown = useRef(path)
  useEffect(() => {
    const element = main.current
    if (!element || shown.current === path) return
    shown.current = path
    focus(element)
    focusTitle(element)
    const titles = new MutationObserver(() => focusTitle(element))
    const stop = () => titles.disconnect()
    titles.observe(element, { childList: true, subtree: true })
    window.addEventListener('keydown', stop, { once: true })
    window.addEventListener('pointerdown', stop, { once: true })
    return () => {
      stop()
      window.removeEventListener('keydown', stop)
      window.removeEventListener('pointerdown', stop)
    }
  }, [main, path])
}

/** Only where nothing in the page has the focus on purpose. */
function focusTitle(main: HTMLElement): void {
  const title = main.querySelector('h1')
  const { activeElement } = document
  if (title && (activeElement === main || activeElement === document.body)) focus(title)
}

function focus(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
