'use client'

import { useSyncExternalStore } from 'react'
import { type ExperienceKit, useExperienceKit } from '../../../queries/index.ts'
import { useIsomorphicLayoutEffect } from '../../../ui/index.ts'
import { useExperience } from '../../common/index.ts'
import { createSavedOffers, type SavedOffersSource } from './createSavedOffers.ts'
import type { SavedOffers, SavedOffersState } from './SavedOffersState.ts'

interface SavedOffersOfKit {
  readonly offers: SavedOffers
  readonly use: (source: SavedOffersSource) => void
}

const known = new WeakMap<ExperienceKit, SavedOffersOfKit>()

function savedOffersOf(kit: ExperienceKit, first: SavedOffersSource): SavedOffersOfKit {
  let saved = known.get(kit)
  if (!saved) {
    let source = first
    saved = { offers: createSavedOffers(kit, () => source), use: (next) => void (source = next) }
    known.set(kit, saved)
  }
  return saved
}

/** The saved offers of the session, and what is known of them now. */
export function useSavedOffers(): readonly [offers: SavedOffers, state: SavedOffersState] {
  const kit = useExperienceKit()
  const { host, emit, report } = useExperience()
  const source: SavedOffersSource = {
    store: () => host?.current.saved,
    onStored: (offerId, isSaved) => emit({ name: isSaved ? 'offer.saved' : 'offer.unsaved', offerId }),
    report,
  }
  const { offers, use } = savedOffersOf(kit, source)
  useIsomorphicLayoutEffect(() => use(source))
  return [offers, useSyncExternalStore(offers.subscribe, offers.read, offers.read)]
}
