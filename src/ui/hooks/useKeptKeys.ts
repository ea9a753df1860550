'use client'

import type { RefObject } from 'react'
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts'
import { useLatestRef } from './useLatestRef.ts'

interface KeptKeysOptions {
  /** While it is false, the page hears every key. */
  readonly isActive: boolean
  readonly keys: readonly string[]
  readonly onKey?: (key: string) => void
}

/**
 * Keeps keys that are pressed inside an element from the page's own listeners. A host's dialog around ours hears
 * `Escape` and `Tab` on the document before we do: it would close too, or hold the focus. What the browser does by
 * itself goes on.
 */
export function useKeptKeys(root: RefObject<HTMLElement | null>, options: KeptKeysOptions): void {
  const latest = useLatestRef(options)
  const { isActive } = options
  useIsomorphicLayoutEffect(() => {
    const element = root.current
    const view = element?.ownerDocument.defaultView
    if (!isActive || !element || !view) return
    const keep = (event: KeyboardEvent) => {
      const { keys, onKey } = latest.current
      // Under a modal dialog the page hears the keys for which nothing has the focus.
      const isOurs =
        event.composedPath().includes(element) ||
        (element.tagName === 'DIALOG' && event.target === view.document.body)
      if (!isOurs || !keys.includes(event.key)) return
      event.stopImmediatePropagation()
      onKey?.(event.key)
    }
    view.addEventListener('keydown', keep, true)
    return () => view.removeEventListener('keydown', keep, true)
  }, [root, isActive, latest])
}
