'use client'

import { useMemo } from 'react'
import { sanitizeText } from '../../../base/index.ts'
import type { Currency } from '../../../contract/index.ts'
import {
  commonMessages,
  countryName,
  formatDateRun,
  offerFilterMessages,
  useI18n,
  useMessages,
} from '../../../i18n/index.ts'
import type { OffersMessages, OfferWords } from '../../common/index.ts'
import type { OfferFilters } from '../OfferFilters.ts'
import type { OfferFindings } from './createOfferFinder.ts'
import { createPlaceReader } from './offerPlaces.ts'

/** The words of the filters in the member's language. */
export type FilterWords = ReturnType<typeof useFilterWords>

/** What each filter is given. */
export interface FilterControlProps {
  readonly words: FilterWords
  readonly label: string
  readonly filters: OfferFilters
  /** `null` until something was counted. */
  readonly findings: OfferFindings | null
  readonly onChange: (part: Partial<OfferFilters>) => void
}

/** A filter that is on: what it holds in words, and what takes it off. */
export interface HeldFilter {
  readonly name: Exclude<keyof OfferFilters, 'sort'>
  readonly label: string
  readonly off: Partial<OfferFilters>
}

/** `currency` is the one that prices are compared in. */
export function useFilterWords(
  words: OfferWords,
  messages: OffersMessages | undefined,
  currency: Currency | undefined,
) {
  const { format, locale } = useI18n()
  const t = useMessages(offerFilterMessages, messages)
  const c = useMessages(commonMessages)
  const reader = useMemo(createPlaceReader, [])

  const join = (names: readonly string[]) =>
    names.length === 0 ? '' : names.reduce((first, second) => c('common.pair', { first, second }))
  const sum = (amount: number) =>
    c('common.sum', {
      figure: format.number(amount),
      unit: currency?.symbol ?? currency?.name ?? c('common.points', { count: amount }),
    })
  const placeName = ({ country, city }: { readonly country: string; readonly city: string }) =>
    city || (countryName(country, locale) ?? country)

  /** What a filter holds; empty where it is off. */
  const texts = {
    search: ({ search }) => sanitizeText(search.trim()),
    kinds: ({ kinds }) => join(kinds.map(words.kind)),
    type: ({ type }) => (type === null ? '' : (words.type(type) ?? type)),
    isWithinPoints: (filters) => (filters.isWithinPoints ? words.t('offers.filters.withinPoints') : ''),
    isAvailable: (filters) => (filters.isAvailable ? words.t('offers.filters.available') : ''),
    when: ({ when }) =>
      when ? formatDateRun(format, { start: when.from, end: when.to }, format.today()) : '',
    places: ({ places }) =>
      join(
        places.map((text) => {
          const place = reader.parse(text)
          return sanitizeText(place ? placeName(place) : text)
        }),
      ),
    guests: ({ guests }) => (guests === null ? '' : t('offers.guests.count', { count: guests })),
    points({ points }) {
      if (!points) return ''
      const { min, max } = points
      if (max === null) return t('offers.points.from', { sum: sum(min) })
      return min === 0
        ? t('offers.points.upTo', { sum: sum(max) })
        : t('offers.points.range', { min: format.number(min), max: sum(max) })
    },
  } satisfies Record<HeldFilter['name'], (filters: OfferFilters) => string>

  return { t, c, format, locale, reader, sum, placeName, texts }
}

const off: Readonly<Record<HeldFilter['name'], Partial<OfferFilters>>> = {
  search: { search: '' },
  kinds: { kinds: [] },
  type: { type: null },
  isWithinPoints: { isWithinPoints: false },
  isAvailable: { isAvailable: false },
  when: { when: null },
  places: { places: [] },
  guests: { guests: null },
  points: { points: null },
}

/** What takes some filters off. */
export function withoutFilters(names: readonly HeldFilter['name'][]): Partial<OfferFilters> {
  return Object.assign({}, ...names.map((name) => off[name])) as Partial<OfferFilters>
}

/** The filters that are on, in words. */
export function heldFilters(filters: OfferFilters, { texts }: Pick<FilterWords, 'texts'>): HeldFilter[] {
  return (Object.keys(off) as HeldFilter['name'][]).flatMap((name) => {
    const label = texts[name](filters)
    return label === '' ? [] : [{ name, label, off: off[name] }]
  })
}
