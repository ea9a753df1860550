'use client'

import { useState } from 'react'
import type { RefObject } from 'react'
import { useIsomorphicLayoutEffect } from './hooks/useIsomorphicLayoutEffect.ts'

/** What {@link useModal} follows. */
export interface ModalOptions {
  readonly open: boolean
  readonly initialFocus: RefObject<HTMLElement | null> | undefined
}

/** Keeps a native `dialog` modal while `open`, and its content there (`isPresent`) until it has left the screen. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, { open, initialFocus }: ModalOptions) {
  const [isPresent, setIsPresent] = useState(open)
  if (open && !isPresent) setIsPresent(true)

  function show() {
    const dialog = ref.current
    if (!dialog || dialog.open) return
    dialog.showModal()
    const target = initialFocus?.current ?? dialog
    target.focus({ preventScroll: true })
  }

  useIsomorphicLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open) {
      show()
      return
    }
    if (!isPresent) return
    let isStale = false
    function leave() {
      if (isStale) return
      dialog?.close()
      setIsPresent(false)
    }
    const leaving = dialog.getAnimations?.() ?? []
    if (leaving.length === 0) leave()
    else Promise.allSettled(leaving.map((animation) => animation.finished)).then(leave, leave)
    return () => {
      isStale = true
    }
    // Only opening and closing count: another `initialFocus` must not pull the focus from where the member is.
  }, [open, isPresent])

  // Closing hands the focus back, which a dialog that just goes from the page does not.
  useIsomorphicLayoutEffect(() => {
    const dialog = ref.current
    return () => {
      if (dialog?.open) dialog.close()
    }
  }, [ref])

  return { isPresent, reopen: show }
}
