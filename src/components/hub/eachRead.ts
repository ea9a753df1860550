import { type Operation, operations } from '../../contract/index.ts'
import {
  conversationsQuery,
  type ExperienceKit,
  interestQuery,
  ledgerQuery,
  offerRead,
  offersQuery,
  prefetchNamedOffers,
  type ReadOptions,
  redemptionRead,
  redemptionsQuery,
  threadQuery,
} from '../../queries/index.ts'
import type { HubLocation } from './HubLocation.ts'

/** What is shown: a view, and which interests are known to the host. */
export interface ShownView {
  readonly location: HubLocation
  readonly interestIds: readonly string[]
}

/** Calls `read` for what a view shows, where that is switched on. Its header reads the wallet by itself. */
export function eachRead(
  kit: ExperienceKit,
  { location, interestIds }: ShownView,
  read: <Data>(options: ReadOptions<Data>) => void,
): void {
  const { client } = kit
  const readIfOn = <Data>(operation: Operation, options: ReadOptions<Data>) => {
    if (client.isEnabled(operation)) read(options)
  }
  const readInterests = () => {
    for (const id of interestIds) read(interestQuery(client, { id }))
  }

  switch (location.view) {
    case 'explore':
    case 'saved':
      return read(offersQuery(client))
    case 'offer':
    case 'ask':
      return read(offerRead(kit, location.offerId))
    case 'experiences':
      prefetchNamedOffers(kit, read)
      readIfOn(operations.redemptions, redemptionsQuery(client))
      return readInterests()
    case 'redemption':
      prefetchNamedOffers(kit, read)
      // While one is not read by itself, it is read out of the list.
      return readIfOn(
        client.isEnabled(operations.redemption) ? operations.redemption : operations.redemptions,
        redemptionRead(kit, location.redemptionId),
      )
    case 'interest':
      prefetchNamedOffers(kit, read)
      return read(interestQuery(client, { id: location.interestId }))
    case 'concierge':
      prefetchNamedOffers(kit, read)
      readIfOn(operations.conversations, conversationsQuery(client))
      readIfOn(operations.redemptions, redemptionsQuery(client))
      if (location.conversationId !== undefined) read(threadQuery(client, { id: location.conversationId }))
      return readInterests()
    case 'wallet':
      return readIfOn(operations.ledger, ledgerQuery(client))
    case 'page':
      return
  }
}
