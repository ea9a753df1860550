import type { Wallet } from '../../contract/index.ts'
import { emitEvent } from './emitEvent.ts'
import type { MemberScope, MemberState } from './World.ts'

/** The programme's points, made up: a hundred stars make one US dollar, and one point is one star. */
export const stars = { name: 'Stars', symbol: '★', unitsPerUSD: 100 } as const

type LedgerEntryType = 'CREDIT' | 'DEBIT' | 'REFUND'

/** `amount` is signed, in points. A refund credits points, so it is told as such. */
export function addLedgerEntry(
  scope: MemberScope,
  entry: {
    type: LedgerEntryType
    amount: number
    description: string
    createdAt?: string
    /** Its id. */
    redemption?: string
  },
): void {
  const { member, issuer } = scope
  member.entries.push({ id: issuer.id('led'), ...entry, createdAt: entry.createdAt ?? issuer.timestamp() })
  emitEvent(scope, entry.amount < 0 ? 'wallet.debited' : 'wallet.credited', {
    externalUserID: member.profile.externalUserID,
    amount: Math.abs(entry.amount),
    balance: balanceOf(member),
    description: entry.description,
  })
}

export function balanceOf(member: MemberState): number {
  return member.entries.reduce((sum, entry) => sum + entry.amount, 0)
}

/** A refund undoes a spend: it makes the amount spent less, not the amount received more. */
export function walletOf(member: MemberState): Wallet {
  const received = member.entries
    .filter(({ type }) => type === 'CREDIT')
    .reduce((sum, { amount }) => sum + amount, 0)
  const balance = balanceOf(member)
  const spent = received - balance
  const usd = (points: number) => points / stars.unitsPerUSD
  return {
    balance,
    balanceDisplay: balance,
    balanceUSD: usd(balance),
    amountReceived: received,
    amountReceivedDisplay: received,
    amountReceivedUSD: usd(received),
    amountSpent: spent,
    amountSpentDisplay: spent,
    amountSpentUSD: usd(spent),
    currency: stars,
  }
}
