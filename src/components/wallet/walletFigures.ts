import type { CalendarDate } from '../../base/index.ts'
import type { Currency, LedgerEntry, Wallet } from '../../contract/index.ts'
import { type CalendarMonth, monthOf, type Translate, type walletMessages } from '../../i18n/index.ts'
import { type Sum, walletBalance } from '../common/index.ts'

export type WalletTranslate = Translate<typeof walletMessages>

/**
 * One figure of the wallet: in the programme's currency (else in points), and in US dollars where the Service says so.
 */
export interface WalletFigure {
  readonly sum: Sum | null
  readonly usd: number | undefined
}

export interface WalletFigures {
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

/**
 * The unit of the ledger. Its amounts are in points: they may have the currency's symbol only where the
 * wallet shows that a point is one unit of it.
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

export interface DatedEntry {
  readonly entry: LedgerEntry
  /** In the provider's time zone; `null` without a readable `createdAt`, and while the zone is unknown. */
  readonly date: CalendarDate | null
}

/** The entries of one month, in the Service's order; `month` is `null` for those without a date, which come last. */
export interface LedgerMonth {
  readonly month: CalendarMonth | null
  readonly entries: readonly DatedEntry[]
}

/** Groups entries by month, in the order in which the months first appear. */
export function ledgerMonths(
  entries: readonly LedgerEntry[],
  dateOf: (timestamp: string | undefined) => CalendarDate | null,
): readonly LedgerMonth[] {
  const months = new Map<CalendarMonth | null, DatedEntry[]>()
  for (const entry of entries) {
    const date = dateOf(entry.createdAt)
    const month = date && monthOf(date)
    const group = months.get(month) ?? []
    group.push({ entry, date })
    months.set(month, group)
  }
  const undated = months.get(null)
  months.delete(null)
  const dated = [...months].map(([month, group]) => ({ month, entries: group }))
  return undated ? [...dated, { month: null, entries: undated }] : dated
}
