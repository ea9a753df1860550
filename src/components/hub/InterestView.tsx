'use client'

import type { ReactNode } from 'react'
import { InterestSummary } from '../interests/index.ts'
import type { HubViewProps } from './HubView.tsx'

/** One interest: what was asked for. */
export function InterestView({ location: { interestId }, features, navigation: { go } }: HubViewProps<'interest'>): ReactNode {
  return <InterestSummary interestId={interestId} onOpenConversation={features.concierge ? ({ conversationId }) => go({ view: 'concierge', conversationId }) : undefined} />
}
