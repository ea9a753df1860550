'use client'

import type { ReactNode } from 'react'
import { operations } from '../../contract/index.ts'
import { useExperienceKit, useInterest } from '../../queries/index.ts'
import { EmptyState } from '../../ui/index.ts'
import { ReadScope } from '../common/index.ts'
import { ConciergeChat, ConversationList, ConversationTitle } from '../chat/index.ts'
import type { HubViewProps } from './ExperienceHubProps.ts'

/** The list and one conversation beside it; one at a time where there is no room for both. */
export function ConciergeView({
  location: { conversationId },
  navigation: { go, hrefFor },
  interestIds = [],
  t,
}: HubViewProps<'concierge'>): ReactNode {
  const hasList = useExperienceKit().client.isEnabled(operations.conversations)
  return (
    <div
      className={hasList ? 'xp-hub-concierge' : undefined}
      data-open={conversationId === undefined ? undefined : ''}
    >
      {interestIds.map((id) => (
        <KnownInterest key={id} id={id} />
      ))}
      {hasList && (
        <ConversationList
          className="xp-hub-concierge-list"
          activeId={conversationId}
          onOpen={({ conversationId: id }) => go({ view: 'concierge', conversationId: id })}
          hrefFor={hrefFor && ((id) => hrefFor({ view: 'concierge', conversationId: id }))}
        />
      )}
      <div className="xp-hub-concierge-thread">
        {conversationId === undefined ? (
          <EmptyState className="xp-hub-concierge-choose" drawing title={t('hub.concierge.choose')}>
            {t('hub.concierge.choose.text')}
          </EmptyState>
        ) : (
          <ConciergeChat
            conversationId={conversationId}
            title={
              <ReadScope>
                <ConversationTitle conversationId={conversationId} />
              </ReadScope>
            }
            onBack={hasList ? () => go({ view: 'concierge' }) : undefined}
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
