'use client'

import type { ReactNode } from 'react'
import { Wallet } from '../wallet/index.ts'
import type { HubViewProps } from './ExperienceHubProps.ts'

/** The member's points. */
export function WalletView({ features, navigation }: HubViewProps<'wallet'>): ReactNode {
  return (
    <Wallet
      offersDownload={features.download}
      showsPointsOverTime={features.pointsOverTime}
      exploreHref={features.withinReach ? navigation.hrefFor?.(withinReach) : undefined}
      onExplore={features.withinReach ? ({ event }) => navigation.press(withinReach)(event) : undefined}
    />
  )
}

/** As `filtersToSearch` writes it. */
const withinReach = { view: 'explore', search: 'within-points=1' } as const

// In one file with the smallest view, though a hub without a store never shows it. In a file of its own Rolldown would
// cut what it shares with the catalog, nearly all of its code, into many: the hub's first load would cost 3 kB more.
export { SavedView } from './SavedView.tsx'
