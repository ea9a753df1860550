import type { Offer } from '../../contract/index.ts'
import type { StoredOffer } from './StoredOffer.ts'

/** The offer as served: `images` become addresses. One that is an address already stays as it is. */
export function presentOffer({ offer }: StoredOffer, pictures: string): Partial<Offer> {
  if (!offer.images) return offer
  return {
    ...offer,
    images: offer.images.map((image) => (image.includes(':') ? image : `${pictures}/${image}`)),
  }
}
