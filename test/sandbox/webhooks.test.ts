import { expect, test, vi } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import { organisationOperations, webhookEventNames } from '../../src/contract/organisation/index.ts'
import { createSandbox, defaultOrganisation, sandboxMembers } from '../../src/sandbox/index.ts'
import type { WebhookEvent } from '../../src/server/index.ts'
import { createBench, startOfTests, toRequest } from './createBench.ts'
import { createReceiver, type Received } from './createReceiver.ts'
import { createTestClock } from './createTestClock.ts'

const { SANDBOX: key, LIVE: liveKey } = defaultOrganisation.keys
const url = 'https://hooks.bank.example/experiences'
const member = sandboxMembers.fresh

async function createSubscribed(
  answer?: (received: Received) => number | 'nothing' | 'broken',
  events: readonly string[] = webhookEventNames,
) {
  const clock = createTestClock(startOfTests)
  const receiver = createReceiver(clock, answer)
  const bench = createBench({ now: clock.now, webhooks: { fetch: receiver.fetch, schedule: clock.schedule } })
  const organisation = bench.withCredential(`Bearer ${key}`)
  const { json: webhook } = await organisation(organisationOperations.createWebhook, {
    body: { url, events },
  })
  const eventsSent = () => receiver.received.map(({ body }) => JSON.parse(body) as WebhookEvent)
  return {
    ...bench,
    ...receiver,
    clock,
    organisation,
    webhook,
    eventsSent,
    namesSent: () => eventsSent().map(({ type }) => type),
  }
}

test.each([
  'http://hooks.bank.example/',
  'ftp://hooks.bank.example/',
  'no url',
  'https://user:secret@hooks.bank.example/',
  'https://localhost/',
  'http://127.0.0.1:4000/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://10.0.0.7/',
  'https://169.254.169.254/latest',
  'https://2130706433/',
  'https://intranet/',
  'https://printer.local/',
])('refuses the URL %s', async (address) => {
  const { organisation } = await createSubscribed()
  const { status, error } = await organisation(organisationOperations.createWebhook, {
    body: { url: address, events: ['member.created'] },
  })
  expect([status, error?.code]).toEqual([422, 'WEBHOOK_URL_NOT_ALLOWED'])
})

test('admits http on this machine where the local server allows it', async () => {
  const bench = createBench({ webhooks: { allowLoopback: true } })
  const create = (address: string) =>
    bench.withCredential(`Bearer ${key}`)(organisationOperations.createWebhook, {
      body: { url: address, events: ['member.created'] },
    })
  const statuses = await Promise.all(
    ['http://127.0.0.1:4000/hooks', 'http://localhost:4000/', 'http://hooks.bank.example/'].map(
      async (each) => (await create(each)).status,
    ),
  )
  expect(statuses).toEqual([201, 201, 422])
})

test('sends to this machine without another word, where it is allowed', async () => {
  const send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const bench = createBench({ webhooks: { allowLoopback: true } })
  await bench.withCredential(`Bearer ${key}`)(organisationOperations.createWebhook, {
    body: { url: 'http://127.0.0.1:4000/hooks', events: ['wallet.credited'] },
  })
  bench.sandbox.control.credit(member, 10)
  await expect.poll(() => send.mock.calls.length).toBeGreaterThan(0)
  send.mockRestore()
})

test('names the event that is none', async () => {
  const { organisation } = await createSubscribed()
  const { error } = await organisation(organisationOperations.createWebhook, {
    body: { url: 'https://hooks.bank.example/', events: ['member.created', 'redemption.bought'] },
  })
  expect(error).toMatchObject({
    code: 'WEBHOOK_EVENT_UNKNOWN',
    message: 'The catalog has no event of this name: redemption.bought.',
  })
})

