import type { Offer, Wallet } from '../../../contract/index.ts'
import { foldText, isWithinPoints } from '../../common/index.ts'
import type { OfferFilters } from '../OfferFilters.ts'

/** What the filters must know besides the offers. */
export interface OfferFilterContext {
  /** Without a balance *Within my points* lets everything pass. */
  readonly wallet: Wallet | undefined
  readonly isAvailable: (offer: Offer) => boolean
  /** The folded text that is searched, see `createOfferText`. */
  readonly textOf: (offer: Offer) => string
}

/** One filter that is on. */
export interface OfferCheck {
  readonly name: Exclude<keyof OfferFilters, 'sort'>
  readonly passes: (offer: Offer) => boolean
}

/** The filters that are on, but for those of `moreOfferChecks`. The search, which takes longest, is the last. */
export function offerChecks(
  { search, kinds, type, ...filters }: OfferFilters,
  { wallet, isAvailable, textOf }: OfferFilterContext,
): readonly OfferCheck[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  const checks: OfferCheck[] = []
  const add = (isOn: boolean, name: OfferCheck['name'], passes: OfferCheck['passes']) => {
    if (isOn) checks.push({ name, passes })
  }
  add(kinds.length > 0, 'kinds', ({ kind }) => kind !== undefined && kinds.includes(kind.trim()))
  add(type !== null, 'type', (offer) => offer.type?.trim() === type)
  add(
    filters.isWithinPoints && wallet?.balance !== undefined,
    'isWithinPoints',
    (offer) => isWithinPoints(offer, wallet) === true,
  )
  add(filters.isAvailable, 'isAvailable', isAvailable)
  add(words.length > 0, 'search', (offer) => {
    const text = textOf(offer)
    return words.every((word) => text.includes(word))
  })
  return checks
}
