import type { Redemption } from '../contract/index.ts'
import type { ExperienceKit } from './kit.ts'
import { redemptionsQuery } from './reads.ts'
import { invalidateReads } from './submitWrite.ts'

const waitsMs = [2_000, 5_000, 10_000]

/**
 * A Service may read from a copy that is some seconds behind: what was read right after a redemption is read again,
 * three times at most, until the list has it. A list that nobody looks at was not read since, so that is done first.
 */
export async function readUntilListed(kit: ExperienceKit, { id }: Redemption): Promise<void> {
  const { queryClient, client, session } = kit
  const options = { ...redemptionsQuery(client), retry: false }
  const read = () => queryClient.getQueryData(options.queryKey)
  for (const waitMs of waitsMs) {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    if (session.status === 'ended') return
    if (!read()) continue
    await queryClient.prefetchQuery(options)
    if (read()?.rows.some((row) => row.id === id)) return
    invalidateReads(kit, ['redemptions', 'wallet', 'ledger'])
  }
}
