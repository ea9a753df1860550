import * as s from '../schema/index.ts'
import { defineList } from '../defineList.ts'
import { noInput } from '../operation.ts'

/** Only `id` is certain: the title of a conversation comes from the redemption or interest that names it. */
export const conversationSchema = s.object({
  id: s.nonEmptyString(),
  createdAt: s.lenient(s.string()),
})
export type Conversation = s.Infer<typeof conversationSchema>

export const conversations = defineList({
  name: 'conversations',
  path: '/v1/conversations',
  params: noInput,
  rows: { field: 'conversations', schema: conversationSchema },
  source: 'assumed',
})
