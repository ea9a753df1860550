import { type ExperienceClient, ExperienceError } from '../client/index.ts'
import {
  type Conversation,
  type Interest,
  type Redemption,
  type LedgerEntry,
  operations,
  type Terms,
  type Wallet,
} from '../contract/index.ts'
import type { ExperienceKit } from './kit.ts'
import type { List } from './list.ts'
import { findRow, listQuery, type ListSource } from './listQuery.ts'
import { type ReadOptions, readQuery } from './readQuery.ts'

/** The member's points. */
export function walletQuery(client: ExperienceClient): ReadOptions<Wallet> {
  return readQuery(client, operations.wallet, {})
}

/** What moved the balance, newest first. Assumed, and off by default. */
export function ledgerQuery(client: ExperienceClient): ReadOptions<List<LedgerEntry>> {
  return listQuery<LedgerEntry>(client, { operation: operations.ledger })
}

/** The member's legal documents. `acceptedAt: null` is outstanding, also after an older version was accepted. */
export function termsQuery(client: ExperienceClient): ReadOptions<Terms> {
  return readQuery(client, operations.terms, {})
}

/** The member's conversations as far as they were read. Only their ids are certain. */
export function conversationsQuery(client: ExperienceClient): ReadOptions<List<Conversation>> {
  return listQuery<Conversation>(client, { operation: operations.conversations })
}

/** One interest with the ordinary answers of its intake. */
export function interestQuery(
  client: ExperienceClient,
  { id }: { readonly id: string },
): ReadOptions<Interest> {
  return readQuery(client, operations.interest, { params: { id } })
}

/**
 * One redemption: where it stands, and the member's feedback once there is one. While the operation is off, it is read
 * out of the list.
 */
export function redemptionQuery(
  client: ExperienceClient,
  { id }: { readonly id: string },
): ReadOptions<Redemption> {
  const options = readQuery(client, operations.redemption, { params: { id } })
  if (client.isEnabled(operations.redemption)) return options
  return {
    ...options,
    queryFn: async ({ client: queryClient }) => {
      const isWanted = (redemption: Redemption) => redemption.id === id
      const row = await findRow({ client, queryClient }, redemptionList, isWanted, { staleTime: 0 })
      if (row) return row
      throw new ExperienceError('@experience-program/react: no such redemption is listed.', {
        kind: 'not-found',
        operation: operations.redemptions.name,
      })
    },
  }
}

/** One redemption, known at once, and as fresh as the list is, when the list has it. */
export function redemptionRead({ client, queryClient }: ExperienceKit, id: string): ReadOptions<Redemption> {
  const list = queryClient.getQueryState(redemptionsQuery(client).queryKey)
  const known = list?.data && list.data.rows.find((redemption) => redemption.id === id)
  return {
    ...redemptionQuery(client, { id }),
    ...(known ? { initialData: known, initialDataUpdatedAt: list.dataUpdatedAt } : {}),
  }
}

export const redemptionList: ListSource<Redemption> = { operation: operations.redemptions }

/** The member's redemptions as far as they were read, newest first. */
export function redemptionsQuery(client: ExperienceClient): ReadOptions<List<Redemption>> {
  return listQuery(client, redemptionList)
}
