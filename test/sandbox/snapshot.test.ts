import fc from 'fast-check'
import { expect, test } from 'vitest'
import { operations, redemptionStatuses } from '../../src/contract/index.ts'
import { organisationOperations, webhookEventNames } from '../../src/contract/organisation/index.ts'
import {
  createSandbox,
  defaultOrganisation,
  sandboxInterest,
  sandboxMembers,
} from '../../src/sandbox/index.ts'
import { readSnapshot, restoreSnapshot, takeSnapshot } from '../../src/sandbox/node.ts'
import { createBench, startOfTests } from './createBench.ts'
import { createReceiver } from './createReceiver.ts'
import { createTestClock } from './createTestClock.ts'

const { SANDBOX: key, LIVE: liveKey } = defaultOrganisation.keys
type Bench = ReturnType<typeof createBench>

/** By way of text, as through a file. */
function copyOf({ sandbox }: Pick<Bench, 'sandbox'>, options: Parameters<typeof createBench>[0] = {}) {
  const copy = createBench(options)
  restoreSnapshot(copy.sandbox, readSnapshot(JSON.stringify(takeSnapshot(sandbox))))
  return copy
}

/** Texts that are JSON are read: the order of keys in them says nothing, and is not kept. */
const dataOf = ({ sandbox }: Pick<Bench, 'sandbox'>) =>
  JSON.parse(JSON.stringify({ ...takeSnapshot(sandbox), savedAt: '' }), (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('{"') ? (JSON.parse(value) as unknown) : value,
  ) as unknown

/** Everything that a member can read. */
async function readAll(bench: Bench, member: string) {
  const call = bench.as(member)
  const lists = await Promise.all(
    [
      operations.offers,
      operations.redemptions,
      operations.conversations,
      operations.ledger,
      operations.wallet,
      operations.terms,
    ].map((operation) => call(operation)),
  )
  const threads = await Promise.all(
    bench.sandbox.control.conversationsOf(member).map((id) => call(operations.messages, { params: { id } })),
  )
  return [...lists, ...threads].map(({ text }) => JSON.parse(text) as unknown)
}

const member = fc.constantFrom(sandboxMembers.withHistory, sandboxMembers.fresh, 'member-new')
const offer = fc.constantFrom('chefs-counter', 'fjord-lodge', 'sauna-raft')
const words = fc
  .string({ minLength: 1, maxLength: 40 })
  .filter((text) => text.trim() !== '' && !text.startsWith('{'))

/** What happens to a Service, one after the other. Refusals are part of it. */
const happening = fc.oneof(
  fc.record({ member, offer, key: fc.uuid() }).map(
    ({ member, offer, key }) =>
      (bench: Bench) =>
        bench.as(member)(operations.createRedemption, { body: { offer }, key }),
  ),
  fc.record({ member, offer, phone: fc.option(fc.constant('+34 600 000 001')) }).map(
    ({ member, offer, phone }) =>
      (bench: Bench) =>
        bench.as(member)(operations.createInterest, {
          body: { offer, adults: 2, ...(phone ? { phone } : {}) },
        }),
  ),
  fc.record({ words }).map(
    ({ words }) =>
      (bench: Bench) =>
        bench.as(sandboxMembers.withHistory)(operations.submitIntake, {
          params: { id: sandboxInterest },
          body: { adults: 3, occasion: 'BIRTHDAY', dietary: words },
        }),
  ),
  fc
    .record({ index: fc.nat(7), status: fc.constantFrom(...redemptionStatuses), note: words })
    .map(({ index, status, note }) => async (bench: Bench) => {
      const { json } = await bench.as(sandboxMembers.withHistory)(operations.redemptions)
      const one = json.redemptions[index]
      if (one && one.status !== 'CANCELED')
        bench.sandbox.control.advance(one.id, status, status === 'CANCELED' ? { canceledNote: note } : {})
    }),
  fc.record({ member, words }).map(({ member, words }) => async (bench: Bench) => {
    const [id] = bench.sandbox.control.conversationsOf(member)
    if (id === undefined) return
    await bench.as(member)(operations.sendMessage, {
      params: { id },
      body: { message: words },
      key: words.slice(0, 9),
    })
    bench.sandbox.control.addNote(id, words)
  }),
  fc.record({ member, points: fc.integer({ min: 1, max: 9_000 }) }).map(
    ({ member, points }) =>
      async (bench: Bench) =>
        bench.sandbox.control.credit(member, points),
  ),
  fc.record({ member, points: fc.integer({ min: 1, max: 9 }), key: fc.constantFrom('key-1', 'key-2') }).map(
    ({ member, points, key: replayed }) =>
      (bench: Bench) =>
        bench.withCredential(`Bearer ${key}`)(organisationOperations.creditWallet, {
          params: { externalUserID: member },
          body: { points },
          key: replayed,
        }),
  ),
  fc.constantFrom(key, liveKey).map(
    (credential) => (bench: Bench) =>
      bench.withCredential(`Bearer ${credential}`)(organisationOperations.createWebhook, {
        body: { url: 'https://hooks.bank.example/', events: webhookEventNames },
      }),
  ),
  member.map(
    (id) => (bench: Bench) =>
      bench.withCredential(`Bearer ${key}`)(organisationOperations.removeMember, {
        params: { externalUserID: id },
      }),
  ),
  words.map((version) => async (bench: Bench) => bench.sandbox.control.publishTerms(version)),
)

test('a restored sandbox has what the first one had, and goes on as the first one does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { maxLength: 10 }),
      fc.array(happening, { maxLength: 4 }),
      async (before, after) => {
        const first = createBench()
        for (const happen of before) await happen(first)
        const second = copyOf(first)
        expect(dataOf(second)).toEqual(dataOf(first))
        for (const happen of after) for (const bench of [first, second]) await happen(bench)
        expect(dataOf(second)).toEqual(dataOf(first))
        for (const id of [sandboxMembers.withHistory, 'member-new'])
          expect(await readAll(second, id)).toEqual(await readAll(first, id))
      },
    ),
    { numRuns: process.env.XP_ASSURE ? 300 : 25 },
  )
}, 180_000)

