'use client'

import { type ChangeEvent, type Ref, useEffect, useMemo } from 'react'
import { toError } from '../../base/index.ts'
import type { ExperienceError } from '../../client/index.ts'
import type { Offer } from '../../contract/index.ts'
import { countryName, useI18n } from '../../i18n/index.ts'
import { takePlainFigures } from '../../ui/index.ts'
import { useOfferWords } from '../common/index.ts'
import type { OfferCatalogProps } from './OfferCatalogProps.ts'
import { needsWholeCatalog, noFilters, type OfferFilters, type OfferSort } from './OfferFilters.ts'
import { useCatalog } from './useCatalog.ts'
import { useDayRange } from './useDayRange.ts'

/** Options of {@link useCatalogFilters}: what `OfferCatalog` has, and whether choices are counted. */
export interface CatalogFiltersOptions extends Pick<
  OfferCatalogProps,
  'filters' | 'defaultFilters' | 'onFiltersChange'
> {
  /** Gives `places` and `priceRange`, which need the whole catalog: for while such a filter is open. Default false. */
  readonly hasCounts?: boolean | undefined
}

/** A place that occurs in the catalog. */
export interface CatalogPlace {
  /** As `filters.places` has it: `NO` or `NO/Oslo`. */
  readonly value: string
  /** ISO 3166-1 alpha-2; empty where none is known. */
  readonly country: string
  /** Empty for a country. */
  readonly city: string
  /** In the member's language; a city as the Service writes it. */
  readonly name: string
  /** How many offers there are in it, with all filters but that by place. */
  readonly count: number
}

