import type { OfferSort } from './sortOffers.ts'

/** What the catalog is narrowed to, and its order. */
export interface OfferFilters {
  /** All its words must occur in an offer. */
  readonly search: string
  /** An offer's `kind` as the Service writes it; `null` for all. */
  readonly kind: string | null
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
  isWithinPoints: false,
  isAvailable: false,
  sort: 'featured',
}

/** How many filters are on. Search and order are none. */
export function countFilters({ kind, isWithinPoints, isAvailable }: OfferFilters): number {
  return [kind !== null, isWithinPoints, isAvailable].filter(Boolean).length
}

/** Whether what is shown depends on offers that were not read yet. */
export function needsWholeCatalog(filters: OfferFilters): boolean {
  return filters.search.trim() !== '' || countFilters(filters) > 0 || filters.sort !== 'featured'
}
