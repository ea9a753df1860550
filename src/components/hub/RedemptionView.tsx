'use client'

import type { ReactNode } from 'react'
import { RedemptionDetail } from '../redemptions/index.ts'
import type { HubViewProps } from './ExperienceHubProps.ts'

/** One redemption: where it stands, and its feedback. */
export function RedemptionView({
  location: { redemptionId },
  features,
  navigation: { go, hrefFor, press },
}: HubViewProps<'redemption'>): ReactNode {
  return (
    <RedemptionDetail
      redemptionId={redemptionId}
      backHref={hrefFor?.({ view: 'experiences' })}
      href={hrefFor?.({ view: 'redemption', redemptionId })}
      offersCalendar={features.calendar}
      onBack={({ event }) => press({ view: 'experiences' })(event)}
      onOpenConversation={
        features.concierge ? ({ conversationId }) => go({ view: 'concierge', conversationId }) : undefined
      }
    />
  )
}
