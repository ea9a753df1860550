/** What the catalog is narrowed to, and its order. */
export interface OfferFilters {
  /** All its words must occur in an offer. */
  readonly search: string
  /** An offer's `kind` as the Service writes it; `null` for all. */
  readonly kind: string | null
  /** An offer's `type` as the Service writes it; `null` for all. Offered where messages name it (`offers.type.…`). */
  readonly type: string | null
  /** Only what the member's balance suffices for. */
  readonly isWithinPoints: boolean
  /** Only what can be redeemed now. */
  readonly isAvailable: boolean
  /** Default `featured`, the order of the Service. */
  readonly sort: OfferSort
}

export const noFilters: OfferFilters = {
  search: '',
  kind: null,
  type: null,
  isWithinPoints: false,
  isAvailable: false,
  sort: 'featured',
}

/** How many filters are on. Search and order are none. */
export function countFilters({ kind, type, isWithinPoints, isAvailable }: OfferFilters): number {
  return [kind !== null, type !== null, isWithinPoints, isAvailable].filter(Boolean).length
}

/** Whether what is shown depends on offers that were not read yet. */
export function needsWholeCatalog(filters: OfferFilters): boolean {
  return filters.search.trim() !== '' || countFilters(filters) > 0 || filters.sort !== 'featured'
}

/** The orders of the catalog. `featured` is the Service's own. */
export const offerSorts = ['featured', 'priceUp', 'priceDown', 'soonest', 'bookBy'] as const
/** The orders of the catalog: as the Service lists them, by price, by start, by the last day to book. */
export type OfferSort = (typeof offerSorts)[number]
