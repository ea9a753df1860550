import { askAhead, type ExperienceKit } from '../../queries/index.ts'
import type { HubLocation } from './HubLocation.ts'

/** Asks for what a view reads once its code is there; for offers see `useOffersAhead`. */
export function readViewAhead(
  kit: ExperienceKit,
  location: HubLocation,
  interestIds: readonly string[],
): void {
  const { view } = location
  if (view === 'wallet') askAhead(kit, 'ledger')
  if (view === 'redemption') askAhead(kit, 'redemption', location.redemptionId)
  if (view === 'interest') askAhead(kit, 'interest', location.interestId)
  if (view === 'concierge') {
    askAhead(kit, 'conversations')
    if (location.conversationId !== undefined) askAhead(kit, 'messages', location.conversationId)
  }
  if (view === 'experiences' || view === 'concierge') {
    askAhead(kit, 'redemptions')
    for (const id of interestIds) askAhead(kit, 'interest', id)
  }
}
