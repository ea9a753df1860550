import { createHash, createHmac } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { verifyWebhook, WebhookError, type WebhookErrorKind } from '../../src/server/index.ts'
import { credited, secret, sentAt, signedDelivery } from './signedDelivery.ts'

const now = () => sentAt + 1_000
const kindOf = async (promise: Promise<unknown>): Promise<WebhookErrorKind | 'none'> => {
  try {
    await promise
    return 'none'
  } catch (error) {
    if (error instanceof WebhookError && / .*\.$/.test(error.message)) return error.kind
    throw error
  }
}

test('gives the event of a signed body, with what tells it from others', async () => {
  const { body, headers } = signedDelivery()
  const webhook = await verifyWebhook(body, headers, secret, { now })
  expect(webhook).toEqual({
    event: { type: 'wallet.credited', data: credited.data },
    body: credited,
    deliveryId: 'dlv_1',
    sentAt,
    bodyHash: createHash('sha256').update(body).digest('hex'),
  })
  if (webhook.event.type === 'wallet.credited') expect(webhook.event.data.amount).toBe(500)
})

test.each([
  ['text', (body: string) => body],
  ['bytes', (body: string) => new TextEncoder().encode(body)],
  ['a buffer', (body: string) => new TextEncoder().encode(body).buffer],
])('takes the raw body as %s', async (_name, as) => {
  const { body, headers } = signedDelivery({
    ...credited,
    data: { ...credited.data, description: 'Grüße, 日本' },
  })
  expect((await verifyWebhook(as(body), new Headers(headers), secret, { now })).event.type).toBe(
    'wallet.credited',
  )
})

test('takes bytes and headers of other classes than its own, as Jest with jsdom gives them', async () => {
  const { body, headers } = signedDelivery()
  const bytes: unknown = runInNewContext('Uint8Array.from(bytes)', {
    bytes: [...new TextEncoder().encode(body)],
  })
  expect(bytes instanceof Uint8Array).toBe(false)
  const read = new Headers(headers)
  const others = { get: (name: string) => read.get(name) } as Headers
  for (const raw of [bytes, (bytes as Uint8Array).buffer])
    expect((await verifyWebhook(raw as Uint8Array, others, secret, { now })).event.type).toBe(
      'wallet.credited',
    )
})

test('refuses a body that was parsed', async () => {
  const { headers } = signedDelivery()
  await expect(verifyWebhook(credited as unknown as string, headers, secret, { now })).rejects.toThrow(
    /not raw.*express\.raw/s,
  )
})

test('refuses a body that was parsed and written again', async () => {
  const { headers } = signedDelivery(JSON.stringify(credited, null, 2))
  expect(await kindOf(verifyWebhook(JSON.stringify(credited), headers, secret, { now }))).toBe('signature')
})

test('refuses any other body under a signature', async () => {
  const { body, headers } = signedDelivery()
  await fc.assert(
    fc.asyncProperty(fc.string(), async (other) => {
      fc.pre(other !== body)
      expect(await kindOf(verifyWebhook(other, headers, secret, { now }))).toBe('signature')
    }),
  )
})

test('tries each secret while one is being replaced', async () => {
  const { body, headers } = signedDelivery(credited, {}, 'whsec_next')
  expect(await kindOf(verifyWebhook(body, headers, [secret, 'whsec_next'], { now }))).toBe('none')
  expect(await kindOf(verifyWebhook(body, headers, secret, { now }))).toBe('signature')
})

test('says so when there is no secret, rather than let everything in or out', async () => {
  const { body, headers } = signedDelivery()
  // An environment without it gives undefined.
  for (const none of ['', [], undefined as unknown as string, [undefined as unknown as string]])
    await expect(verifyWebhook(body, headers, none, { now })).rejects.toThrow(/no secret.*signingSecret/s)
})

test.each([
  ['x-service-signature', '', 'missing-header'],
  ['x-service-timestamp', '', 'missing-header'],
  ['x-service-event', '', 'missing-header'],
  ['x-service-delivery', '', 'missing-header'],
  ['x-service-signature', 'sha256=abc', 'malformed-header'],
  ['x-service-signature', `sha1=${'0'.repeat(64)}`, 'malformed-header'],
  ['x-service-signature', `sha256=${'0'.repeat(64)}`, 'signature'],
  ['x-service-signature', `xsha256=${'0'.repeat(64)}`, 'malformed-header'],
  ['x-service-signature', `sha256=${'0'.repeat(65)}`, 'malformed-header'],
  ['x-service-timestamp', 'yesterday', 'malformed-header'],
  ['x-service-timestamp', `${String(sentAt / 1000)}s`, 'malformed-header'],
  ['x-service-timestamp', `t${String(sentAt / 1000)}`, 'malformed-header'],
  ['x-service-event', 'wallet.debited', 'unreadable'],
] as const)('refuses %s: "%s" as %s', async (name, value, kind) => {
  const { body, headers } = signedDelivery(credited, { [name]: value })
  expect(await kindOf(verifyWebhook(body, headers, secret, { now }))).toBe(kind)
})

// The last of six attempts comes 15 min 30 s after the first, and each may take ten seconds: the timestamp may be the first's.
test.each([-1, 1])(
  'takes a delivery that is 20 minutes away from now, and none that is further (%i)',
  async (sign) => {
    const { body, headers } = signedDelivery()
    const at = (away: number, options = {}) =>
      kindOf(verifyWebhook(body, headers, secret, { now: () => sentAt + sign * away, ...options }))
    expect(await at(1_200_000)).toBe('none')
    expect(await at(1_200_001)).toBe('stale')
    expect(await at(300_001, { toleranceMs: 300_000 })).toBe('stale')
  },
)

