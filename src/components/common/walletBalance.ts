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
