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

/** Loads a view's code before it is shown. A failure is told of when it is. */
export function loadAhead(view: HubLocation['view']): void {
  if (view !== 'explore') hubViews[view]().catch(() => undefined)
}
