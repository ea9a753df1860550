import { operations, type RedemptionStatus } from '../../contract/index.ts'
import type { WebhookEventName } from '../../contract/organisation/index.ts'
import { check, isObject, same } from '../checks.ts'
import type { Cases } from '../ConformanceCase.ts'

const ways = [
  ['redemption.open', 'OPEN'],
  ['redemption.awaiting_vendor', 'AWAITING_VENDOR'],
  ['redemption.awaiting_customer', 'AWAITING_CUSTOMER'],
  ['redemption.purchased', 'PURCHASED'],
  ['redemption.completed', 'COMPLETED'],
  ['redemption.canceled', 'CANCELED'],
] as const satisfies readonly (readonly [WebhookEventName, RedemptionStatus])[]

export const payloadCases: Cases = {
  'messages of both sides are told': {
    rules: ['events.payload.1.both-sides'],
    needs: ['write', 'control', 'receiver'],
    run: async ({ call, newMember, newInterest, subscribe, control, unique }) => {
      const member = await newMember()
      const { conversationId: id } = await newInterest(member)
      const { first } = await subscribe(['conversation.message_created'])
      await call(operations.sendMessage, {
        as: member.token,
        params: { id },
        body: { message: 'Is there a boat?' },
        key: unique('message'),
      })
      await control.conciergeSays(id, 'There are two.')
      await first(2)
    },
  },
  'internal notes are not told, with or without files': {
    rules: ['events.payload.1.notes'],
    needs: ['write', 'control', 'receiver'],
    run: async ({ newMember, newInterest, subscribe, control }) => {
      const { conversationId: id } = await newInterest(await newMember())
      const { first, arrived } = await subscribe(['conversation.message_created'])
      await control.addNote(id, 'Among us: they were late twice.')
      await control.addNote(id, 'Among us: the invoice.', ['invoice.pdf'])
      // What comes after the notes shows that they are not merely late.
      await control.conciergeSays(id, 'We are on it.')
      await first()
      const told = arrived().map(({ body }) => new TextDecoder().decode(body))
      check(!told.some((body) => body.includes('Among us')), 'An internal note was told.')
      same(told.length, 1, 'The number of events')
    },
  },
  'redemption.canceled mirrors the redemption, with member and points': {
    rules: ['events.payload.2'],
    needs: ['write', 'control', 'receiver'],
    run: async ({ send, newMember, newRedemption, subscribe, control }) => {
      const member = await newMember()
      const { id, offer } = await newRedemption(member)
      const { first } = await subscribe(['redemption.canceled'])
      await control.advance(id, 'CANCELED', {
        canceledReason: 'DATE_UNAVAILABLE',
        canceledNote: 'The date is gone.',
      })
      const [{ data }] = await first()
      same(
        [data.externalUserID, data.pointsSpent],
        [member.externalUserID, offer.pointsPrice],
        'externalUserID and pointsSpent',
      )
      const { json } = await send(operations.redemption, { as: member.token, params: { id } })
      check(isObject(json), 'The redemption cannot be read.')
      const differing = Object.keys(json).filter(
        (key) => JSON.stringify(json[key]) !== JSON.stringify(data[key]),
      )
      same(differing, [], 'The fields that are not as in the redemption')
    },
  },
  'reason and note are null on every redemption event but the canceled one': {
    rules: ['events.payload.3'],
    needs: ['write', 'control', 'receiver'],
    run: async ({ newMember, newRedemption, subscribe, control }) => {
      const { first } = await subscribe(['redemption.created', ...ways.map(([name]) => name)])
      const { id } = await newRedemption(await newMember())
      for (const [, status] of ways)
        await control.advance(
          id,
          status,
          status === 'CANCELED' ? { canceledReason: 'SOLD_OUT', canceledNote: 'Sold out.' } : {},
        )
      for (const { data, event } of await first(ways.length + 1)) {
        const expected = event === 'redemption.canceled' ? ['SOLD_OUT', 'Sold out.'] : [null, null]
        same([data.canceledReason, data.canceledNote], expected, `Reason and note of ${event ?? 'an event'}`)
      }
    },
  },
}
