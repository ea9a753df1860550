import type { CalendarDate } from '../../base/index.ts'
import type { Currency, LedgerEntry, Wallet } from '../../contract/index.ts'
import { type CalendarMonth, monthOf } from '../../i18n/index.ts'
import type { WalletTranslate } from './walletFigures.ts'

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

/** What an entry is, and of which kind. An unknown kind is not shown as its code: the rest says enough. */
export function entryWords(
  { type, description }: LedgerEntry,
  t: WalletTranslate,
): { readonly what: string; readonly kind: string | null } {
  const kind = type === undefined ? null : t.find(`wallet.ledger.type.${type}`)
  return { kind, what: description || (kind ?? t('wallet.ledger.entry')) }
}
