import type { Redemption, Wallet } from '../contract/index.ts'
import { isSameText } from './list.ts'
import type { ExperienceKit } from './kit.ts'
import { redemptionsQuery, walletQuery } from './reads.ts'
import { invalidateReads } from './submitWrite.ts'

const waitsMs = [2_000, 5_000, 10_000]

/**
 * A Service may read from a copy that is some seconds behind: what was read right after a redemption is read again,
 * three times at most, until the list has it and the wallet is another than `before`. A list that nobody looks at was
 * not read since, so that is done first.
 */
export async function readUntilListed(
  kit: ExperienceKit,
  { id }: Redemption,
  before: Wallet | undefined,
): Promise<void> {
  const { queryClient, client, session } = kit
  const options = { ...redemptionsQuery(client), retry: false }
  const read = () => queryClient.getQueryData(options.queryKey)
  const isPaid = () => {
    const wallet = queryClient.getQueryData(walletQuery(client).queryKey)
    return !before || !wallet || !isSameText(before, wallet)
  }
  for (const waitMs of waitsMs) {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    if (session.status === 'ended') return
    if (read()) await queryClient.prefetchQuery(options)
    const isListed = read()?.rows.some((row) => row.id === id)
    if (isListed && isPaid()) return
    if (isListed === false) invalidateReads(kit, ['redemptions'])
    if (isListed === false || !isPaid()) invalidateReads(kit, ['wallet', 'ledger'])
  }
}
