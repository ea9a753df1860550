import type { Currency, Offer, Wallet } from '../../../contract/index.ts'
import { pointsSum, type Sum, unitsPerPoint } from '../walletBalance.ts'

/** What an offer costs. Units as `assumptionNotes.units` says. */
export interface OfferPrice {
  /** As the Service shows it. */
  readonly shown: Sum
  /**
   * What is taken from the balance: in the currency where the wallet says what a point is in it, else in points. `null`
   * for an offer without points: then only the Service knows.
   */
  readonly taken: Sum | null
  /** What is taken says something else than what is shown, so that a member must read both. */
  readonly differs: boolean
  /** What `shown` is in US dollars, only where the Service says so and the wallet's rate agrees. */
  readonly usd: number | undefined
}

/** The price as the Service shows it: `display.amount`, else `pointsPrice`; `null` when the offer has none. */
export function shownPrice({ display, pointsPrice }: Offer): Sum | null {
  if (isAmount(display?.amount)) return { amount: display.amount, currency: display.currency }
  return isAmount(pointsPrice) ? { amount: pointsPrice, currency: undefined } : null
}

/** What an offer costs a member; `null` when it has no price. The one place where the two prices meet. */
export function offerPrice(offer: Offer, wallet: Wallet | undefined): OfferPrice | null {
  const authored = shownPrice(offer)
  if (!authored) return null
  const { display, pointsPrice } = offer
  const isDisplay = isAmount(display?.amount)
  const shown = isDisplay ? { ...authored, currency: authored.currency ?? wallet?.currency } : authored
  const inPoints = isAmount(pointsPrice) ? { amount: pointsPrice, currency: undefined } : null
  const usd = agreedDollars(offer, shown, wallet)
  if (!isDisplay || !inPoints) return { shown, taken: inPoints, differs: false, usd }

  const rate = wallet && unitsPerPoint(wallet)
  if (!rate) {
    // Nothing says what a point is in the currency: only equal figures tell the same.
    return {
      shown,
      taken: inPoints,
      differs: wallet !== undefined && shown.amount !== inPoints.amount,
      usd: undefined,
    }
  }
  const converted = inPoints.amount * rate.units
  const tolerance = inPoints.amount * rate.error + rate.step / 2 + Math.abs(converted) * 1e-12
  return isOneCurrency(shown.currency, wallet.currency) && Math.abs(shown.amount - converted) <= tolerance
    ? { shown, taken: shown, differs: false, usd }
    : { shown, taken: pointsSum(inPoints.amount, wallet), differs: true, usd: undefined }
}

/** Whether the member can pay: balance − pointsPrice, both in points; `null` when either is missing. */
export function isWithinPoints(offer: Offer, wallet: Wallet | undefined): boolean | null {
  if (offer.pointsPrice === undefined || wallet?.balance === undefined) return null
  return wallet.balance >= offer.pointsPrice
}

/** What an offer takes, in points, to put offers in order; `null` where nothing says it. */
export function pointsOf({ pointsPrice, display }: Offer, wallet: Wallet | undefined): number | null {
  if (isAmount(pointsPrice)) return pointsPrice
  if (!isAmount(display?.amount)) return null
  return display.amount / ((wallet && unitsPerPoint(wallet)?.units) || 1)
}

function isAmount(amount: number | undefined): amount is number {
  return amount !== undefined && amount >= 0
}

function isOneCurrency(one: Currency | undefined, other: Currency | undefined): boolean {
  return one?.name === other?.name && one?.symbol === other?.symbol
}

/**
 * `valueUSD` has no stated unit (specification, Offer). It is taken for dollars only where the wallet's rate makes the
 * same of the price, to one in a hundred: it is shown as *about*.
 */
function agreedDollars(
  { valueUSD, display }: Offer,
  shown: Sum,
  wallet: Wallet | undefined,
): number | undefined {
  const unitsPerUSD = wallet?.currency?.unitsPerUSD
  if (!valueUSD || valueUSD < 0 || !unitsPerUSD || unitsPerUSD < 0) return undefined
  const units = isAmount(display?.amount)
    ? shown.amount
    : shown.amount * (unitsPerPoint(wallet)?.units ?? Number.NaN)
  return Math.abs(units / unitsPerUSD - valueUSD) <= valueUSD / 100 ? valueUSD : undefined
}
