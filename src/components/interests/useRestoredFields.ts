'use client'

import { type RefObject, useEffect } from 'react'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const fields = 'input, select, textarea'

/** What a field has now, to be put back: its text lives in the function alone. */
function keep(field: Field): () => void {
  const { value } = field
  const isChecked = 'checked' in field && field.checked
  return () => {
    if (!field.isConnected) return
    if (field.value !== value) field.value = value
    if ('checked' in field && field.checked !== isChecked) field.checked = isChecked
  }
}

/**
 * WebKit empties each form with `autocomplete="off"` when its page comes from the back-forward cache, and fires no
 * event: the fields would not show what is sent, and what was typed of an allergy would be gone without a word. They
 * get back what they had. It is kept only from the moment in which the browser freezes the page until it is shown.
 */
export function useRestoredFields(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    let kept: readonly (() => void)[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleHide = ({ persisted }: PageTransitionEvent) => {
      if (persisted) kept = [...(form.current?.querySelectorAll<Field>(fields) ?? [])].map(keep)
    }
    const handleShow = () => {
      const all = kept
      kept = []
      // The form is emptied in a task after this event.
      if (all.length > 0) timer = setTimeout(() => all.forEach((putBack) => putBack()))
    }
    window.addEventListener('pagehide', handleHide)
    window.addEventListener('pageshow', handleShow)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', handleHide)
      window.removeEventListener('pageshow', handleShow)
    }
  }, [form])
}
