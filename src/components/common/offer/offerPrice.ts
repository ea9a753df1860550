import type { Currency, Offer, Wallet } from '../../../contract/index.ts'

/** What an offer costs. Units as `assumptionNotes.units` says. */
export interface OfferCost {
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
export function offerPrice(offer: Offer, wallet: Wallet | undefined): OfferCost | null {
  const authored = shownPrice(offer)
  if (!authored) return null
  const { display, pointsPrice } = offer
  const isDisplay = isAmount(display?.amount)
  const inPoints = isAmount(pointsPrice) ? { amount: pointsPrice, currency: undefined } : null
  const currency = authored.currency ?? wallet?.currency
  // What has no name would read as points, beside points that are some.
  const isPlain = isDisplay && inPoints && wallet && !isNamed(currency)
  if (isPlain)
    return { shown: inPoints, taken: inPoints, differs: false, usd: agreedDollars(offer, inPoints, wallet) }
  const shown = isDisplay ? { ...authored, currency } : authored
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

function isNamed(currency: Currency | undefined): currency is Currency {
  return Boolean(currency?.name || currency?.symbol)
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

/** A sum as it is shown. Without `currency` it is in plain points. */
export interface Sum {
  readonly amount: number
  readonly currency: Currency | undefined
}

/**
 * The balance as it is shown: in the programme's currency where the Service gives it and its name, else in points;
 * `null` when it gives neither. Units as `assumptionNotes.units` says.
 */
export function walletBalance({ balance, balanceDisplay, balanceUSD, currency }: Wallet): Sum | null {
  if (!isNamed(currency) && balance !== undefined) return { amount: balance, currency: undefined }
  if (balanceDisplay !== undefined) return { amount: balanceDisplay, currency }
  // Only where a Display value is missing.
  if (currency?.unitsPerUSD !== undefined && balanceUSD !== undefined)
    return { amount: balanceUSD * currency.unitsPerUSD, currency }
  return balance === undefined ? null : { amount: balance, currency: undefined }
}

/** How many units of the wallet's currency a point is. */
interface PointRate {
  readonly units: number
  /** How far `units` may be off, because the figures that it is taken from are rounded. */
  readonly error: number
  /** What the wallet's figures are rounded to, in units: 1, or 0.01. */
  readonly step: number
}

/**
 * The wallet's own ratio, from its largest figure that is given in points and in the currency; `null` where none is.
 */
function unitsPerPoint(wallet: Wallet): PointRate | null {
  const { currency } = wallet
  const balance = walletBalance(wallet)
  const pairs = [
    [wallet.balance, balance?.currency && balance.amount],
    [wallet.amountReceived, wallet.amountReceivedDisplay],
    [wallet.amountSpent, wallet.amountSpentDisplay],
  ].flatMap(([points = 0, units = 0]) => (points > 0 && units > 0 ? { points, units } : []))
  const [first, ...others] = pairs
  if (!first || !isNamed(currency)) return null
  if (pairs.every(({ points, units }) => points === units)) return { units: 1, error: 0, step: 0.01 }
  const { points, units } = others.reduce((most, pair) => (pair.points > most.points ? pair : most), first)
  // Where a Display value is missing, the balance stands for whole cents.
  const cent = wallet.balanceDisplay === undefined ? (currency.unitsPerUSD ?? 0) / 100 : 0
  const step = Math.max(cent, pairs.every((pair) => Number.isInteger(pair.units)) ? 1 : 0.01)
  return { units: units / points, error: step / 2 / points, step }
}

/** Some points as the wallet shows its own: in the currency where it says what a point is in it. */
export function pointsSum(points: number, wallet: Wallet | undefined): Sum {
  const rate = wallet && unitsPerPoint(wallet)
  return rate
    ? { amount: toStep(points * rate.units, rate.step), currency: wallet.currency }
    : { amount: points, currency: undefined }
}

function toStep(amount: number, step: number): number {
  // Hundredths by a division: 0.01 is no double, its reciprocal is.
  return step < 1
    ? Math.round(amount * Math.round(1 / step)) / Math.round(1 / step)
    : Math.round(amount / step) * step
}
