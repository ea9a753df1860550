'use client'

import type { RefObject } from 'react'
import { isFocusLost, useIsomorphicLayoutEffect } from '../../ui/index.ts'
import { focusOn } from '../common/index.ts'

/** The components around what had the focus as its session was replaced, by name, the innermost first. */
export type LeftFocus = RefObject<readonly (string | undefined)[]>

/**
 * A new session replaces all that is inside its provider: who had the focus in there, as by *Sign in again*, has it in
 * the same component again, in place of the page's beginning.
 */
export function useFocusAcrossSessions(root: RefObject<HTMLElement | null>, left: LeftFocus): void {
  useIsomorphicLayoutEffect(() => {
    const element = root.current
    if (!element) return
    for (const name of isFocusLost(element) ? left.current : [])
      if (isFocusLost(element)) focusOn(element.querySelector(`[data-xp-component="${name}"]`))
    return () => {
      const { activeElement } = element.getRootNode() as Document | ShadowRoot
      const around = [...element.querySelectorAll<HTMLElement>('[data-xp-component]')]
      left.current = around
        .filter((component) => component.contains(activeElement))
        .map(({ dataset }) => dataset.xpComponent)
        .reverse()
    }
  }, [root, left])
}
