import { operations } from '../../contract/index.ts'
import { memberHandler } from '../core/Handler.ts'
import { pageRows, withBrokenRows } from '../core/pageRows.ts'
import { addMessage, conciergeId, readMessages } from '../model/conversation.ts'
import { newestFirst, ownedBy } from '../model/records.ts'

const conversations = memberHandler(operations.conversations, ({ query }, { member, scenario }) => {
  const { rows, nextCursor } = pageRows(
    scenario.empty === true ? [] : newestFirst(member.conversations.values()),
    query,
  )
  const presented = rows.map(({ id, createdAt }) => ({ id, createdAt }))
  return { conversations: withBrokenRows(presented, scenario), nextCursor }
})

const messages = memberHandler(operations.messages, ({ params, query }, context) => {
  const conversation = ownedBy(context, (member) => member.conversations, params.id, 'conversation')
  const { rows, nextCursor } = pageRows(
    readMessages(conversation, context.issuer, context.pictures, context.scenario.attachmentLifeMs),
    query,
  )
  return { messages: withBrokenRows(rows, context.scenario), nextCursor }
})

const sendMessage = memberHandler(operations.sendMessage, ({ params, body }, context) => {
  const { issuer, member, world } = context
  const conversation = ownedBy(context, ({ conversations }) => conversations, params.id, 'conversation')
  addMessage(context, conversation, {
    type: 'MEMBER',
    authorID: member.profile.externalUserID,
    body: body.message,
  })
  const reply = world.concierge?.reply({ conversationId: conversation.id, message: body.message }) ?? null
  if (reply !== null) {
    const createdAt = new Date(issuer.now() + (world.concierge?.delayMs ?? 0)).toISOString()
    addMessage(context, conversation, { type: 'CONCIERGE', authorID: conciergeId, body: reply, createdAt })
  }
  return { ok: true }
})

export const conversationHandlers = { conversations, messages, sendMessage }
