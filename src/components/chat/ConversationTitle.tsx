'use client'

import type { ReactNode } from 'react'
import { conversationListMessages, useMessages } from '../../i18n/index.ts'
import { useOffer } from '../../queries/index.ts'
import { Skeleton } from '../../ui/index.ts'
import { useConversationSubjects } from './useConversationSubjects.ts'

/** What a conversation is about, in the words of its row in the list. */
export function ConversationTitle({ conversationId }: { readonly conversationId: string }): ReactNode {
  const t = useMessages(conversationListMessages)
  const offerId = useConversationSubjects(undefined)(conversationId)?.offerId
  return offerId === undefined ? (
    t('chat.list.untitled')
  ) : (
    <TitleOfOffer offerId={offerId} untitled={t('chat.list.untitled')} />
  )
}

function TitleOfOffer({
  offerId,
  untitled,
}: {
  readonly offerId: string
  readonly untitled: string
}): ReactNode {
  const { data: offer, isPending } = useOffer(offerId)
  if (isPending) return <Skeleton length="long" />
  return <bdi>{offer?.title ?? untitled}</bdi>
}
