'use client'

import { useEffect, useRef } from 'react'
import { type ExperienceEvent, useExperience } from './ExperienceContext.ts'

/** Emits an event once for each `subject` that was shown; `null` for not yet. */
export function useViewed(subject: string | null, event: () => ExperienceEvent): void {
  const { emit } = useExperience()
  const seen = useRef<string | null>(null)
  useEffect(() => {
    // The ref outlives StrictMode's second run of the effect: one view, one event.
    if (subject === null || seen.current === subject) return
    seen.current = subject
    emit(event())
  })
}
