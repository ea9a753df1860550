import type { Currency, Wallet } from '../../contract/index.ts'
import { type Sum, walletBalance } from '../common/index.ts'

/** One figure of the wallet: in the programme's currency (else in points), and in US dollars where the Service says so. */
export interface WalletFigure {
  readonly sum: Sum | null
  readonly usd: number | undefined
}

export interface WalletFigures {
  readonly balance: WalletFigure
  readonly received: WalletFigure
  readonly spent: WalletFigure
}

/** The three figures as they are shown. Units as `assumptionNotes.units` says. */
export function walletFigures(wallet: Wallet): WalletFigures {
  const {
    amountReceived,
    amountReceivedDisplay,
    amountReceivedUSD,
    amountSpent,
    amountSpentDisplay,
    amountSpentUSD,
    currency,
  } = wallet
  return {
    balance: { sum: walletBalance(wallet), usd: wallet.balanceUSD },
    received: {
      sum: walletBalance({
        balance: amountReceived,
        balanceDisplay: amountReceivedDisplay,
        balanceUSD: amountReceivedUSD,
        currency,
      } as Wallet),
      usd: amountReceivedUSD,
    },
    spent: {
      sum: walletBalance({
        balance: amountSpent,
        balanceDisplay: amountSpentDisplay,
        balanceUSD: amountSpentUSD,
        currency,
      } as Wallet),
      usd: amountSpentUSD,
    },
  }
}

/**
 * Which part of what was received is left, from 0 to 1, for the picture of it. `null` when the three are not one sum:
 * a figure is missing, in another unit, negative, or received − spent is not the balance.
 */
export function shareLeft({ balance, received, spent }: WalletFigures): number | null {
  if (!balance.sum || !received.sum || !spent.sum) return null
  const isOneUnit =
    balance.sum.currency === received.sum.currency && received.sum.currency === spent.sum.currency
  const [left, all, gone] = [balance.sum.amount, received.sum.amount, spent.sum.amount]
  // Figures are shown with two decimals at most, each rounded by itself; above 10^12 a double is coarser than that.
  const tolerance = Math.max(0.015, all * 1e-12)
  if (!isOneUnit || !(all > 0) || left < 0 || gone < 0 || Math.abs(all - gone - left) > tolerance) return null
  return Math.min(1, left / all)
}

/**
 * The unit of the ledger. Its amounts are in points: they may carry the currency's symbol only where the wallet
 * itself shows that a point is one unit of it.
 */
export function ledgerCurrency(wallet: Wallet | undefined): Currency | undefined {
  if (!wallet?.currency) return undefined
  const pairs: readonly (readonly [number | undefined, number | undefined])[] = [
    [wallet.balance, wallet.balanceDisplay],
    [wallet.amountReceived, wallet.amountReceivedDisplay],
    [wallet.amountSpent, wallet.amountSpentDisplay],
  ]
  const known = pairs.filter(([points, display]) => points !== undefined && display !== undefined)
  const isOneToOne =
    known.every(([points, display]) => points === display) && known.some(([points]) => points !== 0)
  return isOneToOne ? wallet.currency : undefined
}
