'use client'

import { type RefObject, useEffect } from 'react'

/**
 * Focus is never lost. What a member did moves it on purpose, where it was done; this is for the rest: when the focused element
 * goes, with a retry that worked, a session that ended or a row that another reading no longer has, the focus goes to what is
 * left of its surroundings, instead of to the page's beginning.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const section = root.current
    if (!section || typeof MutationObserver === 'undefined') return
    /** The focused element and all around it, up to the root. */
    let path: readonly Element[] = []

    function handleFocusIn({ target }: FocusEvent) {
      path = target instanceof Element ? pathTo(target, section) : []
    }

    function handleFocusOut({ target }: FocusEvent) {
      // Chromium blurs what is being removed; whoever pressed elsewhere leaves it where it is. The removal is done by the next task.
      queueMicrotask(() => {
        if (target === path[0] && path[0]?.isConnected) path = []
      })
    }

    const observer = new MutationObserver(() => {
      if (!path[0] || path[0].isConnected) return
      const left = path.find((element) => element.isConnected && section?.contains(element))
      path = []
      // A focus that is moved on purpose is moved by an effect, which may come after this.
      requestAnimationFrame(() => {
        if (left instanceof HTMLElement && left.isConnected && isFocusLost()) take(left)
      })
    })

    section.addEventListener('focusin', handleFocusIn)
    section.addEventListener('focusout', handleFocusOut)
    observer.observe(section, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      section.removeEventListener('focusin', handleFocusIn)
      section.removeEventListener('focusout', handleFocusOut)
    }
  }, [root])
}

function pathTo(element: Element, root: Element | null): readonly Element[] {
  const path: Element[] = []
  for (let at: Element | null = element; at; at = at === root ? null : at.parentElement) path.push(at)
  return path
}

/** By the document, which names the host of a shadow root that has it: a root knows nothing of a focus outside. */
function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body
}

/** A heading says best where one is; of a list that lost a row, the list does. */
function take(left: HTMLElement) {
  const target =
    (left.matches('ul, ol, li') ? null : left.querySelector<HTMLElement>('h1, h2, h3, h4, h5')) ?? left
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}
