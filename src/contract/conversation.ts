import * as s from './schema/index.ts'
import { defineList } from './defineList.ts'
import { defineOperation, idParams, noInput } from './operation.ts'

const attachment = s.object({
  name: s.lenient(s.string()),
  url: s.lenient(s.string()),
  expiresAt: s.lenient(s.string()),
})
/** A file of a message. Its `url` stops working at `expiresAt` (ISO-8601). */
export type Attachment = s.Infer<typeof attachment>

/** Specification, Resources, Message. Values of `type` and the format of `authorID` are not shown. */
export const messageSchema = s.object({
  id: s.nonEmptyString(),
  type: s.lenient(s.string()),
  authorID: s.lenient(s.string()),
  body: s.lenient(s.string()),
  createdAt: s.lenient(s.string()),
  attachments: s.lenientArray(attachment),
})
/** One message of a conversation. */
export type Message = s.Infer<typeof messageSchema>

/** Newest first. */
export const messages = defineList({
  name: 'messages',
  path: '/v1/conversations/{id}/messages',
  params: idParams,
  rows: { field: 'messages', schema: messageSchema },
  source: 'specification',
})

/** Idempotent (specification, Endpoints, rule 7), by the idempotency header as assumed. */
export const sendMessage = defineOperation({
  name: 'sendMessage',
  method: 'POST',
  path: '/v1/conversations/{id}/messages',
  params: idParams,
  query: noInput,
  body: s.strictObject({ message: s.nonEmptyString() }),
  response: s.object({ ok: s.oneOf([true]) }),
  idempotency: 'key',
  source: 'specification',
})
