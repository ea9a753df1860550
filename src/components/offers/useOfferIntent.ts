'use client'

import type { Offer } from '../../contract/index.ts'
import { prefetchOffer, useExperienceKit } from '../../queries/index.ts'
import { useIntent } from '../common/index.ts'
import type { OfferCatalogProps } from './OfferCatalog.tsx'

/** Reads an offer ahead once a mouse rests on its link, or a keyboard stands on it; `offers` are those of the grid, in its order. */
export function useOfferIntent(
  offers: readonly Offer[],
  onIntent: OfferCatalogProps['onIntent'],
): ReturnType<typeof useIntent> {
  const kit = useExperienceKit()
  return useIntent((link, grid) => {
    const item = link.closest('.xp-offer-item')
    const offer = item && offers[[...grid.children].indexOf(item)]
    if (!offer) return
    return () => {
      prefetchOffer(kit, offer.id)
      onIntent?.({ offer })
    }
  })
}
