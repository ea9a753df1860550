import * as z from 'zod/mini'
import { lenient, lenientArray, nonEmptyString, object } from './lenient.ts'
import { defineList, idParams } from './operation.ts'

const attachment = object({
  name: lenient(z.string()),
  url: lenient(z.string()),
  expiresAt: lenient(z.string()),
})
/** A file of a message. Its `url` stops working at `expiresAt` (ISO-8601). */
export type Attachment = z.infer<typeof attachment>

/** Specification, Resources, Message. Values of `type` and the format of `authorID` are not shown. */
export const messageSchema = object({
  id: nonEmptyString(),
  type: lenient(z.string()),
  authorID: lenient(z.string()),
  body: lenient(z.string()),
  createdAt: lenient(z.string()),
  attachments: lenientArray(attachment),
})
/** One message of a conversation. */
export type Message = z.infer<typeof messageSchema>

/** Only `id` is certain: the title of a conversation comes from the redemption or interest that names it. */
export const conversationSchema = object({ id: nonEmptyString(), createdAt: lenient(z.string()) })
/** A conversation with the concierge, as a list has it: its `id` is certain, `createdAt` (ISO-8601) is not. */
export type Conversation = z.infer<typeof conversationSchema>

/** Newest first. */
export const messages = defineList({
  name: 'messages',
  path: '/v1/conversations/{id}/messages',
  params: idParams,
  rows: { field: 'messages', schema: messageSchema },
})
