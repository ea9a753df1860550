import type { Redemption } from '../contract/index.ts'
import type { ExperienceKit } from './kit.ts'
import { redemptionsQuery } from './reads.ts'
import { invalidateReads } from './submitWrite.ts'

const waitsMs = [2_000, 5_000, 10_000]

/**
 * A Service may read from a copy that is some seconds behind: what was read right after a redemption is read again,
 * three times at most, until the list has it.
 */
export async function readUntilListed(kit: ExperienceKit, { id }: Redemption): Promise<void> {
  const { queryClient, client, session } = kit
  for (const waitMs of waitsMs) {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    if (session.status === 'ended') return
    const list = queryClient.getQueryData(redemptionsQuery(client).queryKey)
    if (list?.rows.some((row) => row.id === id)) return
    if (list) invalidateReads(kit, ['redemptions', 'wallet', 'ledger'])
  }
}
