'use client'

import { useCallback, useState } from 'react'
import { useExperience } from './ExperienceContext.ts'
import { loadPart } from './loadPart.ts'

/** What a press leads to, its code loaded then: what stands on the page stays until it is there, or has failed to come. `load` keeps its identity. */
export function useLazyPart<Part extends object>(load: () => Promise<Part>) {
  const { report } = useExperience()
  const [part, setPart] = useState<Part | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const [error, setError] = useState<unknown>(null)

  /** True when it is there. */
  const ask = useCallback(async (): Promise<boolean> => {
    setIsLoading(true)
    setError(null)
    try {
      setPart(await loadPart(load))
      return true
    } catch (failure) {
      setError(failure)
      report(failure)
      return false
    } finally {
      setIsLoading(false)
    }
  }, [load, report])

  return { part, isLoading, error, ask }
}
