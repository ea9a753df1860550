import { hashText } from '../base/index.ts'
import { operations, type Redemption } from '../contract/index.ts'
import type { ExperienceKit } from './kit.ts'
import { prefetchRead } from './readQuery.ts'
import { redemptionsQuery } from './reads.ts'

/** The redemptions that an attempt was not: those of its offer that were there before it. */
export interface KnownRedemptions {
  /** Hashes of their ids. */
  readonly known: readonly string[]
  /** The list had been read to its end: whatever is not in `known` came with the attempt, or after it. */
  readonly isAll?: boolean
}

/**
 * Reads the list before an attempt, unless it is known: should the answer be lost, what is not in the list is new,
 * whatever the member's clock says.
 */
export function readKnownRedemptions(kit: ExperienceKit): void {
  const { client } = kit
  if (client.isEnabled(operations.redemptions))
    prefetchRead(kit, { ...redemptionsQuery(client), staleTime: Infinity })
}

/** What this page has read of them, and what it made itself: hashes of their ids. */
export function knownRedemptions(
  { client, queryClient }: ExperienceKit,
  offerId: string,
  made: ReadonlySet<string>,
): Required<KnownRedemptions> {
  const list = queryClient.getQueryData(redemptionsQuery(client).queryKey)
  const rows = list?.rows.filter((row) => isOfOffer(row, offerId) !== false) ?? []
  return { known: [...made, ...rows.map(({ id }) => hashText(id))], isAll: list?.nextCursor === null }
}

/**
 * Whether a redemption is of this offer; `undefined` where it does not say. The format of `offer` is not specified: an
 * id, or an address that ends with it.
 */
export function isOfOffer({ offer }: Redemption, offerId: string): boolean | undefined {
  if (!offer) return undefined
  return [offerId, encodeURIComponent(offerId)].some((id) => offer === id || offer.endsWith(`/${id}`))
}
