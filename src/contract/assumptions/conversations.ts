import * as z from 'zod/mini'
import { lenient, nonEmptyString, object } from '../lenient.ts'
import { defineList } from '../operation.ts'
import { noInput } from '../operation.ts'

/** Only `id` is certain: the title of a conversation comes from the redemption or interest that names it. */
export const conversationSchema = object({
  id: nonEmptyString(),
  createdAt: lenient(z.string()),
})
export type Conversation = z.infer<typeof conversationSchema>

export const conversations = defineList({
  name: 'conversations',
  path: '/v1/conversations',
  params: noInput,
  rows: { field: 'conversations', schema: conversationSchema },
  source: 'assumed',
})
