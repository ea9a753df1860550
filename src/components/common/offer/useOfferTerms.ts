'use client'

import { useMemo } from 'react'
import type { Offer, Wallet } from '../../../contract/index.ts'
import { useI18n, useMoments } from '../../../i18n/index.ts'
import { isBookable, offerLabel, type OfferLabel } from './offerFacts.ts'
import { offerBalance, type OfferBalance, offerPrice, type OfferPrice } from './offerPrice.ts'

/** On what terms this member can have an offer. */
export interface OfferTerms {
  readonly price: OfferPrice | null
  readonly balance: OfferBalance | null
  readonly label: OfferLabel | null
  /** It can be redeemed, as far as is known: there are places, a price, and not too few points. */
  readonly canRedeem: boolean
}

/** The terms now; they change by themselves at the moment when booking closes. `null` without an offer. */
export function useOfferTerms<Given extends Offer | null | undefined>(
  offer: Given,
  wallet: Wallet | undefined,
): OfferTerms | (Given extends Offer ? never : null) {
  const { format } = useI18n()
  const expiresAt = offer?.expiresAt
  useMoments(useMemo(() => [expiresAt], [expiresAt]))
  if (!offer) return null as never
  const price = offerPrice(offer, wallet)
  const balance = wallet ? offerBalance(offer, wallet) : null
  const label = offerLabel(offer, format)
  const canRedeem = price !== null && isBookable(label) && balance?.isEnough !== false
  return { price, balance, label, canRedeem }
}
