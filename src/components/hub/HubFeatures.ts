import type { HubLocation } from './HubLocation.ts'

/** What an `ExperienceHub` offers. Everything is on; `false` takes a part out, with every way to it. */
export interface HubFeatures {
  /** Spending points on an offer. */
  readonly redeem: boolean
  /** Asking for an offer, which takes no points. */
  readonly ask: boolean
  readonly experiences: boolean
  readonly concierge: boolean
  readonly wallet: boolean
}

const all: HubFeatures = { redeem: true, ask: true, experiences: true, concierge: true, wallet: true }

export function hubFeatures(features: Partial<HubFeatures> = {}): HubFeatures {
  return { ...all, ...features }
}

/** A location that is switched off shows the catalog instead: an old link must not end on a blank page. */
export function availableLocation(location: HubLocation, features: HubFeatures): HubLocation {
  const { view } = location
  if (view === 'ask') return features.ask ? location : { view: 'offer', offerId: location.offerId }
  if (view === 'redemption' || view === 'interest' || view === 'experiences')
    return features.experiences ? location : { view: 'explore' }
  if (view === 'concierge' || view === 'wallet') return features[view] ? location : { view: 'explore' }
  return location
}
