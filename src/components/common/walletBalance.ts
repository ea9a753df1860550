import type { Currency, Wallet } from '../../contract/index.ts'

/** A sum as it is shown. Without `currency` it is in plain points. */
export interface Sum {
  readonly amount: number
  readonly currency: Currency | undefined
}

/**
 * The balance as it is shown: in the programme's currency where the Service gives it, else in points; `null` when it
 * gives neither. Units as `assumptionNotes.units` says.
 */
export function walletBalance({ balance, balanceDisplay, balanceUSD, currency }: Wallet): Sum | null {
  if (balanceDisplay !== undefined) return { amount: balanceDisplay, currency }
  // Only where a Display value is missing.
  if (currency?.unitsPerUSD !== undefined && balanceUSD !== undefined)
    return { amount: balanceUSD * currency.unitsPerUSD, currency }
  return balance === undefined ? null : { amount: balance, currency: undefined }
}

/** How many units of the wallet's currency a point is. */
export interface PointRate {
  readonly units: number
  /** How far `units` may be off, because the figures that it is taken from are rounded. */
  readonly error: number
  /** What the wallet's figures are rounded to, in units: 1, or 0.01. */
  readonly step: number
}

/**
 * The wallet's own ratio, from its largest figure that is given in points and in the currency; `null` where none is.
 */
export function unitsPerPoint(wallet: Wallet): PointRate | null {
  const { currency } = wallet
  const balance = walletBalance(wallet)
  const pairs = [
    [wallet.balance, balance?.currency && balance.amount],
    [wallet.amountReceived, wallet.amountReceivedDisplay],
    [wallet.amountSpent, wallet.amountSpentDisplay],
  ].flatMap(([points = 0, units = 0]) => (points > 0 && units > 0 ? { points, units } : []))
  const [first, ...others] = pairs
  if (!first || !currency) return null
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