test('holds ten endpoints in an environment, and another ten in the other', async () => {
  const { organisation, webhook, withCredential } = await createSubscribed()
  const create = (call = organisation) =>
    call(organisationOperations.createWebhook, { body: { url, events: ['member.created'] } })
  for (let count = 1; count < 10; count += 1) expect((await create()).status).toBe(201)
  const eleventh = await create()
  expect([eleventh.status, eleventh.error?.code]).toEqual([409, 'WEBHOOK_LIMIT_REACHED'])
  expect((await create(withCredential(`Bearer ${liveKey}`))).json.environment).toBe('LIVE')
  expect(
    (await organisation(organisationOperations.deleteWebhook, { params: { id: webhook.id } })).status,
  ).toBe(204)
  expect((await create()).status).toBe(201)
})

test('answers 404 to the deletion of an endpoint that is not there, or that is of the other environment', async () => {
  const { organisation, webhook, withCredential } = await createSubscribed()
  const remove = (call = organisation) =>
    call(organisationOperations.deleteWebhook, { params: { id: webhook.id } })
  expect((await remove(withCredential(`Bearer ${liveKey}`))).status).toBe(404)
  expect((await remove()).text).toBe('')
  expect((await remove()).status).toBe(404)
})

test('tells of a redemption and of the points that it took', async () => {
  const { as, clock, eventsSent } = await createSubscribed()
  await as(member)(operations.createRedemption, { body: { offer: 'chefs-counter' } })
  await clock.pass(0)
  expect(eventsSent()).toMatchObject([
    {
      type: 'wallet.debited',
      data: { externalUserID: member, amount: expect.any(Number), balance: expect.any(Number) },
    },
    {
      type: 'redemption.created',
      data: {
        offer: 'chefs-counter',
        status: 'SUBMITTED',
        externalUserID: member,
        canceledReason: null,
        canceledNote: null,
      },
    },
  ])
})

test('does not tell of a status that stays', async () => {
  const { as, clock, namesSent, sandbox } = await createSubscribed()
  const { json } = await as(member)(operations.createRedemption, { body: { offer: 'chefs-counter' } })
  sandbox.control.advance(json.id, 'OPEN')
  sandbox.control.advance(json.id, 'OPEN', { startAt: '2026-12-24T19:00:00.000Z' })
  await clock.pass(0)
  expect(namesSent().filter((name) => name === 'redemption.open')).toHaveLength(1)
})

test('tells of a member who is new, of another tier, and gone', async () => {
  const { clock, eventsSent, organisation } = await createSubscribed(undefined, [
    'member.created',
    'member.tier_changed',
    'member.removed',
  ])
  const exchange = (tier: string) =>
    organisation(organisationOperations.exchange, { body: { externalUserID: 'made-up-new', tier } })
  await exchange('CLASSIC')
  await exchange('CLASSIC')
  await exchange('GOLD')
  const remove = () =>
    organisation(organisationOperations.removeMember, { params: { externalUserID: 'made-up-new' } })
  await remove()
  await remove()
  await clock.pass(0)
  expect(eventsSent().map(({ type, data }) => [type, data])).toMatchObject([
    ['member.created', { externalUserID: 'made-up-new', tier: 'CLASSIC' }],
    ['member.tier_changed', { tier: 'GOLD', previousTier: 'CLASSIC' }],
    ['member.removed', { balanceRetained: true }],
  ])
})

test('tells of a scripted reply when it is there, not before', async () => {
  const clock = createTestClock(startOfTests)
  const receiver = createReceiver(clock)
  const bench = createBench({
    now: clock.now,
    concierge: { reply: () => 'Gladly.', delayMs: 5_000 },
    webhooks: { fetch: receiver.fetch, schedule: clock.schedule },
  })
  await bench.withCredential(`Bearer ${key}`)(organisationOperations.createWebhook, {
    body: { url, events: ['conversation.message_created'] },
  })
  const { json } = await bench.as(member)(operations.createInterest, { body: { offer: 'chefs-counter' } })
  await bench.as(member)(operations.sendMessage, {
    params: { id: json.conversationId ?? '' },
    body: { message: 'Could we?' },
  })
  await clock.pass(4_999)
  expect(receiver.received).toHaveLength(1)
  await clock.pass(1)
  expect(receiver.received).toHaveLength(2)
})

