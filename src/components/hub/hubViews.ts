import { type ExperienceKit, prefetchRead } from '../../queries/index.ts'
import { eachRead } from './eachRead.ts'
import type { HubLocation } from './HubLocation.ts'

export const loadLostAnswers = async () => (await import('./InterestView.tsx')).HubLostAnswers

/**
 * Loaded with the forms in which answers can be lost, so that it is there when it is needed, also offline. In a file of
 * its own it would cost the first load: a bundler puts what few parts share into more files.
 */
function withLostAnswers<View>(view: Promise<View>): Promise<View> {
  loadLostAnswers().catch(() => undefined)
  return view
}

/** The code of each view, loaded when it is first needed. The catalog is what most members see first: it is here. */
export const hubViews = {
  offer: async () => (await import('./OfferView.tsx')).OfferView,
  ask: async () => (await withLostAnswers(import('./AskView.tsx'))).AskView,
  experiences: async () => (await import('./ExperiencesView.tsx')).ExperiencesView,
  redemption: async () => (await import('./RedemptionView.tsx')).RedemptionView,
  interest: async () => (await import('./InterestView.tsx')).InterestView,
  concierge: async () => (await import('./ConciergeView.tsx')).ConciergeView,
  wallet: async () => (await import('./WalletView.tsx')).WalletView,
  saved: async () => (await import('./SavedView.tsx')).SavedView,
} satisfies Record<Exclude<HubLocation['view'], 'explore' | 'page'>, unknown>

/** Loads a view before it is shown, code and data. Silent: the view shows a failure. */
export function prefetchView(
  kit: ExperienceKit,
  location: HubLocation,
  interestIds: readonly string[],
): void {
  if (location.view !== 'explore' && location.view !== 'page')
    hubViews[location.view]().catch(() => undefined)
  prefetchViewData(kit, location, interestIds)
}

/** Reads what a view shows beside its code, which would otherwise be waited for. */
export function prefetchViewData(
  kit: ExperienceKit,
  location: HubLocation,
  interestIds: readonly string[],
): void {
  eachRead(kit, { location, interestIds }, (options) => prefetchRead(kit, options))
}
