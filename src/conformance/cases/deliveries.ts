import { operations, type RedemptionStatus } from '../../contract/index.ts'
import type { WebhookEventName } from '../../contract/organisation/index.ts'
import type { Cases } from '../ConformanceCase.ts'
import { check, isObject, same } from '../checks.ts'
import type { CaseContext, ReadDelivery } from '../createContext.ts'

const delivered = (
  rules: Cases[string]['rules'],
  look: (delivery: ReadDelivery, signingSecret: string) => void | Promise<void>,
): Cases[string] => ({
  rules,
  needs: ['write', 'receiver'],
  run: async (context) => {
    const { first, signingSecret } = await context.subscribe(['member.created'])
    // A name that JSON writers escape differently: whoever signs another writing than the one sent is found out.
    await context.newMember({ displayName: 'Zoë / O’Neill 🎻' })
    await look((await first())[0], signingSecret)
  },
})

async function signatureOf(body: Uint8Array, secret: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, new Uint8Array(body)))
  return `sha256=${[...signature].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

const deliveryCases: Cases = {
  'a delivery is a POST': delivered(['events.post'], ({ method }) => same(method, 'POST', 'The method')),
  'a delivery is JSON': delivered(['events.delivery.json'], ({ headers, json }) => {
    check(isObject(json), 'The body is no JSON object.')
    check(
      /^application\/json\b/i.test(headers['content-type'] ?? ''),
      'The content type is not application/json.',
    )
  }),
  'a delivery is signed over its exact bytes': delivered(
    ['events.delivery.signature'],
    async ({ body, signature }, secret) => {
      check(signature !== undefined, 'The signature is missing.')
      check(
        signature === (await signatureOf(body, secret)),
        'The signature is not the HMAC-SHA256 of the raw body, in hex.',
      )
    },
  ),
  'a delivery has a timestamp': delivered(['events.delivery.timestamp'], ({ timestamp = '' }) => {
    check(
      /^\d{9,14}$/.test(timestamp) || !Number.isNaN(Date.parse(timestamp)),
      'The timestamp is missing or no time.',
    )
  }),
  'a delivery names its event': delivered(['events.delivery.event'], ({ event }) =>
    same(event, 'member.created', 'The event header'),
  ),
  'each delivery has an id of its own': {
    rules: ['events.delivery.id'],
    needs: ['write', 'receiver'],
    run: async ({ newMember, subscribe }: CaseContext) => {
      const { first } = await subscribe(['member.created'])
      await newMember()
      await newMember()
      const ids = (await first(2)).map(({ id }) => id)
      check(
        ids.every((id) => id !== undefined && id !== ''),
        'A delivery has no id.',
      )
      same(new Set(ids).size, ids.length, 'The number of different ids')
    },
  },
}

const second = 1_000
const day = 24 * 3_600 * second

/** One event on its way to an endpoint that answers so; the first attempt has arrived. */
async function refused({ subscribe, newMember }: CaseContext, answer: number | 'nothing') {
  const subscription = await subscribe(['member.created'], answer)
  await newMember()
  await subscription.first()
  return subscription
}

const retry = (
  rules: Cases[string]['rules'],
  run: (context: CaseContext) => Promise<void>,
): Cases[string] => ({ rules, needs: ['write', 'control', 'receiver'], run })

const retryCases: Cases = {
  'an answer that is no 2xx is retried': retry(['events.retries.1.status'], async (context) => {
    for (const status of [500, 404, 302]) {
      const { first } = await refused(context, status)
      await context.control.passTime(30 * second)
      await first(2)
    }
  }),
  'a 2xx is not retried': retry(['events.retries.1.status'], async (context) => {
    const { arrived } = await refused(context, 202)
    await context.control.passTime(day)
    same(arrived().length, 1, 'The number of attempts')
  }),
  'an attempt that is not answered is given up after ten seconds': retry(
    ['events.retries.4', 'limits.timeout'],
    async (context) => {
      const { first } = await refused(context, 'nothing')
      const [attempt] = await first()
      await context.control.passTime(10 * second - 1)
      same(attempt.isGivenUp(), false, 'Whether it is given up just before')
      await context.control.passTime(1)
      await settled(attempt.isGivenUp)
      same(attempt.isGivenUp(), true, 'Whether it is given up then')
    },
  ),
  'an attempt that timed out is retried': retry(['events.retries.1.timeout'], async (context) => {
    const { first } = await refused(context, 'nothing')
    await context.control.passTime(10 * second)
    await context.control.passTime(30 * second)
    await first(2)
  }),
  'retries come after 30 seconds, then ever twice as long': retry(
    ['events.retries.2', 'limits.backoff'],
    async (context) => {
      const { first, arrived } = await refused(context, 503)
      for (const [retries, wait] of [30, 60, 120, 240, 480].entries()) {
        await context.control.passTime(wait * second - 1)
        same(arrived().length, retries + 1, `The attempts just before ${String(wait)} s have passed`)
        await context.control.passTime(1)
        await first(retries + 2)
      }
    },
  ),
  'after six attempts no more come': retry(['events.retries.3', 'limits.attempts'], async (context) => {
    const { arrived } = await refused(context, 503)
    await context.control.passTime(3 * day)
    same(arrived().length, 6, 'The number of attempts')
  }),
  'each attempt has the same id and the same bytes': retry(['events.retries.5'], async (context) => {
    const { first } = await refused(context, 500)
    await context.control.passTime(90 * second)
    const attempts = await first(3)
    same(new Set(attempts.map(({ id }) => id)).size, 1, 'The number of different ids')
    same(
      new Set(attempts.map(({ body }) => new TextDecoder().decode(body))).size,
      1,
      'The number of different bodies',
    )
  }),
}

/** A connection's end is seen a moment after the other side made it. */
async function settled(isThere: () => boolean): Promise<void> {
  for (let turn = 0; turn < 4_000 && !isThere(); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 5))
}

const ways = [
  ['redemption.open', 'OPEN'],
  ['redemption.awaiting_vendor', 'AWAITING_VENDOR'],
  ['redemption.awaiting_customer', 'AWAITING_CUSTOMER'],
  ['redemption.purchased', 'PURCHASED'],
  ['redemption.completed', 'COMPLETED'],
  ['redemption.canceled', 'CANCELED'],
] as const satisfies readonly (readonly [WebhookEventName, RedemptionStatus])[]

const payloadCases: Cases = {
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

export const deliveredCases: Cases = { ...payloadCases, ...deliveryCases, ...retryCases }
