'use client'

import type { ReactNode } from 'react'
import { useRedemptions } from '../../queries/index.ts'
import { RedemptionList } from '../redemptions/index.ts'
import type { HubViewProps } from './HubView.tsx'
import { InterestRows } from './InterestRows.tsx'

/** What the member redeemed, then what they asked for. */
export function ExperiencesView({ navigation, interestIds, t }: HubViewProps<'experiences'>): ReactNode {
  const { go, hrefFor } = navigation
  const { data, isError } = useRedemptions()
  return (
    <>
      <RedemptionList
        onOpen={({ redemption }) => go({ view: 'redemption', redemptionId: redemption.id })}
        hrefFor={hrefFor && ((redemption) => hrefFor({ view: 'redemption', redemptionId: redemption.id }))}
        onExplore={() => go({ view: 'explore' })}
      />
      {/* Read at once, and shown when the list above has its length. */}
      <div hidden={data === undefined && !isError}>
        <InterestRows interestIds={interestIds} navigation={navigation} t={t} />
      </div>
    </>
  )
}
