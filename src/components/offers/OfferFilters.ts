import type { CalendarDate } from '../../base/index.ts'

/** What the catalog is narrowed to, and its order. `filtersToSearch` writes it as part of an address. */
export interface OfferFilters {
  /** All its words must occur in an offer. */
  readonly search: string
  /** An offer's `kind` is one of these, as the Service writes it; empty for all. */
  readonly kinds: readonly string[]
  /** An offer's `type` as the Service writes it; `null` for all. Offered where messages name it (`offers.type.…`). */
  readonly type: string | null
  /** Only what the member's balance suffices for. */
  readonly isWithinPoints: boolean
  /** Only what can be redeemed now. */
  readonly isAvailable: boolean
  /**
   * Its days touch these, both ends included, in the member's time zone. An offer without dates passes, and comes after
   * those with dates.
   */
  readonly when: { readonly from: CalendarDate; readonly to: CalendarDate } | null
  /**
   * It is in one of these places: a country (`NO`, ISO 3166-1 alpha-2), or a country and a city (`NO/Oslo`; `/Oslo`
   * where the offer names no country). Case, accents and blanks do not count. Empty for all.
   */
  readonly places: readonly string[]
  /** It is for at least so many. An offer that does not say for how many passes. A whole number from 1. */
  readonly guests: number | null
  /** Its price is between these, both included, in the unit in which prices are shown. `max` is `null` for no end. */
  readonly points: { readonly min: number; readonly max: number | null } | null
  /** Default `featured`, the order of the Service. */
  readonly sort: OfferSort
}

export const noFilters: OfferFilters = {
  search: '',
  kinds: [],
  type: null,
  isWithinPoints: false,
  isAvailable: false,
  when: null,
  places: [],
  guests: null,
  points: null,
  sort: 'featured',
}

/** How many filters are on. Search and order are none. */
export function countFilters({ search: _, sort: __, ...filters }: OfferFilters): number {
  return Object.values(filters).filter((value) => (Array.isArray(value) ? value.length > 0 : value)).length
}

/** Whether what is shown depends on offers that were not read yet, and on the code that searches and filters. */
export function needsWholeCatalog(filters: OfferFilters): boolean {
  return filters.search.trim() !== '' || countFilters(filters) > 0 || filters.sort !== 'featured'
}

/** The orders of the catalog. `featured` is the Service's own. */
export const offerSorts = ['featured', 'priceUp', 'priceDown', 'soonest', 'bookBy'] as const
/** The orders of the catalog: as the Service lists them, by price, by start, by the last day to book. */
export type OfferSort = (typeof offerSorts)[number]

/** The filters that open: by days, by place, for how many, by price. */
export const offerFilterControls = ['when', 'places', 'guests', 'points'] as const
/** The filters that open: by days, by place, for how many, by price. */
export type OfferFilterControl = (typeof offerFilterControls)[number]
