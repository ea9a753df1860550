import type { StoredOffer } from '../model/StoredOffer.ts'
import { cultureOffers } from './cultureOffers.ts'
import type { SeedClock } from './createSeedClock.ts'
import { diningOffers } from './diningOffers.ts'
import { musicOffers } from './musicOffers.ts'
import type { OfferDraft } from './OfferDraft.ts'
import { sportOffers } from './sportOffers.ts'
import { toStoredOffer } from './toStoredOffer.ts'
import { travelOffers } from './travelOffers.ts'
import { wellnessOffers } from './wellnessOffers.ts'

const kinds: readonly (readonly [kind: string, drafts: readonly OfferDraft[]])[] = [
  ['Travel', travelOffers],
  ['Dining', diningOffers],
  ['Music', musicOffers],
  ['Culture', cultureOffers],
  ['Sport', sportOffers],
  ['Wellness', wellnessOffers],
]

/** The catalog, kinds in turn, so that a page of it shows the whole range. */
export function seedOffers(clock: SeedClock): readonly StoredOffer[] {
  const longest = Math.max(...kinds.map(([, drafts]) => drafts.length))
  return Array.from({ length: longest }, (_, index) =>
    kinds.flatMap(([kind, drafts]) => {
      const draft = drafts[index]
      return draft ? [toStoredOffer(draft, draft.text ? kind : undefined, clock)] : []
    }),
  ).flat()
}
