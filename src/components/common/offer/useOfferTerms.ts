'use client'

import { useMemo } from 'react'
import type { Offer, Wallet } from '../../../contract/index.ts'
import { useI18n, useMoments } from '../../../i18n/index.ts'
import { isBookable, offerLabel, type OfferLabel } from './offerFacts.ts'
import { isWithinPoints, offerPrice, type OfferCost, type Sum, walletBalance } from './offerPrice.ts'

/** How a member's balance stands to a price, in one unit. */
interface OfferBalance {
  readonly balance: Sum
  /** `null` when it cannot be told: the offer or the wallet gives no points. */
  readonly isEnough: boolean | null
  /** What is left after the price. Only with `isEnough` true. */
  readonly after: Sum | null
  /** What is missing for the price. Only with `isEnough` false. */
  readonly missing: Sum | null
}

/** The balance, and what the price would do to it; `null` without a balance. */
export function offerBalance(offer: Offer, wallet: Wallet): OfferBalance | null {
  const balance = walletBalance(wallet)
  if (!balance) return null
  const isEnough = isWithinPoints(offer, wallet)
  const taken = offerPrice(offer, wallet)?.taken
  if (!taken || isEnough === null) return { balance, isEnough, after: null, missing: null }
  const points = { amount: wallet.balance ?? 0, currency: undefined }
  // Rounded figures may tell another story than the points they stand for. Then the points are shown.
  const isInCurrency = taken.currency !== undefined && (isEnough || taken.amount > balance.amount)
  const from = isInCurrency ? balance : points
  const price = isInCurrency ? taken.amount : (offer.pointsPrice ?? 0)
  const difference: Sum = {
    amount: isEnough ? Math.max(0, from.amount - price) : roundUp(price - from.amount),
    currency: from.currency,
  }
  return {
    balance: from,
    isEnough,
    after: isEnough ? difference : null,
    missing: isEnough ? null : difference,
  }
}

/** To the two decimals that are shown: nobody is short by 0. What counting in binary adds is not rounded up. */
function roundUp(missing: number): number {
  return Math.max(0, Math.ceil(Number((missing * 100).toFixed(4)))) / 100
}

/** On what terms this member can have an offer. */
export interface OfferTerms {
  readonly price: OfferCost | null
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
