import type { ReactNode } from 'react'
import { ConciergeChat, InterestForm, OfferCatalog, OfferDetail, Wallet } from '../../src/index.ts'
import { lodgeThread } from '../conciergeThreads.ts'
import { StudioParts } from './StudioParts.tsx'

interface StudioViewEntry {
  readonly label: string
  readonly render: () => ReactNode
}

/** What can be looked at; both schemes show the same member's session. */
export const studioViews = {
  parts: { label: 'Parts', render: StudioParts },
  catalog: { label: 'Catalog', render: () => <OfferCatalog headingLevel={3} /> },
  offer: {
    label: 'Offer',
    render: () => (
      <OfferDetail headingLevel={3} offerId="chefs-counter" onAsk={() => {}} onRedeem={() => {}} />
    ),
  },
  form: { label: 'Form', render: () => <InterestForm headingLevel={3} offerId="fjord-lodge" /> },
  chat: {
    label: 'Chat',
    render: () => (
      <div className="studio-chat">
        <ConciergeChat headingLevel={3} conversationId={lodgeThread} title="A lodge above the fjord" />
      </div>
    ),
  },
  wallet: { label: 'Wallet', render: () => <Wallet headingLevel={3} /> },
} as const satisfies Record<string, StudioViewEntry>

export type StudioView = keyof typeof studioViews
