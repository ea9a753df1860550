import type { ExperienceClient } from '../../client/index.ts'
import { type Conversation, operations } from '../../contract/index.ts'
import { listQuery } from '../listQuery.ts'

/** The member's conversations as far as they were read. Only their ids are certain. */
export function conversationsQuery(client: ExperienceClient) {
  return listQuery<Conversation>(client, operations.conversations)
}
