'use client'

import { type Conversation, operations } from '../../contract/index.ts'
import { type ListResult, useList } from '../useList.ts'

/** The member's conversations. Only their ids are certain: a title comes from the redemption or interest with that `conversationId`. */
export function useConversations(): ListResult<Conversation> {
  return useList<Conversation>(operations.conversations)
}
