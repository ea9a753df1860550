'use client'

import type { ReactNode } from 'react'
import { InterestForm } from '../interests/index.ts'
import type { HubViewProps } from './ExperienceHubProps.ts'

/** Asking for an offer, and the receipt in its place. */
export function AskView({
  location: { offerId },
  features,
  defaultAnswers,
  navigation: { go, hrefFor, press },
  onInterestCreated,
  onDirtyChange,
}: HubViewProps<'ask'>): ReactNode {
  return (
    <InterestForm
      offerId={offerId}
      defaultAnswers={defaultAnswers}
      backHref={hrefFor?.({ view: 'offer', offerId })}
      onBack={({ event }) => press({ view: 'offer', offerId })(event)}
      onCreated={({ interest }) => onInterestCreated?.({ interestId: interest.id, offerId })}
      onOpenConversation={
        features.concierge ? ({ conversationId }) => go({ view: 'concierge', conversationId }) : undefined
      }
      onDirtyChange={onDirtyChange}
    />
  )
}
