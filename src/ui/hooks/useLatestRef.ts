'use client'

import { type RefObject, useRef } from 'react'
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts'

/**
 * A ref that holds the value of the last render: for handlers and timers that must not be set up again with
 * each render.
 */
export function useLatestRef<T>(value: T): Readonly<RefObject<T>> {
  const ref = useRef(value)
  useIsomorphicLayoutEffect(() => {
    ref.current = value
  })
  return ref
}