test.each([
  String(sentAt / 1000),
  `${String(sentAt / 1000)}.000`,
  String(sentAt),
  `${String(sentAt)}000`,
  `${String(sentAt)}000000`,
  '2026-03-02T10:00:00.000Z',
  '2026-03-02T11:00:00+01:00',
  // Without a zone it is UTC, wherever the receiver stands.
  '2026-03-02T10:00:00',
  'Mon, 02 Mar 2026 10:00:00 GMT',
])('reads the timestamp %s', async (timestamp) => {
  const { body, headers } = signedDelivery(credited, { 'x-service-timestamp': timestamp })
  expect((await verifyWebhook(body, headers, secret, { now })).sentAt).toBe(sentAt)
})

test.each(['', 'no json', '{"data":'])('refuses the signed body %j, which is no JSON', async (text) => {
  const { body, headers } = signedDelivery(text)
  expect(await kindOf(verifyWebhook(body, headers, secret, { now }))).toBe('unreadable')
})

test.each([
  ['no envelope but data', { data: credited.data }],
  ['another envelope', { event: 'x', eventId: 7, type: 'event', timestamp: 1, data: credited.data }],
  ['an envelope that repeats the name', { type: 'wallet.credited', data: credited.data }],
])('reads the data within %s', async (_name, value) => {
  const { body, headers } = signedDelivery(value)
  const webhook = await verifyWebhook(body, headers, secret, { now })
  expect(webhook).toMatchObject({ event: { type: 'wallet.credited', data: credited.data }, body: value })
})

test.each([
  [[]],
  [{}],
  ['text'],
  [null],
  [{ data: null }],
  [{ data: { points: 5 } }],
  [{ data: [credited.data] }],
])('hands on the body %j as it came, with data that it does not know', async (value) => {
  const { body, headers } = signedDelivery(JSON.stringify(value))
  const webhook = await verifyWebhook(body, headers, secret, { now })
  expect(webhook.body).toEqual(value)
  expect(webhook.event).toMatchObject({ type: 'unknown', name: 'wallet.credited' })
})

// The header is not signed: whoever holds a signed body could give it the name of another event.
test('refuses a body that names another event of the catalog than its header does', async () => {
  for (const key of ['type', 'event', 'name']) {
    const { body, headers } = signedDelivery({ [key]: 'wallet.debited', data: credited.data })
    expect(await kindOf(verifyWebhook(body, headers, secret, { now }))).toBe('unreadable')
  }
})

test('lets an event of a later catalog through as unknown', async () => {
  const { body, headers } = signedDelivery(
    { ...credited, type: 'wallet.frozen' },
    { 'x-service-event': 'wallet.frozen' },
  )
  expect((await verifyWebhook(body, headers, secret, { now })).event).toMatchObject({
    type: 'unknown',
    name: 'wallet.frozen',
  })
})

test('reads headers as Node has them: several of a name, with blanks around', async () => {
  const { body, headers } = signedDelivery()
  const lists = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [` ${value} `.trimEnd(), 'other']]),
  )
  const { 'x-service-event': event, 'x-service-delivery': id } = headers
  const given = { other: undefined, ...lists, 'x-service-event': [event], 'x-service-delivery': [id] }
  expect(await verifyWebhook(body, given, secret, { now })).toMatchObject({ deliveryId: 'dlv_1', sentAt })
  expect(await kindOf(verifyWebhook(body, {}, secret, { now }))).toBe('missing-header')
})

test('refuses a signed body that is no UTF-8', async () => {
  const bytes = Buffer.concat([Buffer.from('"'), Buffer.from([0xff]), Buffer.from('"')])
  const signature = `sha256=${createHmac('sha256', secret).update(bytes).digest('hex')}`
  const { headers } = signedDelivery()
  const given = { ...headers, 'x-service-signature': signature }
  expect(await kindOf(verifyWebhook(bytes, given, secret, { now }))).toBe('unreadable')
})

test('takes a date without a zone for UTC wherever it runs', async () => {
  // As the engine reads it in Tokyo; a worker cannot change its own zone.
  const { parse } = Date
  const inTokyo = vi.spyOn(Date, 'parse')
  inTokyo.mockImplementation((text) => parse(/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}+09:00`))
  onTestFinished(() => inTokyo.mockRestore())
  const { body, headers } = signedDelivery(credited, { 'x-service-timestamp': '2026-03-02T10:00:00.000' })
  expect((await verifyWebhook(body, headers, secret, { now })).sentAt).toBe(sentAt)
})

test('reads headers of another prefix', async () => {
  const { body, headers } = signedDelivery()
  const renamed = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.replace('x-service', 'X-Maker'), value]),
  )
  expect(await kindOf(verifyWebhook(body, renamed, secret, { now, headerPrefix: 'X-Maker' }))).toBe('none')
})

test('holds neither the secret nor the body in an error', async () => {
  const { headers } = signedDelivery(credited, {}, 'whsec_other')
  const error = await verifyWebhook(JSON.stringify(credited), headers, secret, { now }).catch(
    (caught: unknown) => caught,
  )
  const told = `${String(error)} ${JSON.stringify(error)} ${String((error as Error).stack)}`
  for (const hidden of [secret, 'made-up-member']) expect(told).not.toContain(hidden)
})

test('says in production too why and how to fix: only developers read the log of a server', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(verifyWebhook('{}', {}, '')).rejects.toThrow('Give the signingSecret')
})
