import fc from 'fast-check'
import { expect, test } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import { offerAnalyticsRowSchema, organisationOperations } from '../../src/contract/organisation/index.ts'
import { createSandbox, defaultOrganisation, sandboxMembers } from '../../src/sandbox/index.ts'
import { createBench } from './createBench.ts'
import { readAs } from '../contract/readAs.ts'

const { SANDBOX: key, LIVE: liveKey } = defaultOrganisation.keys

function createOrganisation() {
  const bench = createBench()
  const asOrganisation = bench.withCredential(`Bearer ${key}`)
  const asLive = bench.withCredential(`Bearer ${liveKey}`)
  const idsOf = async (query: Readonly<Record<string, string>> = {}, call = asOrganisation) => {
    const { json } = await call(organisationOperations.members, { query })
    return { ids: json.members.map(({ externalUserID }) => externalUserID), nextCursor: json.nextCursor }
  }
  const exchange = (externalUserID: string, call = asOrganisation) =>
    call(organisationOperations.exchange, { body: { externalUserID } })
  const remove = (externalUserID: string) =>
    asOrganisation(organisationOperations.removeMember, { params: { externalUserID } })
  return { ...bench, asOrganisation, asLive, idsOf, exchange, remove }
}

test('gives every member once, whatever the page size, while others come and go', async () => {
  const { exchange, idsOf, remove } = createOrganisation()
  for (let count = 0; count < 12; count += 1) await exchange(`made-up-${String(count)}`)
  const before = (await idsOf({ limit: '100' })).ids
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof idsOf>> = await idsOf({
      limit: '3',
      ...(cursor === null ? {} : { cursor }),
    })
    seen.push(...page.ids)
    cursor = page.nextCursor
    // The very row that the cursor names goes, and a new first one comes.
    await remove(page.ids.at(-1) ?? '')
    await exchange(`late-${String(seen.length)}`)
  } while (cursor !== null)
  expect(seen).toEqual(before)
})

test.each(['', 'somewhere'])('refuses the cursor "%s"', async (cursor) => {
  const { asOrganisation } = createOrganisation()
  expect((await asOrganisation(organisationOperations.members, { query: { cursor } })).status).toBe(422)
})

test('archives a member: off the list, their token ends, the balance is kept for a return', async () => {
  const { as, asOrganisation, exchange, idsOf, remove } = createOrganisation()
  const asMember = as(sandboxMembers.fresh)
  const removed = await remove(sandboxMembers.fresh)
  expect([removed.status, removed.json]).toEqual([
    200,
    { archived: true, balanceRetained: true, externalUserID: sandboxMembers.fresh },
  ])
  expect((await idsOf({ limit: '100' })).ids).not.toContain(sandboxMembers.fresh)
  expect((await asMember(operations.wallet)).status).toBe(401)
  expect(
    (
      await asOrganisation(organisationOperations.creditWallet, {
        params: { externalUserID: sandboxMembers.fresh },
        body: { points: 1 },
      })
    ).status,
  ).toBe(422)
  await exchange(sandboxMembers.fresh)
  expect((await as(sandboxMembers.fresh)(operations.wallet)).json.balance).toBe(48_250)
  expect((await remove('made-up-nobody')).status).toBe(404)
})

test('credits points once for each idempotency key, and shows them in both ledgers', async () => {
  const { as, asOrganisation } = createOrganisation()
  const params = { externalUserID: sandboxMembers.fresh }
  const credit = (body: unknown, idempotencyKey = 'once') =>
    asOrganisation(organisationOperations.creditWallet, { params, body, key: idempotencyKey })
  const first = await credit({ points: 750, description: 'Spring points' })
  expect(first.json.balance).toBe(49_000)
  expect((await credit({ points: 750, description: 'Spring points' })).text).toBe(first.text)
  expect((await credit({ points: 751 })).status).toBe(409)
  expect((await as(sandboxMembers.fresh)(operations.wallet)).json.balance).toBe(49_000)
  const { json } = await asOrganisation(organisationOperations.memberLedger, { params })
  expect(json.entries[0]).toMatchObject({ amount: 750, type: 'CREDIT', description: 'Spring points' })
  expect((await as(sandboxMembers.fresh)(operations.ledger)).json.entries[0]).toEqual(json.entries[0])
})

test.each([{ points: 0 }, { points: -5 }, { points: '5' }, {}, { points: 5, note: 'x' }])(
  'refuses to credit %j',
  async (body) => {
    const { asOrganisation } = createOrganisation()
    expect(
      (
        await asOrganisation(organisationOperations.creditWallet, {
          params: { externalUserID: sandboxMembers.fresh },
          body,
        })
      ).status,
    ).toBe(422)
  },
)

