import { type Operation, operations } from '../../contract/index.ts'
import {
  conversationsQuery,
  type ExperienceKit,
  interestQuery,
  ledgerQuery,
  offerRead,
  offersQuery,
  prefetchNamedOffers,
  prefetchRead,
  type ReadOptions,
  redemptionRead,
  redemptionsQuery,
  threadQuery,
} from '../../queries/index.ts'
import type { HubLocation } from './HubLocation.ts'

/** The code of each view, loaded when it is first needed. The catalog is what most members see first: it is here. */
export const hubViews = {
  offer: async () => (await import('./OfferView.tsx')).OfferView,
  ask: async () => (await import('./AskView.tsx')).AskView,
  experiences: async () => (await import('./ExperiencesView.tsx')).ExperiencesView,
  redemption: async () => (await import('./RedemptionView.tsx')).RedemptionView,
  interest: async () => (await import('./InterestView.tsx')).InterestView,
  concierge: async () => (await import('./ConciergeView.tsx')).ConciergeView,
  wallet: async () => (await import('./WalletView.tsx')).WalletView,
} satisfies Record<Exclude<HubLocation['view'], 'explore'>, unknown>

/** Loads a view before it is shown, code and data. Silent: the view shows a failure. */
export function prefetchView(
  kit: ExperienceKit,
  location: HubLocation,
  interestIds: readonly string[],
): void {
  if (location.view !== 'explore') hubViews[location.view]().catch(() => undefined)
  prefetchViewData(kit, location, interestIds)
}

/** Reads what a view shows beside its code, which would otherwise be waited for. */
export function prefetchViewData(
  kit: ExperienceKit,
  location: HubLocation,
  interestIds: readonly string[],
): void {
  const { client } = kit
  const read = <Data>(operation: Operation, options: ReadOptions<Data>) => {
    if (client.isEnabled(operation)) prefetchRead(kit, options)
  }
  const readInterests = () => {
    for (const id of interestIds) prefetchRead(kit, interestQuery(client, { id }))
  }

  switch (location.view) {
    case 'explore':
      return prefetchRead(kit, offersQuery(client))
    case 'offer':
    case 'ask':
      return prefetchRead(kit, offerRead(kit, location.offerId))
    case 'experiences':
      prefetchNamedOffers(kit)
      read(operations.redemptions, redemptionsQuery(client))
      return readInterests()
    case 'redemption':
      prefetchNamedOffers(kit)
      return read(operations.redemption, redemptionRead(kit, location.redemptionId))
    case 'interest':
      prefetchNamedOffers(kit)
      return prefetchRead(kit, interestQuery(client, { id: location.interestId }))
    case 'concierge':
      prefetchNamedOffers(kit)
      read(operations.conversations, conversationsQuery(client))
      read(operations.redemptions, redemptionsQuery(client))
      if (location.conversationId !== undefined)
        prefetchRead(kit, threadQuery(client, { id: location.conversationId }))
      return readInterests()
    case 'wallet':
      return read(operations.ledger, ledgerQuery(client))
  }
}
