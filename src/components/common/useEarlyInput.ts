'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { useHydrated } from '../../i18n/index.ts'
import { useIsomorphicLayoutEffect } from '../../ui/index.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What a member types or chooses before the script of a server's page has come: React leaves it in the field while it
 * hydrates, hears nothing of it, and writes over it when it renders next. It is entered again, as by the member.
 */
export function useEarlyInput(root: RefObject<HTMLElement | null>): void {
  const isHydrated = useHydrated()
  const isHydrating = useRef(!isHydrated)
  const early = useRef<readonly (() => void)[]>([])

  useIsomorphicLayoutEffect(() => {
    if (!isHydrating.current) return
    isHydrating.current = false
    const fields = root.current?.querySelectorAll<Field>('input, select, textarea') ?? []
    // Those of a component within this one are entered by that, which may hydrate later.
    const isOwn = (field: Field) => field.closest('[data-xp-component]') === root.current
    early.current = [...fields].filter(isOwn).flatMap((field) => enterAgain(field) ?? [])
  }, [root])

  useEffect(() => {
    const entries = early.current
    early.current = []
    // React renders after each, so that none is handled with what was there before another.
    queueMicrotask(() => entries.forEach((enter) => enter()))
  }, [])
}

/** Enters what a field has and was not rendered with. Its text lives in the function alone. */
function enterAgain(field: Field): (() => void) | null {
  if (field instanceof HTMLSelectElement) {
    const { value, options } = field
    if ([...options].find(({ defaultSelected }) => defaultSelected)?.value === value) return null
    return () => {
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  if ('checked' in field && /^(radio|checkbox)$/.test(field.type)) {
    const { checked, defaultChecked, type } = field
    if (checked === defaultChecked || (type === 'radio' && !checked)) return null
    return () => {
      field.checked = defaultChecked
      field.click()
    }
  }
  const { value, defaultValue } = field
  if (value === defaultValue) return null
  return () => {
    // React remembers what a script sets, and takes an event for the member's where the field has something else.
    field.value = defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