test('gives no id twice after a restart', async () => {
  const first = createBench()
  const made = await first.as(sandboxMembers.fresh)(operations.createInterest, {
    body: { offer: 'fjord-lodge' },
  })
  const second = copyOf(first)
  const next = await second.as(sandboxMembers.fresh)(operations.createInterest, {
    body: { offer: 'fjord-lodge' },
  })
  expect(next.json.id).not.toBe(made.json.id)
  expect(
    (await second.as(sandboxMembers.fresh)(operations.interest, { params: { id: made.json.id } })).status,
  ).toBe(200)
})

test('replays what was answered before the restart', async () => {
  const first = createBench()
  const input = { body: { offer: 'fjord-lodge' }, key: 'the-key' }
  const made = await first.as(sandboxMembers.fresh)(operations.createInterest, input)
  const second = copyOf(first)
  expect((await second.as(sandboxMembers.fresh)(operations.createInterest, input)).text).toBe(made.text)
})

test('holds no token, no key and no sensitive answer', async () => {
  const bench = createBench()
  const exchanged = await bench.withCredential(`Bearer ${key}`)(organisationOperations.exchange, {
    body: { externalUserID: sandboxMembers.withHistory },
    key: 'once',
  })
  await bench.as(sandboxMembers.withHistory)(operations.submitIntake, {
    params: { id: sandboxInterest },
    body: { dietary: 'MARKER-4c1e' },
  })
  const text = JSON.stringify(takeSnapshot(bench.sandbox))
  for (const secret of [key, liveKey, exchanged.json.accessToken, 'MARKER-4c1e'])
    expect(text).not.toContain(secret)
  expect(text).toContain('sensitiveDetailsSentAt')
})

test('goes on with the deliveries that were under way', async () => {
  const clock = createTestClock(startOfTests)
  const down = createReceiver(clock, () => 503)
  const first = createBench({ now: clock.now, webhooks: { fetch: down.fetch, schedule: clock.schedule } })
  await first.withCredential(`Bearer ${key}`)(organisationOperations.createWebhook, {
    body: { url: 'https://hooks.bank.example/', events: ['wallet.credited'] },
  })
  first.sandbox.control.credit(sandboxMembers.fresh, 5)
  await clock.pass(0)
  const up = createReceiver(clock)
  const second = copyOf(first, { now: clock.now, webhooks: { fetch: up.fetch, schedule: clock.schedule } })
  first.sandbox.control.reset()
  await clock.pass(29_999)
  expect(up.received).toEqual([])
  await clock.pass(1)
  expect(up.received.map(({ body }) => body)).toEqual(down.received.map(({ body }) => body))
  expect(second.sandbox.control.deliveries()).toMatchObject([
    { status: 'delivered', attempts: [{ status: 503 }, { status: 204 }] },
  ])
})

test.each([
  [
    'half of the text',
    (text: string) => text.slice(0, text.length / 2),
    'It is not JSON, or not all of it is there.',
  ],
  ['nothing', () => '', 'It is not JSON'],
  ['another file', () => '{"name":"somebody"}', 'It does not say that it is a snapshot'],
  [
    'a later layout',
    (text: string) => text.replace('experience-sandbox/1', 'experience-sandbox/9'),
    'It does not say that it is a snapshot',
  ],
  [
    'a missing member id',
    (text: string) => text.replace('"externalUserID":"member-fresh"', '"externalUserID":""'),
    'What stands at organisations.0.environments.SANDBOX.members',
  ],
])('refuses %s', (_name, spoil, reason) => {
  const text = JSON.stringify(takeSnapshot(createSandbox()))
  expect(() => readSnapshot(spoil(text))).toThrow(reason)
})

test('refuses data of another organisation, and stays as it was', () => {
  const other = createSandbox({ organisations: [{ ...defaultOrganisation, id: 'other' }] })
  const bench = createBench()
  const before = dataOf(bench)
  expect(() => restoreSnapshot(bench.sandbox, takeSnapshot(other))).toThrow(
    'the snapshot has the organisations other, the sandbox has marelle',
  )
  expect(dataOf(bench)).toEqual(before)
})