/** Props of a checkbox. */
interface CheckProps {
  readonly type: 'checkbox'
  readonly checked: boolean
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Props of an `input` with a number, in whichever figures it is typed; empty where there is none. */
interface NumberProps {
  readonly ref: Ref<HTMLInputElement>
  readonly type: 'number'
  readonly min: number
  readonly value: number | ''
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** What {@link useCatalogFilters} returns. */
export interface CatalogFilters {
  /** `no-match` only when the whole catalog was read; `empty` when there is no offer at all. */
  readonly state: 'loading' | 'failed' | 'empty' | 'no-match' | 'ready'
  /** Why it `failed`, and how to try again. */
  readonly error: ExperienceError | Error | null
  readonly retry: () => unknown
  readonly filters: OfferFilters
  readonly setFilters: (changed: Partial<OfferFilters>) => void
  readonly clearFilters: () => void
  /** Narrowed and in order, as far as the catalog was read. */
  readonly offers: readonly Offer[]
  /** Whether `offers` is all there is for `filters`; else say *so far*. */
  readonly isComplete: boolean
  /** The kinds and the named types that occur, to choose from. */
  readonly kinds: readonly string[]
  readonly types: readonly string[]
  /** Countries and cities, in the order in which they first occur. `null` until they are counted: see `hasCounts`. */
  readonly places: readonly CatalogPlace[] | null
  /** The lowest and the highest price, in the unit in which prices are shown; `null` as above, and without a price. */
  readonly priceRange: { readonly min: number; readonly max: number } | null
  /** More of the catalog: `fetchMore` never rejects. */
  readonly hasMore: boolean
  readonly isFetchingMore: boolean
  readonly fetchMore: () => Promise<void>
  /** So many were looked through, and there are more; `lookFurther` goes on. `null` otherwise. */
  readonly limitedTo: number | null
  readonly lookFurther: () => void
  /** For an `input`. */
  readonly getSearchProps: () => {
    readonly type: 'search'
    readonly autoComplete: 'off'
    readonly value: string
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  }
  /** For an `input`: one of `kinds`. */
  readonly getKindProps: (kind: string) => CheckProps
  /** For an `input`: one of `places`. A city narrows its country, a country takes in its cities. */
  readonly getPlaceProps: (place: CatalogPlace) => CheckProps
  /** For an `input`: how many guests there must be room for. */
  readonly getGuestsProps: () => NumberProps
  /** For an `input`: an end of the price. */
  readonly getPointsProps: (end: 'min' | 'max') => NumberProps
  /**
   * For an `input`: an end of the days, both included. One alone is that day. A whole day that is in order filters at
   * once; `onBlur` takes an empty input as no days, and where the days end before they begin, the day of the input.
   */
  readonly getDayProps: (end: 'from' | 'to') => {
    readonly type: 'date'
    readonly value: string
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
    readonly onBlur: () => void
  }
  /** For an `input`. */
  readonly getFlagProps: (name: 'isAvailable' | 'isWithinPoints') => CheckProps
  /** For a `select` whose options have the values of `OfferSort`. */
  readonly getSortProps: () => {
    readonly value: OfferSort
    readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void
  }
}

/**
 * What `OfferCatalog` does, without what it shows: reads the catalog, searches, narrows and orders it, and reads on
 * while that needs more. What searches and filters is loaded when it is first needed. How many were found is announced.
 * Emits `catalog.viewed`, `catalog.searched` and `catalog.nothingFound`.
 */
export function useCatalogFilters(options: CatalogFiltersOptions = {}): CatalogFilters {
  const { state, failure, list, filterBar, found } = useCatalog(options, useOfferWords(undefined))
  const { filters, kinds, types } = filterBar
  const { setFilters, getDayProps } = useDayRange(filters.when, filterBar.onChange)
  const hasCounts = options.hasCounts === true
  const places = useCatalogPlaces(filterBar, hasCounts)
  useCounting(filterBar, hasCounts)
  const { results, isSearching, limitedTo, goOn } = found.found
  const isKnown = state !== 'loading' && state !== 'failed'
  // Until their code has come, `offers` are what was found before.
  const isBehind = filterBar.filterPart.part === null && needsWholeCatalog(filters)
  return {
    state,
    error: state === 'failed' ? toError(failure.error) : null,
    retry: failure.onRetry,
    filters,
    setFilters,
    clearFilters: () => setFilters(withoutOrder(noFilters)),
    offers: state === 'ready' ? results : [],
    isComplete: isKnown && !list.hasMore && !isSearching && !isBehind,
    kinds,
    types,
    places: places.all,
    priceRange: hasCounts ? rangeOf(filterBar.findings?.prices ?? []) : null,
    hasMore: list.hasMore,
    isFetchingMore: list.isFetchingMore,
    fetchMore: list.fetchMore,
    limitedTo,
    lookFurther: goOn,
    getSearchProps: () => ({
      type: 'search',
      autoComplete: 'off',
      value: filters.search,
      onChange: ({ target }) => setFilters({ search: target.value }),
    }),
    getKindProps: (kind) => ({
      type: 'checkbox',
      checked: filters.kinds.includes(kind),
      onChange: ({ target }) =>
        setFilters({
          kinds: target.checked
            ? [...filters.kinds, kind]
            : filters.kinds.filter((chosen) => chosen !== kind),
        }),
    }),
    getPlaceProps: places.getProps,
    ...amountProps(filters, setFilters),
    getDayProps,
    getFlagProps: (name) => ({
      type: 'checkbox',
      checked: filters[name],
      onChange: ({ target }) => setFilters({ [name]: target.checked }),
    }),
    getSortProps: () => ({
      value: filters.sort,
      onChange: ({ target }) => setFilters({ sort: target.value as OfferSort }),
    }),
  }
}

function withoutOrder({ sort: _, ...filters }: OfferFilters): Partial<OfferFilters> {
  return filters
}

type FilterBar = ReturnType<typeof useCatalog>['filterBar']

/** The places that there are, and how one is chosen. */
function useCatalogPlaces({ filters, findings, filterPart, onChange }: FilterBar, hasCounts: boolean) {
  const { locale } = useI18n()
  const { part } = filterPart
  const reader = useMemo(() => part?.createPlaceReader() ?? null, [part])
  const chosen = new Set(filters.places.map((text) => reader?.parse(text)?.key))
  const all =
    hasCounts && part && findings
      ? findings.places.map((place): CatalogPlace => {
          const { country, city, count } = place
          const name = city || (countryName(country, locale) ?? country)
          return { value: part.placeText(place), country, city, name, count }
        })
      : null

  function getProps({ value }: CatalogPlace): CheckProps {
    const place = reader?.parse(value)
    return {
      type: 'checkbox',
      checked: chosen.has(place?.key),
      onChange({ target }) {
        if (part && reader && place)
          onChange({ places: part.choosePlace(filters.places, place, target.checked, reader) })
      },
    }
  }

  return { all, getProps }
}

/** As when one of our own filters is opened. */
function useCounting({ filterPart, onOpenChange }: FilterBar, hasCounts: boolean): void {
  const { ask } = filterPart
  useEffect(() => {
    onOpenChange(hasCounts ? { name: 'all', isSheet: false } : null)
    if (hasCounts) void ask()
  }, [hasCounts, onOpenChange, ask])
}

function rangeOf(prices: readonly number[]): CatalogFilters['priceRange'] {
  if (prices.length === 0) return null
  // Not spread into a call, which thousands would be too many for.
  return prices.reduce(
    (range, price) => ({ min: Math.min(range.min, price), max: Math.max(range.max, price) }),
    {
      min: Infinity,
      max: -Infinity,
    },
  )
}

function amountProps(
  { guests, points }: OfferFilters,
  setFilters: CatalogFilters['setFilters'],
): Pick<CatalogFilters, 'getGuestsProps' | 'getPointsProps'> {
  return {
    getGuestsProps: () => ({
      ref: takePlainFigures,
      type: 'number',
      min: 1,
      value: guests ?? '',
      onChange({ target }) {
        const typed = Math.floor(target.valueAsNumber)
        setFilters({ guests: typed >= 1 ? typed : null })
      },
    }),
    getPointsProps: (end) => ({
      ref: takePlainFigures,
      type: 'number',
      min: 0,
      value: (end === 'min' ? points?.min || null : points?.max) ?? '',
      onChange({ target }) {
        const typed = target.valueAsNumber >= 0 ? target.valueAsNumber : null
        const next = {
          min: points?.min ?? 0,
          max: points?.max ?? null,
          [end]: end === 'min' ? (typed ?? 0) : typed,
        }
        setFilters({ points: next.min === 0 && next.max === null ? null : next })
      },
    }),
  }
}
