import type { Wallet } from '../../contract/index.ts'
import type {
  MessageOverrides,
  pointsOverTimeMessages,
  Translate,
  walletBalanceMessages,
  walletDownloadMessages,
  walletMessages,
} from '../../i18n/index.ts'
import { pointsSum, type Sum, walletBalance } from '../common/index.ts'

/** Overrides of the texts; also for your own types of ledger entries (`wallet.ledger.type.…`). */
export type WalletMessages = MessageOverrides<
  typeof walletMessages &
    typeof walletBalanceMessages &
    typeof walletDownloadMessages &
    typeof pointsOverTimeMessages
> & {
  readonly [key: `wallet.ledger.type.${string}`]: string
}

export type WalletTranslate = Translate<typeof walletMessages>

/**
 * One figure of the wallet: in the programme's currency (else in points), and in US dollars where the Service says so.
 */
export interface WalletFigure {
  readonly sum: Sum | null
  readonly usd: number | undefined
}

interface WalletFigures {
  readonly balance: WalletFigure
  readonly received: WalletFigure
  readonly spent: WalletFigure
}

/** The three figures as they are shown, in the units of `assumptionNotes.units`. */
export function walletFigures(wallet: Wallet): WalletFigures {
  const {
    amountReceived,
    amountReceivedDisplay,
    amountReceivedUSD,
    amountSpent,
    amountSpentDisplay,
    amountSpentUSD,
  } = wallet
  return {
    balance: { sum: walletBalance(wallet), usd: wallet.balanceUSD },
    received: {
      sum: figure(wallet, amountReceived, amountReceivedDisplay, amountReceivedUSD),
      usd: amountReceivedUSD,
    },
    spent: { sum: figure(wallet, amountSpent, amountSpentDisplay, amountSpentUSD), usd: amountSpentUSD },
  }
}

/** Where the Service leaves one out in the currency, the wallet's own ratio says it: beside the others in one unit. */
function figure(wallet: Wallet, points?: number, display?: number, usd?: number): Sum | null {
  const given = { ...wallet, balance: points, balanceDisplay: display, balanceUSD: usd }
  const sum = walletBalance(given)
  return sum && !sum.currency ? pointsSum(sum.amount, wallet) : sum
}

/**
 * The share of the received points that is left, from 0 to 1, for the bar. `null` when the three figures do
 * not add up: one is missing, in another unit or negative, or received − spent is not the balance.
 */
export function shareLeft({ balance, received, spent }: WalletFigures): number | null {
  if (!balance.sum || !received.sum || !spent.sum) return null
  const isOneUnit =
    balance.sum.currency === received.sum.currency && received.sum.currency === spent.sum.currency
  const [left, all, gone] = [balance.sum.amount, received.sum.amount, spent.sum.amount]
  // Figures have at most two decimals, each rounded on its own; above 10^12 a double is coarser than that.
  const tolerance = Math.max(0.015, all * 1e-12)
  if (!isOneUnit || !(all > 0) || left < 0 || gone < 0 || Math.abs(all - gone - left) > tolerance) return null
  return Math.min(1, left / all)
}
