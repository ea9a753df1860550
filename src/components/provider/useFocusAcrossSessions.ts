'use client'

import type { RefObject } from 'react'
import { isFocusLost, useIsomorphicLayoutEffect } from '../../ui/index.ts'
import { focusOn } from '../common/index.ts'

/** The name of the component that had the focus as its session was replaced. */
export type LeftFocus = RefObject<string | undefined>

/**
 * A new session replaces all that is inside its provider: who had the focus in there, as by *Sign in again*, has it in
 * the same component again, in place of the page's beginning.
 */
export function useFocusAcrossSessions(root: RefObject<HTMLElement | null>, left: LeftFocus): void {
  useIsomorphicLayoutEffect(() => {
    const element = root.current
    if (!element) return
    if (isFocusLost(element)) focusOn(element.querySelector(`[data-xp-component="${left.current}"]`))
    return () => {
      const around = element.querySelector<HTMLElement>('[data-xp-component]:focus-within')
      left.current = around?.dataset.xpComponent
    }
  }, [root, left])
}
