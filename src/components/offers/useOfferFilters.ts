'use client'

import { useMemo, useRef, useState } from 'react'
import { noFilters, type OfferFilters } from './OfferFilters.ts'

export interface OfferFiltersInput {
  readonly filters: Partial<OfferFilters> | undefined
  readonly defaultFilters: Partial<OfferFilters> | undefined
  readonly onFiltersChange: ((change: { readonly filters: OfferFilters }) => void) | undefined
}

/** The filters, the host's or our own, and how to change some of them. The same object while nothing changes. */
export function useOfferFilters({ filters: given, defaultFilters, onFiltersChange }: OfferFiltersInput) {
  const [own, setOwn] = useState<OfferFilters>({ ...noFilters, ...defaultFilters })
  const { search, kind, isWithinPoints, isAvailable, sort } = given ? { ...noFilters, ...given } : own
  // Hosts write the object anew in each render; what hangs on it (a deferred value, a search of thousands) must not.
  const filters = useMemo(
    () => ({ search, kind, isWithinPoints, isAvailable, sort }),
    [search, kind, isWithinPoints, isAvailable, sort],
  )
  const initial = useRef(filters)

  function change(part: Partial<OfferFilters>) {
    const next = { ...filters, ...part }
    if (!given) setOwn(next)
    onFiltersChange?.({ filters: next })
  }

  return { filters, change, initial }
}
