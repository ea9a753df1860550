'use client'

import { useEffect, useRef, useState } from 'react'
import { type ContentView, useExperience } from './ExperienceContext.ts'

/** Emits once how long a view took from its mount until its content was painted. */
export function useContentShown(view: ContentView, isShown: boolean): void {
  const { emit } = useExperience()
  const [mountedAt] = useState(() => performance.now())
  const isTold = useRef(false)
  useEffect(() => {
    // A page that is not seen paints nothing: what it would take says nothing of a member's wait.
    if (!isShown || isTold.current || document.visibilityState === 'hidden') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        isTold.current = true
        emit({ name: 'content.shown', view, durationMs: Math.round(performance.now() - mountedAt) })
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [view, isShown, emit, mountedAt])
}
