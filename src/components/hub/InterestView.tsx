'use client'

import type { ReactNode } from 'react'
import { InterestSummary } from '../interests/index.ts'
import type { HubViewProps } from './ExperienceHubProps.ts'

export { HubLostAnswers } from './HubLostAnswers.tsx'

/** One interest: what was asked for, which can be changed in place. */
export function InterestView({
  location: { interestId },
  features,
  navigation: { go },
  onDirtyChange,
}: HubViewProps<'interest'>): ReactNode {
  return (
    <InterestSummary
      interestId={interestId}
      onOpenConversation={
        features.concierge ? ({ conversationId }) => go({ view: 'concierge', conversationId }) : undefined
      }
      onDirtyChange={onDirtyChange}
    />
  )
}
