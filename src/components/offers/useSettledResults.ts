'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { useAnnounce } from '../../ui/index.ts'
import { useExperience } from '../common/index.ts'
import { needsWholeCatalog, type OfferFilters } from './OfferFilters.ts'

const settleMs = 600

export interface SettledResultsInput {
  readonly filters: OfferFilters
  /** Those at the start, which nobody needs to be told of. */
  readonly initial: RefObject<OfferFilters>
  readonly count: number
  /** The count in words. */
  readonly countText: string
  readonly isSearching: boolean
  /** The catalog was read to its end for these filters. */
  readonly isComplete: boolean
}

/**
 * Once typing and pressing have come to rest: says how many there are, and tells the host once that there was a search.
 */
export function useSettledResults({
  filters,
  initial,
  count,
  countText,
  isSearching,
  isComplete,
}: SettledResultsInput): void {
  const announce = useAnnounce()
  const { emit } = useExperience()
  const told = useRef<OfferFilters | null>(null)

  useEffect(() => {
    if (filters === initial.current) return
    const timer = setTimeout(() => {
      announce(countText)
      if (isSearching || told.current === filters || !needsWholeCatalog(filters)) return
      told.current = filters
      emit({ name: 'catalog.searched', results: count, isComplete })
    }, settleMs)
    return () => clearTimeout(timer)
  }, [filters, initial, count, countText, isSearching, isComplete, announce, emit])
}
