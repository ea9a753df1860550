'use client'

import { type RefObject, useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { withDefaults } from '../../base/index.ts'
import type { Offer } from '../../contract/index.ts'
import { type ListResult, useWallet } from '../../queries/index.ts'
import { useAnnounce, useIsomorphicLayoutEffect, useReconnect } from '../../ui/index.ts'
import {
  type OfferWords,
  readFailure,
  useExperience,
  useLazyPart,
  useViewed,
  useContentShown,
} from '../common/index.ts'
import { loadFilterPart, type OfferFilterPart } from './loadFilterPart.ts'
import type { OfferCatalogProps } from './OfferCatalogProps.ts'
import { needsWholeCatalog, noFilters, offerFilterControls, type OfferFilters } from './OfferFilters.ts'
import type { OpenFilter } from './OpenFiltersProps.ts'
import { type OfferResults, useOfferResults, useSearchedOffers } from './useOfferResults.ts'

type CatalogProps = Pick<
  OfferCatalogProps,
  'filters' | 'defaultFilters' | 'onFiltersChange' | 'filterControls'
>

/** The catalog, what of it was found, and what is to be shown. Announces what was found, and emits the events. */
export function useCatalog(props: CatalogProps, words: OfferWords) {
  const { t } = words
  const { data: wallet } = useWallet()
  const filterPart = useLazyPart(loadFilterPart)
  const { part } = filterPart
  const { filters, change, initial, isReady } = useOfferFilters(props, part)
  // Typing stays quick while thousands are searched.
  const wanted = useApplied(useDeferredValue(filters), part !== null)
  const { list, ...search } = useSearchedOffers(wanted.search)
  const finder = useMemo(() => part && part.createOfferFinder(words, wallet), [part, wallet, words])
  const [open, setOpen] = useState<OpenFilter | null>(null)
  const found = useOfferResults(list, wanted, words, { ...search, finder, isChoosing: open !== null })
  const count = found.results.length
  // The first number of a page takes long to write, and the first request would wait for it.
  const countText = list.data ? t(list.hasMore ? 'offers.countSoFar' : 'offers.count', { count }) : ''
  // Nothing is shown before the filters of an address hold: they are read, and what they leave is found.
  const [isUnread, setIsUnread] = useState(!isReady)
  if (isUnread && isReady && wanted === filters && found.subject === wanted) setIsUnread(false)
  const isWaiting = isUnread || (part === null && needsWholeCatalog(wanted))
  const isNeeded = !isReady || needsWholeCatalog(filters)
  const isPartMissing = isNeeded && part === null && filterPart.error !== null
  const isLoading = isWaiting || list.data === undefined || (list.data.length === 0 && found.isSearching)
  useViewed(list.data ? 'catalog' : null, () => ({ name: 'catalog.viewed' }))
  useContentShown('catalog', !isLoading && list.data !== undefined)
  const error = isPartMissing ? filterPart.error : readFailure(list)
  const state = error === null ? stateOf(list, found, isLoading, search.isAsked) : ('failed' as const)
  usePartWhereNeeded(filterPart, isNeeded)
  useSettledResults({
    filters: found.subject,
    initial,
    count,
    text: (state === 'no-match' && part?.noMatchTitle(found.subject, t)) || countText,
    isSearching: found.isSearching || isLoading,
    isComplete: !found.isIncomplete && found.limitedTo === null,
  })
  return {
    list,
    state,
    failure: { error, onRetry: isPartMissing ? filterPart.ask : list.refetch },
    // Whoever searches can search for something else, and where the search itself is missing, look at all.
    hasFilterBar: search.isAsked || isPartMissing || (state !== 'failed' && state !== 'empty'),
    filterBar: {
      filters,
      kinds: found.kinds,
      types: found.types,
      isLoading,
      wallet,
      controls: props.filterControls ?? offerFilterControls,
      filterPart,
      findings: found.findings,
      isComplete: !list.hasMore,
      open,
      onOpenChange: setOpen,
      onChange: change,
    },
    found: { part, found, countText, filters, onChange: change },
  }
}

function stateOf(
  { data, hasMore }: ListResult<Offer>,
  found: OfferResults,
  isLoading: boolean,
  isAsked: boolean,
): 'empty' | 'loading' | 'no-match' | 'ready' {
  if (data?.length === 0 && !hasMore && !isAsked) return 'empty'
  const isNone = found.results.length === 0
  if (isLoading || (isNone && found.isSearching)) return 'loading'
  return isNone && !found.isIncomplete && found.limitedTo === null ? 'no-match' : 'ready'
}

/** The filters as far as they can be applied: until their code is loaded, what was there stays. */
function useApplied(filters: OfferFilters, isLoaded: boolean): OfferFilters {
  const [applied, setApplied] = useState(filters)
  const canApply = isLoaded || !needsWholeCatalog(filters)
  if (canApply && applied !== filters) setApplied(filters)
  return canApply ? filters : applied
}

/** Loads the filters' own part once it is needed. A failure waits for the member, or for the connection. */
function usePartWhereNeeded(
  { part, isLoading, error, ask }: ReturnType<typeof useLazyPart<OfferFilterPart>>,
  isNeeded: boolean,
): void {
  useEffect(() => {
    if (isNeeded && part === null && !isLoading && error === null) void ask()
  })
  useReconnect(isNeeded && error !== null, ask)
}

/** The filters, the host's or our own, and how to change some of them. The same object while nothing changes. */
function useOfferFilters(
  { filters: given, defaultFilters = {}, onFiltersChange }: CatalogProps,
  part: OfferFilterPart | null,
) {
  const [own, setOwn] = useState(defaultFilters)
  const isReady = typeof own !== 'string' || own === ''
  if (!isReady && part) setOwn(part.filtersFromSearch(own))
  // Hosts write the object anew in each render; what hangs on it (a deferred value, a search of thousands) must not.
  const text = JSON.stringify(withDefaults(noFilters, given ?? (isReady && own ? own : {})))
  const filters = useMemo(() => JSON.parse(text) as OfferFilters, [text])
  const initial = useRef(filters)
  // One handler may change them several times before the next render.
  const newest = useRef(filters)
  useIsomorphicLayoutEffect(() => {
    newest.current = filters
  })
  // Where the host refuses a change, the next one begins with the host's filters.
  const [, render] = useReducer((count: number) => count + 1, 0)

  function change(changed: Partial<OfferFilters>) {
    const next = withDefaults(newest.current, changed)
    newest.current = next
    if (given) render()
    else setOwn(next)
    onFiltersChange?.({ filters: next })
  }

  return { filters, change, initial, isReady: isReady || given !== undefined }
}

const settleMs = 600

interface SettledResultsInput {
  readonly filters: OfferFilters
  /** Those at the start, which nobody needs to be told of. */
  readonly initial: RefObject<OfferFilters>
  readonly count: number
  /** The count in words, or that there is none. */
  readonly text: string
  readonly isSearching: boolean
  /** The catalog was read to its end for these filters. */
  readonly isComplete: boolean
}

/**
 * Once typing and pressing have come to rest: says how many there are, and tells the host once that there was a search.
 */
function useSettledResults({
  filters,
  initial,
  count,
  text,
  isSearching,
  isComplete,
}: SettledResultsInput): void {
  const announce = useAnnounce()
  const { emit } = useExperience()
  const told = useRef<OfferFilters | null>(null)

  useEffect(() => {
    if (filters === initial.current) return
    const timer = setTimeout(() => {
      announce(text)
      if (isSearching || told.current === filters || !needsWholeCatalog(filters)) return
      told.current = filters
      emit({ name: 'catalog.searched', results: count, isComplete })
      if (count === 0 && isComplete) emit({ name: 'catalog.nothingFound' })
    }, settleMs)
    return () => clearTimeout(timer)
  }, [filters, initial, count, text, isSearching, isComplete, announce, emit])
}
