import type { Offer, Wallet } from '../../contract/index.ts'
import { countFilters, type OfferFilters } from './OfferFilters.ts'
import { foldText, isWithinPoints } from '../common/index.ts'

/** What the filters must know besides the offers. */
export interface OfferFilterContext {
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
      (isPointless || isWithinPoints(offer, context.wallet) === true) &&
      (!filters.isAvailable || context.isAvailable(offer)) &&
      words.every((word) => context.textOf(offer).includes(word)),
  )
}

/** Makes the text of an offer that is searched: title, place, kind, descriptions, inclusions; folded once for each offer. */
export function createOfferText(kindLabel: (kind: string) => string): (offer: Offer) => string {
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
    const { title, shortDescription, description, kind, location, inclusions } = offer
    const parts = [
      title,
      kind && labelOf(kind),
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
