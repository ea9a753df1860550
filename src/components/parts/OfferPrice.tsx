'use client'

import { type ReactNode, useMemo } from 'react'
import type { Offer } from '../../contract/index.ts'
import { useMoments } from '../../i18n/index.ts'
import { useWallet } from '../../queries/index.ts'
import {
  type OfferCost,
  offerLabel,
  offerPrice,
  OfferPriceAmount,
  type OfferPriceProps,
  useOfferWords,
} from '../common/index.ts'

/**
 * What an offer costs the member: as the Service shows it and what is taken from the balance, in the units that
 * `useMoney` writes; `null` without a price. Reads the wallet.
 */
export function useOfferPrice(offer: Offer): OfferCost | null {
  const { data: wallet } = useWallet()
  return useMemo(() => offerPrice(offer, wallet), [offer, wallet])
}

/**
 * The one thing about an offer's availability that is worth a label (*Sold out*, *3 places left*, *Book by 12 March*),
 * in the member's language; `null` when there is no hurry. It changes by itself at the moment when booking closes.
 */
export function useOfferLabel(offer: Offer): string | null {
  const words = useOfferWords(undefined)
  const { expiresAt } = offer
  useMoments(useMemo(() => [expiresAt], [expiresAt]))
  const label = offerLabel(offer, words.format)
  return label && words.label(label)
}

export type StandaloneOfferPriceProps = Omit<OfferPriceProps, 'cost'>

/** What an offer costs the member, as on its card; nothing for an offer without a price. Reads the wallet. */
export function OfferPrice(props: StandaloneOfferPriceProps): ReactNode {
  const cost = useOfferPrice(props.offer)
  return cost && <OfferPriceAmount {...props} cost={cost} />
}
