import { type Offer, type ResolveImage, useDates, useOfferLabel } from '../../src/index.ts'

/** What every brand's card says of an offer: its place, its days, what is scarce, and the picture that the brand asks for. */
export function useCardFacts(offer: Offer, isLead: boolean, resolveImage: ResolveImage) {
  const days = useDates().days(offer)
  const label = useOfferLabel(offer)
  const place = offer.location?.city ?? offer.location?.display ?? null
  const [url] = offer.images
  const picture = url === undefined ? null : resolveImage({ url, use: isLead ? 'lead' : 'card' })
  return { days, label, place, picture: { ...picture, plate: offer.location?.city ?? offer.kind ?? '' } }
}
