import { describe, expect, it } from 'vitest'
import { readWebhookEvent, webhookEventNames } from '../../src/contract/organisation/index.ts'

const envelope = { id: 'evt_1', createdAt: '2026-11-21T10:00:00Z', environment: 'SANDBOX' }
const message = {
  id: 'm',
  type: 'MEMBER',
  authorID: 'a',
  body: 'B',
  createdAt: envelope.createdAt,
  attachments: [],
}
const data = {
  redemption: {
    id: 'r',
    offer: 'o',
    status: 'CANCELED',
    externalUserID: 'x',
    pointsSpent: 4,
    canceledReason: 'OTHER',
    canceledNote: null,
  },
  wallet: { externalUserID: 'x', amount: 5, balance: 6, description: 'D' },
  member: {
    externalUserID: 'x',
    displayName: 'D',
    tier: 'GOLD',
    previousTier: 'CLASSIC',
    balanceRetained: true,
  },
  conversation: { conversationId: 'c', externalUserID: 'x', message },
}
const dataOf = (name: string) => data[name.split('.')[0] as keyof typeof data]

describe('a delivery', () => {
  it('is of one of thirteen events', () => {
    expect(webhookEventNames).toEqual([
      'redemption.created',
      'redemption.open',
      'redemption.awaiting_vendor',
      'redemption.awaiting_customer',
      'redemption.purchased',
      'redemption.completed',
      'redemption.canceled',
      'wallet.credited',
      'wallet.debited',
      'member.created',
      'member.tier_changed',
      'member.removed',
      'conversation.message_created',
    ])
  })

  it.each(webhookEventNames)('of %s is read whole', (type) => {
    expect(readWebhookEvent({ ...envelope, type, data: dataOf(type) })).toEqual({
      ...envelope,
      type,
      data: dataOf(type),
    })
  })

  it.each(webhookEventNames)('of %s without what its data needs is no event', (type) => {
    expect(readWebhookEvent({ ...envelope, type, data: {} })).toBeNull()
    expect(readWebhookEvent({ ...envelope, type, data: null })).toBeNull()
  })

  it('reads a redemption that was not canceled without a reason', () => {
    const event = readWebhookEvent({
      ...envelope,
      type: 'redemption.open',
      data: { id: 'r', canceledReason: 7 },
    })
    expect(event?.data).toMatchObject({ id: 'r', canceledReason: null, canceledNote: null })
  })

  it('of a later version is passed on under its own name', () => {
    expect(readWebhookEvent({ ...envelope, type: 'wallet.frozen', data: { any: 'thing' } })).toEqual({
      ...envelope,
      type: 'unknown',
      name: 'wallet.frozen',
      data: { any: 'thing' },
    })
  })

  it.each([
    null,
    'text',
    {},
    { ...envelope, data: {} },
    { ...envelope, type: '', data: {} },
    { ...envelope, id: '', type: 'wallet.frozen', data: {} },
    { ...envelope, createdAt: 7, type: 'wallet.frozen' },
  ])('that is no event is none: %j', (body) => {
    expect(readWebhookEvent(body)).toBeNull()
  })
})
