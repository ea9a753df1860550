'use client'

import type { ReactNode } from 'react'
import { SavedOffers } from '../offers/index.ts'
import type { HubViewProps } from './ExperienceHubProps.ts'

/** What the member saved. */
export function SavedView({ navigation: { go, hrefFor } }: HubViewProps<'saved'>): ReactNode {
  return (
    <SavedOffers
      onOpen={({ offer }) => go({ view: 'offer', offerId: offer.id })}
      hrefFor={hrefFor && ((offer) => hrefFor({ view: 'offer', offerId: offer.id }))}
      onExplore={() => go({ view: 'explore' })}
    />
  )
}
