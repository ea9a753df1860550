'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { useLatestRef } from '../../ui/index.ts'
import { type ExperienceEvent, useExperience } from './ExperienceContext.ts'

/**
 * Emits an event when a form leaves the page, or its page is left, while something typed in it is not sent: set the
 * ref as that changes.
 */
export function useAbandonment(event: () => ExperienceEvent): RefObject<boolean> {
  const { emit } = useExperience()
  const hasUnsent = useRef(false)
  const latest = useLatestRef(() => emit(event()))
  useEffect(() => {
    const handleLeave = () => {
      if (hasUnsent.current) latest.current()
      hasUnsent.current = false
    }
    window.addEventListener('pagehide', handleLeave)
    return () => {
      window.removeEventListener('pagehide', handleLeave)
      handleLeave()
    }
  }, [latest])
  return hasUnsent
}
