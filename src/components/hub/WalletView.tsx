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