test('tries six times, after 30 s and twice as long each time, with the same body and id, then lets it lie', async () => {
  const { clock, received, sandbox } = await createSubscribed(() => 500)
  sandbox.control.credit(member, 1)
  await clock.pass(48 * 3_600_000)
  expect(received.map(({ after }) => after / 1000)).toEqual([0, 30, 90, 210, 450, 930])
  expect(new Set(received.map(({ body }) => body)).size).toBe(1)
  expect(new Set(received.map(({ headers }) => headers.get('x-service-delivery'))).size).toBe(1)
  expect(
    received.map(
      ({ headers, after }) => Number(headers.get('x-service-timestamp')) - startOfTests / 1000 - after / 1000,
    ),
  ).toEqual([0, 0, 0, 0, 0, 0])
  expect(sandbox.control.deliveries()).toMatchObject([
    { status: 'dead', nextAttemptAt: null, attempts: Array.from({ length: 6 }, () => ({ status: 500 })) },
  ])
})

test.each([
  ['a redirect', 302],
  ['a refusal', 404],
  ['a connection that broke', 'broken'],
] as const)('tries again after %s', async (_name, first) => {
  const { clock, received, sandbox } = await createSubscribed(() => (received.length === 1 ? first : 200))
  sandbox.control.credit(member, 1)
  await clock.pass(30_000)
  expect(received).toHaveLength(2)
  expect(sandbox.control.deliveries()[0]?.status).toBe('delivered')
  await clock.pass(3_600_000)
  expect(received).toHaveLength(2)
})

test('sends nothing more to an endpoint that was deleted', async () => {
  const { clock, organisation, received, sandbox, webhook } = await createSubscribed(() => 500)
  sandbox.control.credit(member, 1)
  await clock.pass(0)
  await organisation(organisationOperations.deleteWebhook, { params: { id: webhook.id } })
  await clock.pass(3_600_000)
  expect(received).toHaveLength(1)
  expect(sandbox.control.deliveries()).toMatchObject([{ status: 'dropped' }])
})

test('tells each endpoint only what it subscribed to, and nothing of the other environment', async () => {
  const { clock, namesSent, organisation, received, sandbox, withCredential } = await createSubscribed(
    undefined,
    ['wallet.credited'],
  )
  await withCredential(`Bearer ${liveKey}`)(organisationOperations.createWebhook, {
    body: { url: `${url}/live`, events: ['wallet.credited', 'member.created'] },
  })
  sandbox.control.credit(member, 1)
  await organisation(organisationOperations.exchange, { body: { externalUserID: 'made-up-new' } })
  await clock.pass(0)
  expect(namesSent()).toEqual(['wallet.credited', 'wallet.credited'])
  expect(received.every((each) => each.url === url)).toBe(true)
})

test('keeps deliveries and sends nothing where no way to send was given', async () => {
  const sandbox = createSandbox({ now: () => startOfTests })
  await sandbox.fetch(
    toRequest(sandbox, `Bearer ${key}`, organisationOperations.createWebhook, {
      body: { url, events: ['wallet.credited'] },
    }),
  )
  sandbox.control.credit(member, 7)
  expect(sandbox.control.deliveries()).toMatchObject([
    { event: 'wallet.credited', status: 'pending', attempts: [] },
  ])
})

test('forgets deliveries on a reset, those on their way too', async () => {
  const { clock, received, sandbox } = await createSubscribed(() => 500)
  sandbox.control.credit(member, 1)
  await clock.pass(0)
  sandbox.control.reset()
  await clock.pass(3_600_000)
  expect(received).toHaveLength(1)
  expect(sandbox.control.deliveries()).toEqual([])
})
