import type { StoredOffer } from '../model/World.ts'
import { stars } from '../model/ledger.ts'
import type { OfferDraft } from './OfferDraft.ts'
import type { SeedClock } from './createSeedClock.ts'
import { cultureOffers } from './cultureOffers.ts'
import { diningOffers } from './diningOffers.ts'
import { musicOffers } from './musicOffers.ts'
import { sportOffers } from './sportOffers.ts'
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

/** From the editor's draft to what the Service serves. A key that the draft leaves out is not there. */
function toStoredOffer(draft: OfferDraft, kind: string | undefined, clock: SeedClock): StoredOffer {
  const { id, title, place, points, left } = draft
  const offer = {
    id,
    title,
    shortDescription: draft.short,
    description: draft.text?.join('\n\n'),
    disclaimer: draft.disclaimer,
    kind,
    type: kind && (draft.type ?? 'EXPERIENCE'),
    images: draft.images ?? draft.scenes?.map((scene) => `${scene}-3x2-1600.webp`),
    inclusions: draft.inclusions && inclusionsOf(draft.inclusions),
    location: place && { ...place, display: place.display ?? place.city },
    maxGuests: draft.guests,
    startAt: draft.starts && clock.moment(...draft.starts),
    endAt: draft.ends && clock.moment(...draft.ends),
    expiresAt: draft.bookBy === undefined ? undefined : clock.moment(draft.bookBy, '23:00'),
    pointsPrice: points,
    valueUSD: points === undefined ? undefined : points / stars.unitsPerUSD,
    availability:
      left === undefined ? kind && { isAvailable: true } : { isAvailable: left > 0, quantityRemaining: left },
    display: points === undefined ? undefined : { amount: points, currency: stars, source: 'AUTHORED' },
  }
  const given = Object.fromEntries(Object.entries(offer).filter(([, value]) => value !== undefined))
  return { id, offer: { ...given, id }, ...(draft.tiers ? { tiers: draft.tiers } : {}) }
}

function inclusionsOf(groups: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(groups).flatMap(([group, names]) => names.map((name) => ({ group, name })))
}
