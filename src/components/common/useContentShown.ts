'use client'

import { useEffect, useRef, useState } from 'react'
import { type ContentView, useExperience } from './ExperienceContext.ts'

/**
 * Emits once how long a view took from its mount until its content was painted. Nothing where the page was not seen
 * all the while: it paints nothing then, and the time says nothing of a member's wait.
 */
export function useContentShown(view: ContentView, isShown: boolean): void {
  const { emit } = useExperience()
  const [mountedAt] = useState(() => performance.now())
  const isOver = useRef(false)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') isOver.current = true
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (!isShown || isOver.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        if (isOver.current) return
        isOver.current = true
        emit({ name: 'content.shown', view, durationMs: Math.round(performance.now() - mountedAt) })
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [view, isShown, emit, mountedAt])
}
