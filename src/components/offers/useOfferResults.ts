'use client'

import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Offer } from '../../contract/index.ts'
import { useMoments } from '../../i18n/index.ts'
import { type ListResult, useExperienceKit, useOffers } from '../../queries/index.ts'
import { isBookable, offerLabel, type OfferWords } from '../common/index.ts'
import type { OfferFindings, OfferFinder, OfferReading } from './filters/createOfferFinder.ts'
import { needsWholeCatalog, type OfferFilters } from './OfferFilters.ts'

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
  /** So many were looked through, there are more, and the member decides whether to go on; `null` otherwise. */
  readonly limitedTo: number | null
  /** Looks through as many again. */
  readonly goOn: () => void
  /** What more is known where the filters' own part is loaded; `null` without it. */
  readonly findings: OfferFindings | null
}

const noOffers: readonly Offer[] = []

/** The kinds of some offers, each once, in the order in which they first occur. */
export function offerKinds(offers: readonly Offer[]): readonly string[] {
  const kinds = new Set<string>()
  for (const { kind } of offers) kinds.add(kind?.trim() ?? '')
  kinds.delete('')
  return [...kinds]
}

/**
 * The catalog, narrowed and in order. While that needs offers that were not read yet, it reads on in the background.
 */
export function useOfferResults(
  list: ListResult<Offer>,
  wanted: OfferFilters,
  words: OfferWords,
  { isAsked, isAnswered, finder, isChoosing }: ServiceSearch & FindingOptions,
): OfferResults {
  const { limit: step } = useExperienceKit().client.assumptions.offerSearch
  const [limit, setLimit] = useState(step)
  const offers = list.data ?? noOffers
  // A first page without a row, and yet not the last one, is nothing to show either.
  const isNarrowed =
    isChoosing || needsWholeCatalog(isAsked ? { ...wanted, search: '' } : wanted) || offers.length === 0
  const needsMore = list.hasMore && isNarrowed && isAsked === isAnswered
  const isLimited = needsMore && offers.length >= limit
  const hasStopped = list.fetchMoreError !== null || isLimited

  const { isBegun, ...found } = useFound(offers, wanted, words, { isAnswered, finder })
  const kinds = useMemo(() => offerKinds(offers), [offers])
  const types = useMemo(
    () => [...new Set(offers.flatMap(({ type }) => (words.type(type) === null ? [] : (type?.trim() ?? []))))],
    [offers, words],
  )

  // A failure stops it until the member asks again. In each render, because every page may call for the next. Not
  // useFetchMoreWhile: its module would be one more in what the hub loads first.
  useEffect(() => {
    if (needsMore && !list.isFetchingMore && !hasStopped) void list.fetchMore()
  })

  return {
    ...found,
    kinds,
    types,
    isSearching: (needsMore && !hasStopped) || (isAsked && !isAnswered) || !isBegun,
    isIncomplete: needsMore && hasStopped && !isLimited,
    limitedTo: isLimited ? offers.length : null,
    goOn: () => setLimit(offers.length + step),
  }
}

/**
 * What of the catalog is found. Until that is known, what was found before; where nothing was, `isBegun` is false as
 * long as the filters narrow the catalog.
 */
function useFound(
  offers: readonly Offer[],
  wanted: OfferFilters,
  { format }: OfferWords,
  { isAnswered, finder }: Pick<ServiceSearch & FindingOptions, 'isAnswered' | 'finder'>,
): Pick<OfferResults, 'results' | 'findings' | 'subject'> & { readonly isBegun: boolean } {
  const closings = useMemo(
    () => (wanted.isAvailable ? offers.map(({ expiresAt }) => expiresAt) : []),
    [offers, wanted.isAvailable],
  )
  const passed = useMoments(closings)
  const isRead = useIsRead(finder, offers)
  const found = useMemo(() => {
    // Booking of one more has closed, which `offerLabel` reads from the clock.
    void passed
    if (!isRead || (finder === null && needsWholeCatalog(wanted))) return null
    // What the Service found is a match, by whatever it knows of an offer.
    const checked = { ...wanted, ...(isAnswered && { search: '' }) }
    const isAvailable = (offer: Offer) => isBookable(offerLabel(offer, format))
    const findings = finder?.find(offers, checked, isAvailable) ?? null
    return { results: findings?.results ?? offers, findings, subject: wanted, isBegun: true }
  }, [offers, wanted, format, passed, isAnswered, finder, isRead])

  const [shown, setShown] = useState(found)
  if (found && found !== shown) setShown(found)
  const isBegun = !needsWholeCatalog(wanted)
  return found ?? shown ?? { results: isBegun ? offers : noOffers, findings: null, subject: wanted, isBegun }
}

interface FindingOptions {
  /** `null` until the filters' own part is loaded. */
  readonly finder: OfferFinder | null
  /** The member chooses among filters, which count what there is: that needs the whole catalog. */
  readonly isChoosing: boolean
}

/** Where the Service searches, by `assumptions.offerSearch`. */
export interface ServiceSearch {
  /** The member wants a search of the Service's. */
  readonly isAsked: boolean
  /** The list is what it found for the member's words. */
  readonly isAnswered: boolean
}

/** Typing rests so long before the Service is asked: not for every letter. */
const restMs = 300

/** The catalog; while the member searches, and the Service can, what it found. What was there stays until then. */
export function useSearchedOffers(search: string): ServiceSearch & { readonly list: ListResult<Offer> } {
  const { parameter } = useExperienceKit().client.assumptions.offerSearch
  const wanted = parameter === null ? '' : search.trim()
  const [settled, setSettled] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), restMs)
    return () => clearTimeout(timer)
  }, [wanted])
  const asked = wanted && settled
  const list = useOffers({ search: asked })
  const isAsked = wanted !== ''
  return { list, isAsked, isAnswered: isAsked && asked === wanted && !list.isPlaceholderData && !!list.data }
}

/** So many offers are read at once. */
const atOnce = 50
/** After that the page is held up no longer than this at a time. */
const stepMs = 8

/** Whether the finder has read all offers. A long catalog it reads in steps, so that the page is not held up. */
export function useIsRead(finder: Pick<OfferFinder, 'reading'> | null, offers: readonly Offer[]): boolean {
  const reading = useMemo(() => {
    const begun = finder?.reading(offers) ?? null
    if (!begun || begun.unread.length > atOnce) return begun
    begun.unread.forEach(begun.read)
    return null
  }, [finder, offers])
  const [finished, setFinished] = useState<OfferReading | null>(null)
  const isRead = reading === finished || reading === null

  useEffect(() => {
    if (isRead) return
    const { unread, read } = reading
    let next = 0
    let timer = setTimeout(function step() {
      const end = performance.now() + stepMs
      for (let offer = unread[next]; offer && performance.now() < end; offer = unread[next]) {
        read(offer)
        next += 1
      }
      if (next < unread.length) timer = setTimeout(step)
      else startTransition(() => setFinished(reading))
    })
    return () => clearTimeout(timer)
  }, [isRead, reading])

  return isRead
}
