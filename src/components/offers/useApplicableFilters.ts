'use client'

import { startTransition, useEffect, useState } from 'react'
import type { Offer } from '../../contract/index.ts'
import type { OfferFilters } from './OfferFilters.ts'

/** So few offers are searched at once. */
const atOnce = 500
/** The page is held up no longer than this at a time. */
const stepMs = 20

/**
 * The filters as soon as they can be applied without holding up the page: before the first search of a long catalog its
 * texts are made, some at a time, and what was there before stays on screen.
 */
export function useApplicableFilters(
  filters: OfferFilters,
  offers: readonly Offer[],
  textOf: (offer: Offer) => string,
): OfferFilters {
  const [applied, setApplied] = useState(filters)
  const mustWait = applied.search === '' && filters.search !== '' && offers.length > atOnce
  if (applied !== filters && !mustWait) setApplied(filters)

  useEffect(() => {
    if (!mustWait) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let done = 0
    function step() {
      const end = performance.now() + stepMs
      for (let offer = offers[done]; offer && performance.now() < end; offer = offers[done]) {
        textOf(offer)
        done += 1
      }
      if (done < offers.length) timer = setTimeout(step)
      else startTransition(() => setApplied(filters))
    }
    step()
    return () => clearTimeout(timer)
  }, [mustWait, filters, offers, textOf])

  return mustWait ? applied : filters
}
