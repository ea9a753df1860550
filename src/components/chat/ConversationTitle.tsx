'use client'

import type { ReactNode } from 'react'
import { conversationListMessages, useMessages } from '../../i18n/index.ts'
import { useOffer } from '../../queries/index.ts'
import { Skeleton } from '../../ui/index.ts'
import { isLoadingRead } from '../common/index.ts'
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
  const read = useOffer(offerId)
  if (isLoadingRead(read)) return <Skeleton length="long" />
  return <bdi>{read.data?.title ?? untitled}</bdi>
}
