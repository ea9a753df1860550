import type { Offer, Wallet } from '../../../contract/index.ts'
import type { Format } from '../../../i18n/index.ts'
import { type Sum, walletBalance } from '../walletBalance.ts'
import { isBookable, offerLabel, type OfferLabel } from './offerFacts.ts'

/** What an offer costs. */
export interface OfferPrice extends Sum {
  /** What that is in US dollars, only where the Service says so. */
  readonly usd: number | undefined
}

/** How a member's balance stands to a price. All sums are in one unit, that of the price where the wallet has it. */
export interface OfferBalance {
  readonly balance: Sum
  /** `null` when it cannot be told: the offer or the wallet gives no points. */
  readonly isEnough: boolean | null
  /** What is left after the price. Only with `isEnough` true. */
  readonly after: Sum | null
  /** What is missing for the price. Only with `isEnough` false. */
  readonly missing: Sum | null
}

/**
 * The price as it is shown: `display.amount`, else `pointsPrice`; `null` when the offer has none. Units as
 * `assumptionNotes.units` says.
 */
export function offerPrice({ display, pointsPrice, valueUSD }: Offer): OfferPrice | null {
  const usd = valueUSD !== undefined && valueUSD > 0 ? valueUSD : undefined
  if (display?.amount !== undefined && display.amount >= 0)
    return { amount: display.amount, currency: display.currency, usd }
  if (pointsPrice !== undefined && pointsPrice >= 0) return { amount: pointsPrice, currency: undefined, usd }
  return null
}

/** Whether the member can pay: balance − pointsPrice, both in points; `null` when either is missing. */
export function isWithinPoints(offer: Offer, wallet: Wallet | undefined): boolean | null {
  if (offer.pointsPrice === undefined || wallet?.balance === undefined) return null
  return wallet.balance >= offer.pointsPrice
}

/** The balance, and what the price would do to it; `null` without a balance. */
export function offerBalance(offer: Offer, wallet: Wallet): OfferBalance | null {
  const balance = walletBalance(wallet)
  if (!balance) return null
  const isEnough = isWithinPoints(offer, wallet)
  const price = offerPrice(offer)
  if (!price || isEnough === null) return { balance, isEnough, after: null, missing: null }
  const isOneUnit = price.currency !== undefined && balance.currency !== undefined
  const left = isOneUnit ? balance.amount - price.amount : 0
  // An authored price may not follow the points. Where it would tell another story than they do, the points are shown.
  const isConsistent = isOneUnit && left >= 0 === isEnough
  const unit = isConsistent
    ? { balance, left, currency: balance.currency }
    : {
        balance: { amount: wallet.balance ?? 0, currency: undefined },
        left: (wallet.balance ?? 0) - (offer.pointsPrice ?? 0),
        currency: undefined,
      }
  const sum = (amount: number): Sum => ({ amount, currency: unit.currency })
  return {
    balance: unit.balance,
    isEnough,
    after: isEnough ? sum(unit.left) : null,
    missing: isEnough ? null : sum(-unit.left),
  }
}

/** On what terms this member can have an offer. */
export interface OfferTerms {
  readonly price: OfferPrice | null
  readonly balance: OfferBalance | null
  readonly label: OfferLabel | null
  /** It can be redeemed, as far as is known: there are places, a price, and not too few points. */
  readonly canRedeem: boolean
}

export function offerTerms(offer: Offer, wallet: Wallet | undefined, format: Format): OfferTerms {
  const price = offerPrice(offer)
  const balance = wallet ? offerBalance(offer, wallet) : null
  const label = offerLabel(offer, format)
  return {
    price,
    balance,
    label,
    canRedeem: price !== null && isBookable(label) && balance?.isEnough !== false,
  }
}
