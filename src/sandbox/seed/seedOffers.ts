import type { StoredOffer } from '../model/StoredOffer.ts'
import type { SeedClock } from './createSeedClock.ts'
import type { OfferDraft } from './OfferDraft.ts'
import { toStoredOffer } from './toStoredOffer.ts'
import { travelOffers } from './travelOffers.ts'

const kinds: readonly (readonly [kind: string, drafts: readonly OfferDraft[]])[] = [
  ['Travel', travelOffers],
]

/** The catalog, kinds in turn, so that a page of it shows the whole range. */
export function seedOffers(clock: SeedClock): readonly StoredOffer[] {
  const longest = Math.max(...kinds.map(([, drafts]) => drafts.length))
  return Array.from({ length: longest }, (_, index) =>
    kinds.flatMap(([kind, drafts]) => {
      const draft = drafts[index]
      return draft ? [toStoredOffer(draft, kind, clock)] : []
    }),
  ).flat()
}
