import type { ExperienceClient } from '../../client/index.ts'
import { operations } from '../../contract/index.ts'
import {
  getExperienceKit,
  interestQuery,
  ledgerQuery,
  offerRead,
  offersQuery,
  type ReadOptions,
  redemptionQuery,
  walletQuery,
} from '../../queries/index.ts'
import { eachRead } from './eachRead.ts'
import type { HubLocation } from './HubLocation.ts'

/** Options of {@link prefetchHubView}. */
export interface PrefetchHubViewOptions {
  /** As the hub gets them. */
  readonly interestIds?: readonly string[] | undefined
}

/**
 * Reads what the hub shows at an address, its header included, into the cache of the client: before a server renders
 * it, once for each request, or in the loader of a router. Each read is tried once. Never rejects: what could not be
 * read, the page reads.
 */
export async function prefetchHubView(
  client: ExperienceClient,
  location: HubLocation,
  { interestIds = [] }: PrefetchHubViewOptions = {},
): Promise<void> {
  const kit = getExperienceKit(client)
  const { queryClient } = kit
  const pending: Promise<unknown>[] = []
  const read = <Data>(options: ReadOptions<Data>): void =>
    void pending.push(queryClient.prefetchQuery({ ...options, retry: false }))
  const { view } = location
  const interests = view === 'interest' ? [location.interestId] : interestIds

  read(walletQuery(client))
  eachRead(kit, { location, interestIds }, read)
  // What lies ahead of the member leads the catalog.
  if (view === 'explore') eachRead(kit, { location: { view: 'experiences' }, interestIds: [] }, read)
  // What is listed is named by the catalog; what the balance reaches stands in the wallet.
  if (view === 'experiences' || view === 'concierge' || view === 'wallet') read(offersQuery(client))
  if (view === 'redemption' && client.isEnabled(operations.ledger)) read(ledgerQuery(client))
  await Promise.all(pending)

  const shown = [
    ...(view === 'redemption' ? [redemptionQuery(client, { id: location.redemptionId })] : []),
    ...(view === 'interest' || view === 'experiences'
      ? interests.map((id) => interestQuery(client, { id }))
      : []),
  ].map(({ queryKey }) => queryClient.getQueryData<{ readonly offer?: string | undefined }>(queryKey)?.offer)
  for (const id of shown) if (id !== undefined) read(offerRead(kit, id))
  await Promise.all(pending)
}
