'use client'

import type { ReactNode } from 'react'
import { OfferPriceAmount, type OfferPriceProps } from '../common/index.ts'
import { useOfferPrice } from './useOfferPrice.ts'

export type StandaloneOfferPriceProps = Omit<OfferPriceProps, 'cost'>

/** What an offer costs the member, as on its card; nothing for an offer without a price. Reads the wallet. */
export function OfferPrice(props: StandaloneOfferPriceProps): ReactNode {
  const cost = useOfferPrice(props.offer)
  return cost && <OfferPriceAmount {...props} cost={cost} />
}
