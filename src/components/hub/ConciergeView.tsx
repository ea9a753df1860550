'use client'

import type { ReactNode } from 'react'
import { useInterest } from '../../queries/index.ts'
import { EmptyState } from '../../ui/index.ts'
import { ConciergeChat, ConversationList, ConversationTitle } from '../chat/index.ts'
import type { HubViewProps } from './ExperienceHubProps.ts'

/** The list and one conversation beside it; one at a time where there is no room for both. */
export function ConciergeView({
  location: { conversationId },
  navigation: { go, hrefFor },
  interestIds = [],
  t,
}: HubViewProps<'concierge'>): ReactNode {
  return (
    <div className="xp-hub-concierge" data-open={conversationId === undefined ? undefined : ''}>
      {interestIds.map((id) => (
        <KnownInterest key={id} id={id} />
      ))}
      <ConversationList
        className="xp-hub-concierge-list"
        activeId={conversationId}
        onOpen={({ conversationId: id }) => go({ view: 'concierge', conversationId: id })}
        hrefFor={hrefFor && ((id) => hrefFor({ view: 'concierge', conversationId: id }))}
      />
      <div className="xp-hub-concierge-thread">
        {conversationId === undefined ? (
          <EmptyState className="xp-hub-concierge-choose" drawing title={t('hub.concierge.choose')}>
            {t('hub.concierge.choose.text')}
          </EmptyState>
        ) : (
          <ConciergeChat
            conversationId={conversationId}
            title={<ConversationTitle conversationId={conversationId} />}
            onBack={() => go({ view: 'concierge' })}
          />
        )}
      </div>
    </div>
  )
}

/** Reads an interest, so that the list can name the conversation that it opened. */
function KnownInterest({ id }: { readonly id: string }): ReactNode {
  useInterest(id)
  return null
}
