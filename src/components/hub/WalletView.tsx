'use client'

import type { ReactNode } from 'react'
import { Wallet } from '../wallet/index.ts'
import type { HubViewProps } from './ExperienceHubProps.ts'

/** The member's points. */
export function WalletView({ features }: HubViewProps<'wallet'>): ReactNode {
  return <Wallet offersDownload={features.download} showsPointsOverTime={features.pointsOverTime} />
}
