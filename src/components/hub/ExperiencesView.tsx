'use client'

import type { ReactNode } from 'react'
import { RedemptionList } from '../redemptions/index.ts'
import type { HubViewProps } from './HubView.tsx'
import { InterestRows } from './InterestRows.tsx'

/** What the member redeemed, then what they asked for. */
export function ExperiencesView({ navigation, interestIds, t }: HubViewProps<'experiences'>): ReactNode {
  const { go, hrefFor } = navigation
  return (
    <>
      <RedemptionList
        onOpen={({ redemption }) => go({ view: 'redemption', redemptionId: redemption.id })}
        hrefFor={hrefFor && ((redemption) => hrefFor({ view: 'redemption', redemptionId: redemption.id }))}
        onExplore={() => go({ view: 'explore' })}
      />
      <InterestRows interestIds={interestIds} navigation={navigation} t={t} />
    </>
  )
}
