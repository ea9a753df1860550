import { type Offer, useDates, useMoney, useOfferLabel, useOfferPrice } from '../../src/index.ts'

/** What a brand's card says of an offer, in words: where, when, what is scarce, and what it takes. */
export function useCardFacts(offer: Offer) {
  const days = useDates().days(offer)
  const label = useOfferLabel(offer)
  const place = offer.location?.city ?? offer.location?.display ?? null
  const cost = useOfferPrice(offer)
  const money = useMoney()
  return { days, label, place, price: cost && money.sum(cost.shown) }
}
