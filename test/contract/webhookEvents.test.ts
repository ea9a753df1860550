import { describe, expect, it } from 'vitest'
import {
  namesAnotherEvent,
  readWebhookEvent,
  webhookEventNames,
} from '../../src/contract/organisation/index.ts'

const message = {
  id: 'm',
  type: 'MEMBER',
  authorID: 'a',
  body: 'B',
  createdAt: '2026-11-21T10:00:00Z',
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

  it.each(webhookEventNames)('of %s is read whole', (name) => {
    expect(readWebhookEvent(name, { data: dataOf(name) })).toEqual({ type: name, data: dataOf(name) })
  })

  it.each(webhookEventNames)('of %s with data of another shape is handed on as unknown', (name) => {
    for (const other of [{}, null, 'text', ['row'], { amount: 'many', more: { of: 'it' } }])
      expect(readWebhookEvent(name, { data: other })).toEqual({ type: 'unknown', name, data: other })
  })

  it('reads a redemption that was not canceled without a reason', () => {
    const event = readWebhookEvent('redemption.open', { data: { id: 'r', canceledReason: 7 } })
    expect(event).toMatchObject({
      type: 'redemption.open',
      data: { id: 'r', canceledReason: null, canceledNote: null },
    })
  })

  it('of a later version is passed on under its own name', () => {
    for (const name of ['wallet.frozen', 'unknown', 'toString'])
      expect(readWebhookEvent(name, { data: { any: 'thing' } })).toEqual({
        type: 'unknown',
        name,
        data: { any: 'thing' },
      })
  })

  it.each([[null], [7], ['text'], [[]], [{}]])('whose body %j has no data has none', (body) => {
    expect(readWebhookEvent('member.created', body)).toEqual({
      type: 'unknown',
      name: 'member.created',
      data: undefined,
    })
  })

  it.each([
    [{ type: 'member.created' }, true],
    [{ event: 'member.created' }, true],
    [{ name: 'member.created' }, true],
    [{ type: 'member.created', name: 'wallet.credited' }, false],
    [{ type: 'wallet.credited' }, false],
    [{ type: 'DELIVERY' }, false],
    [{}, false],
    [null, false],
  ])('whose body is %j names another event than its header: %s', (body, isAnother) => {
    expect(namesAnotherEvent('wallet.credited', body)).toBe(isAnother)
  })
})
