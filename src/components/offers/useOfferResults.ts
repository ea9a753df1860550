'use client'

import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Offer, Wallet } from '../../contract/index.ts'
import { useMoments } from '../../i18n/index.ts'
import type { ListResult } from '../../queries/index.ts'
import { isBookable, offerKinds, offerLabel, type OfferWords } from '../common/index.ts'
import {
  createOfferText,
  filterOffers,
  needsWholeCatalog,
  noFilters,
  type OfferFilters,
  sortOffers,
} from './OfferFilters.ts'

export interface OfferResults {
  readonly results: readonly Offer[]
  /** The filters that `results` are for: a little behind those that are wanted. */
  readonly subject: OfferFilters
  readonly kinds: readonly string[]
  /** Those that the host names. */
  readonly types: readonly string[]
  /** The catalog is still being read for these filters: what is shown may grow, and "no match" would be a guess. */
  readonly isSearching: boolean
  /** It could not be read to its end, so what is shown for these filters is not all. */
  readonly isIncomplete: boolean
  /** How many there are with the search alone, in the catalog as far as it was read. */
  readonly countWithoutFilters: number
}

const noOffers: readonly Offer[] = []

/**
 * The catalog, narrowed and in order. While that needs offers that were not read yet, it reads on in the background.
 */
export function useOfferResults(
  list: ListResult<Offer>,
  wallet: Wallet | undefined,
  wanted: OfferFilters,
  words: OfferWords,
): OfferResults {
  const offers = list.data ?? noOffers
  const textOf = useMemo(() => createOfferText(words.kind, words.type), [words])
  const filters = useApplicableFilters(wanted, offers, textOf)
  // A first page without a row, and yet not the last one, is nothing to show either.
  const needsMore = list.hasMore && (needsWholeCatalog(wanted) || offers.length === 0)
  const hasStopped = list.fetchMoreError !== null

  const passed = useMoments(useMemo(() => offers.map(({ expiresAt }) => expiresAt), [offers]))
  const narrowed = useMemo(() => {
    const context = {
      wallet,
      textOf,
      isAvailable: (offer: Offer) => isBookable(offerLabel(offer, words.format)),
    }
    const results = sortOffers(filterOffers(offers, filters, context), filters.sort, wallet)
    const searched =
      results.length > 0 ? results : filterOffers(offers, { ...noFilters, search: filters.search }, context)
    return { results, countWithoutFilters: searched.length }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `passed`: another one can no longer be had
  }, [offers, filters, wallet, textOf, words, passed])
  const kinds = useMemo(() => offerKinds(offers), [offers])
  const types = useMemo(
    () => [...new Set(offers.flatMap(({ type }) => (words.type(type) === null ? [] : (type?.trim() ?? []))))],
    [offers, words],
  )

  // A failure stops it until the member asks again. In each render, because every page may call for the next.
  useEffect(() => {
    if (needsMore && !list.isFetchingMore && !hasStopped) void list.fetchMore()
  })

  return {
    ...narrowed,
    subject: filters,
    kinds,
    types,
    isSearching: needsMore && !hasStopped,
    isIncomplete: needsMore && hasStopped,
  }
}

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