test('counts per offer what became of it', async () => {
  const { as, asOrganisation, sandbox } = createOrganisation()
  const rows = async () =>
    (await asOrganisation(organisationOperations.offerAnalytics)).json.offers.map((row) =>
      readAs(offerAnalyticsRowSchema, row),
    )
  const rowOf = async (offerId: string) => (await rows()).find((row) => row.offerId === offerId)
  const untouched = new Set(
    (await rows()).filter(({ signups }) => signups === 0).map(({ offerId }) => offerId),
  )
  const { json: catalog } = await as('made-up-1')(operations.offers)
  const offer = catalog.offers.find(
    ({ id, pointsPrice = 0, availability }) =>
      untouched.has(id) &&
      pointsPrice > 0 &&
      pointsPrice < 15_000 &&
      (availability?.quantityRemaining ?? 9) > 3,
  )
  if (!offer) throw new Error('The seed data has no such offer.')
  const take = async () =>
    (await as('made-up-1')(operations.createRedemption, { body: { offer: offer.id } })).json.id
  const before = await rowOf(offer.id)
  const [kept, canceled] = [await take(), await take()]
  sandbox.control.advance(canceled, 'CANCELED')
  sandbox.control.advance(kept, 'COMPLETED')
  await as('made-up-1')(operations.submitFeedback, { params: { id: kept }, body: { rating: 7 } })
  expect(before).toMatchObject({ signups: 0, ratingCount: 0 })
  expect(await rowOf(offer.id)).toEqual({
    offerId: offer.id,
    signups: 2,
    completions: 1,
    cancellations: 1,
    pointsSpent: offer.pointsPrice,
    ratingCount: 1,
    averageRating: 7,
  })
})

test('keeps the data of the two environments apart', async () => {
  const { asLive, exchange, idsOf } = createOrganisation()
  expect((await idsOf({}, asLive)).ids).toEqual([])
  await exchange('made-up-live', asLive)
  expect((await idsOf({}, asLive)).ids).toEqual(['made-up-live'])
  expect((await idsOf({ limit: '100' })).ids).not.toContain('made-up-live')
})

test.each(Object.values(organisationOperations).map((operation) => [operation.name, operation] as const))(
  'answers 403 to a member token on %s, and 401 to nobody',
  async (_name, operation) => {
    const { as, withCredential } = createOrganisation()
    const input = { params: { id: 'x', externalUserID: 'x' } }
    const call = (caller: ReturnType<typeof as>) =>
      caller(operation as typeof organisationOperations.members, input)
    expect((await call(as(sandboxMembers.fresh))).status).toBe(403)
    expect((await call(withCredential(null))).status).toBe(401)
  },
)

test('answers any body, method and path with a 4xx at worst, and tells nothing of itself', async () => {
  const errors: unknown[] = []
  const sandbox = createSandbox({ onError: (error) => errors.push(error) })
  const { accessToken } = sandbox.grantFor(sandboxMembers.withHistory)
  const all = [...Object.values(operations), ...Object.values(organisationOperations)]
  const arrivals = fc.record({
    operation: fc.constantFrom(...all),
    method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'),
    id: fc.oneof(fc.string(), fc.constantFrom('..', '%', '__proto__', 'constructor', '\u0000', '👾')),
    credential: fc.constantFrom(key, accessToken),
    body: fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom(
        '{',
        '{"__proto__":{"a":1}}',
        '[]',
        'null',
        '"x"',
        '{"preferredDates":["2026-02-30"]}',
        'x'.repeat(1_100_000),
      ),
    ),
    query: fc.dictionary(fc.string(), fc.string()),
  })
  await fc.assert(
    fc.asyncProperty(arrivals, async ({ operation, method, id, credential, body, query }) => {
      const path = operation.path.replace(/\{\w+\}/g, encodeURIComponent(id))
      const headers = { authorization: `Bearer ${credential}`, 'content-type': 'application/json' }
      const response = await sandbox.fetch(
        `${sandbox.baseUrl}${path}?${new URLSearchParams(query).toString()}`,
        { method, headers, ...(method === 'GET' ? {} : { body }) },
      )
      const text = await response.text()
      expect(response.status).toBeLessThan(500)
      expect(text).not.toMatch(/ at .*\.ts|node_modules/)
      if (response.status >= 400)
        expect(JSON.parse(text)).toEqual({ error: { code: expect.any(String), message: expect.any(String) } })
    }),
    { numRuns: process.env.XP_ASSURE ? 20_000 : 1_500 },
  )
  expect(errors).toEqual([])
}, 600_000)
