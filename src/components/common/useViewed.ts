'use client'

import { useEffect, useRef } from 'react'
import { useLatestRef } from '../../ui/index.ts'
import { type ExperienceEvent, useExperience } from './ExperienceContext.ts'

/** Emits an event once for each `subject` that was shown, on a page that is seen; `null` for not yet. */
export function useViewed(subject: string | null, event: () => ExperienceEvent): void {
  const { emit } = useExperience()
  const latest = useLatestRef(event)
  const seen = useRef<string | null>(null)
  useEffect(() => {
    const look = () => {
      // A page that the browser prerenders, or a tab that was opened behind another, may never be seen. The ref
      // outlives StrictMode's second run of the effect: one view, one event.
      if (subject === null || seen.current === subject || document.visibilityState === 'hidden') return
      seen.current = subject
      emit(latest.current())
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [subject, emit, latest])
}
