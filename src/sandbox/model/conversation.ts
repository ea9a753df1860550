import type { Message } from '../../contract/index.ts'
import type { Issuer } from '../core/createIssuer.ts'
import { emitEvent } from './emitEvent.ts'
import type { ConversationState, MemberScope, MemberState, StoredMessage } from './World.ts'

const defaultLifeMs = 10 * 60_000

/** The concierge who writes in seed data and scripted replies; an invented id. */
export const conciergeId = 'concierge-amelie'

export function openConversation(
  member: MemberState,
  issuer: Issuer,
  createdAt = issuer.timestamp(),
): ConversationState {
  const conversation: ConversationState = { id: issuer.id('con'), createdAt, messages: [] }
  member.conversations.set(conversation.id, conversation)
  return conversation
}

/**
 * From either side, or a note among the team, which the member never sees and of which no event tells (Payload rule 1).
 */
export function addMessage(
  scope: MemberScope,
  conversation: ConversationState,
  message: Pick<StoredMessage, 'authorID' | 'body' | 'type'> &
    Partial<Pick<StoredMessage, 'attachments' | 'createdAt'>>,
): StoredMessage {
  const stored: StoredMessage = {
    id: scope.issuer.id('msg'),
    type: message.type,
    authorID: message.authorID,
    body: message.body,
    createdAt: message.createdAt ?? scope.issuer.timestamp(),
    attachments: message.attachments ?? [],
  }
  conversation.messages.push(stored)
  if (stored.type === 'NOTE') return stored
  const data = {
    conversationId: conversation.id,
    externalUserID: scope.member.profile.externalUserID,
    message: {
      ...stored,
      attachments: stored.attachments.map(({ name }) => ({ name, url: undefined, expiresAt: undefined })),
    },
  }
  // Links to files are made when they are read. A scripted reply is written ahead of the clock: it is told
  // when it is there.
  emitEvent(scope, 'conversation.message_created', data, stored.createdAt)
  return stored
}

/** Newest first; what was written ahead of the clock is not there yet. Links to attachments are new at each read. */
export function readMessages(
  conversation: ConversationState,
  issuer: Issuer,
  pictures: string,
  attachmentLifeMs = defaultLifeMs,
): Message[] {
  const now = issuer.now()
  const expiresAt = new Date(now + attachmentLifeMs).toISOString()
  return conversation.messages
    .filter(({ type, createdAt }) => type !== 'NOTE' && Date.parse(createdAt) <= now)
    .map((message, order) => ({ message, order }))
    .sort(
      (one, other) =>
        Date.parse(other.message.createdAt) - Date.parse(one.message.createdAt) || other.order - one.order,
    )
    .map(({ message }) => ({
      ...message,
      attachments: message.attachments.map(({ name, file }) => ({
        name,
        url: `${pictures}/${file}?expires=${String(Date.parse(expiresAt))}`,
        expiresAt,
      })),
    }))
}
