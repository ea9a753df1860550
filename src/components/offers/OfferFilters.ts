import type { Offer, Wallet } from '../../contract/index.ts'
import { parseTimestamp } from '../../i18n/index.ts'
import { foldText, isWithinPoints, pointsOf } from '../common/index.ts'

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

/** What the filters must know besides the offers. */
interface OfferFilterContext {
  /** Without a balance *Within my points* lets everything pass. */
  readonly wallet: Wallet | undefined
  readonly isAvailable: (offer: Offer) => boolean
  /** The folded text that is searched, see `createOfferText`. */
  readonly textOf: (offer: Offer) => string
}

/** The offers that all filters let pass, in their order. */
export function filterOffers(
  offers: readonly Offer[],
  filters: OfferFilters,
  context: OfferFilterContext,
): readonly Offer[] {
  const words = foldText(filters.search).split(/\s+/).filter(Boolean)
  if (words.length === 0 && countFilters(filters) === 0) return offers
  const isPointless = !filters.isWithinPoints || context.wallet?.balance === undefined
  return offers.filter(
    (offer) =>
      (filters.kind === null || offer.kind?.trim() === filters.kind) &&
      (filters.type === null || offer.type?.trim() === filters.type) &&
      (isPointless || isWithinPoints(offer, context.wallet) === true) &&
      (!filters.isAvailable || context.isAvailable(offer)) &&
      words.every((word) => context.textOf(offer).includes(word)),
  )
}

/**
 * Makes the text of an offer that is searched: title, place, kind, type, descriptions, inclusions; folded once for
 * each offer.
 */
export function createOfferText(
  kindLabel: (kind: string) => string,
  typeLabel: (type: string | undefined) => string | null = () => null,
): (offer: Offer) => string {
  const texts = new WeakMap<Offer, string>()
  const kinds = new Map<string, string>()
  const labelOf = (kind: string) => {
    const label = kinds.get(kind) ?? kindLabel(kind)
    kinds.set(kind, label)
    return label
  }
  return (offer) => {
    const known = texts.get(offer)
    if (known !== undefined) return known
    const { title, shortDescription, description, kind, type, location, inclusions } = offer
    const parts = [
      title,
      kind && labelOf(kind),
      typeLabel(type),
      ...Object.values(location ?? {}),
      shortDescription,
      description,
      ...inclusions.flatMap(({ group, name }) => [group, name]),
    ]
    const text = foldText(parts.filter(Boolean).join(' \n '))
    texts.set(offer, text)
    return text
  }
}

/** The orders of the catalog. `featured` is the Service's own. */
export const offerSorts = ['featured', 'priceUp', 'priceDown', 'soonest', 'bookBy'] as const
/** The orders of the catalog: as the Service lists them, by price, by start, by the last day to book. */
export type OfferSort = (typeof offerSorts)[number]

const keys: Readonly<
  Record<Exclude<OfferSort, 'featured'>, (offer: Offer, wallet: Wallet | undefined) => number | null>
> = {
  priceUp: pointsOf,
  priceDown: (offer, wallet) => negative(pointsOf(offer, wallet)),
  soonest: ({ startAt, endAt }) => parseTimestamp(startAt ?? endAt),
  bookBy: ({ expiresAt }) => parseTimestamp(expiresAt),
}

/**
 * The offers in another order; by price, by the points that are taken. Those that say nothing about it come last, in
 * the Service's order.
 */
export function sortOffers(
  offers: readonly Offer[],
  sort: OfferSort,
  wallet: Wallet | undefined,
): readonly Offer[] {
  if (sort === 'featured') return offers
  const keyOf = keys[sort]
  const keyed = offers.map((offer) => ({ offer, key: keyOf(offer, wallet) }))
  return keyed
    .sort((a, b) => (a.key === b.key ? 0 : a.key === null ? 1 : b.key === null ? -1 : a.key - b.key))
    .map(({ offer }) => offer)
}

function negative(amount: number | null): number | null {
  return amount === null ? null : -amount
}
