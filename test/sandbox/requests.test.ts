import { expect, test } from 'vitest'
import { operations, type Operation } from '../../src/contract/index.ts'
import { sandboxMembers, sandboxOffers } from '../../src/sandbox/index.ts'
import { createBench, toRequest } from './createBench.ts'

const interestBody = { offer: sandboxOffers.complete, adults: 2 }

test('carries a request id of its own on every answer', async () => {
  const { as, sandbox, withCredential } = createBench()
  const answers = [
    await as(sandboxMembers.fresh)(operations.wallet),
    await withCredential(null)(operations.wallet),
    await sandbox.fetch(`${sandbox.baseUrl}/nowhere`),
    await sandbox.fetch(`${sandbox.baseUrl}/v1/wallet`, { method: 'OPTIONS' }),
  ]
  const ids = answers.map(({ headers }) => headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(4)
  expect(ids).toEqual(sandbox.log.map(({ requestId }) => requestId))
})

test('refuses in the assumed shape: an error with code and message', async () => {
  const { error } = await createBench().withCredential(null)(operations.wallet)
  expect(Object.keys(error ?? {})).toEqual(['code', 'message'])
})

test('answers 404 to an unknown path and 405 to another method', async () => {
  const { sandbox } = createBench()
  expect((await sandbox.fetch(`${sandbox.baseUrl}/v1/nowhere`)).status).toBe(404)
  const wrongMethod = await sandbox.fetch(`${sandbox.baseUrl}/v1/wallet`, { method: 'DELETE' })
  expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'GET'])
})

test('answers below the path of its base URL', async () => {
  const { as } = createBench({ baseUrl: 'https://host.test/xp/' })
  expect((await as(sandboxMembers.fresh)(operations.wallet)).status).toBe(200)
})

test('refuses an unknown key, an unknown query parameter, a body that is no JSON and another media type', async () => {
  const call = createBench().as(sandboxMembers.fresh)
  const statuses = [
    await call(operations.createInterest, { body: { ...interestBody, colour: 'red' } }),
    await call(operations.offers, { query: { colour: 'red' } }),
    await call(operations.createInterest, { body: '{' }),
    await call(operations.createInterest, { body: interestBody, headers: { 'content-type': 'text/plain' } }),
    await call(operations.issuePhoneCode, { params: { id: 'x' }, body: {} }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([422, 422, 400, 415, 422])
})

test('does not repeat in a refusal what was sent', async () => {
  const call = createBench().as(sandboxMembers.fresh)
  const { text } = await call(operations.createInterest, {
    body: { offer: '', 'a secret key': 'a secret value' },
  })
  expect(text).not.toContain('secret')
})

test.each([
  { limit: '0' },
  { limit: '101' },
  { limit: 'ten' },
  { limit: '1.5' },
  { cursor: '' },
  { cursor: 'made-up' },
])('refuses the page $limit $cursor', async (query) => {
  expect((await createBench().as(sandboxMembers.fresh)(operations.offers, { query })).status).toBe(422)
})

test('says the end on a page that is just full', async () => {
  const call = createBench().as(sandboxMembers.withHistory)
  const { json } = await call(operations.redemptions, { query: { limit: '7' } })
  expect([json.redemptions.length, json.nextCursor]).toEqual([7, null])
})

const lists: readonly { readonly operation: Operation; readonly field: string }[] = [
  { operation: operations.offers, field: 'offers' },
  { operation: operations.redemptions, field: 'redemptions' },
  { operation: operations.conversations, field: 'conversations' },
  { operation: operations.ledger, field: 'entries' },
]
test.each(lists)('pages $field without a gap or a repeat', async ({ operation, field }) => {
  const call = createBench().as(sandboxMembers.withHistory)
  const read = async (query: Readonly<Record<string, string>>) => {
    const page = (await call(operation, { query })).json as Record<string, unknown>
    return { rows: page[field] as unknown[], nextCursor: page.nextCursor as string | null }
  }
  const whole = await read({ limit: '100' })
  expect(whole.nextCursor).toBeNull()
  const paged: unknown[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await read({ limit: '3', ...(cursor === '' ? {} : { cursor }) })
    expect(page.rows.length).toBeLessThanOrEqual(3)
    paged.push(...page.rows)
    cursor = page.nextCursor
  }
  expect(paged.length).toBeGreaterThan(3)
  expect(paged).toEqual(whole.rows)
})

test('keeps the keys of members apart', async () => {
  const { as } = createBench()
  const [mine, theirs] = [as(sandboxMembers.fresh), as(sandboxMembers.withHistory)]
  const first = await mine(operations.createInterest, { body: interestBody, key: 'k1' })
  const second = await theirs(operations.createInterest, { body: interestBody, key: 'k1' })
  expect(second.status).toBe(201)
  expect(second.json.id).not.toBe(first.json.id)
})

test('asks who it is before it replays', async () => {
  const { as, passTime } = createBench({ grantLifeMs: 1_000 })
  const call = as(sandboxMembers.fresh)
  await call(operations.createInterest, { body: interestBody, key: 'k1' })
  passTime(1_000)
  expect((await call(operations.createInterest, { body: interestBody, key: 'k1' })).status).toBe(401)
})

test('frees a key whose request was refused', async () => {
  const call = createBench().as(sandboxMembers.fresh)
  expect((await call(operations.createInterest, { body: { offer: 'nowhere' }, key: 'k1' })).status).toBe(404)
  expect((await call(operations.createInterest, { body: interestBody, key: 'k1' })).status).toBe(201)
})

test('allows an origin to call and to read the two headers', async () => {
  const { sandbox } = createBench()
  const authorization = `Bearer ${sandbox.grantFor(sandboxMembers.fresh).accessToken}`
  const { headers } = await sandbox.fetch(
    toRequest(sandbox, authorization, operations.wallet, { headers: { origin: 'https://host.test' } }),
  )
  expect(headers.get('access-control-allow-origin')).toBe('https://host.test')
  expect(headers.get('access-control-expose-headers')).toBe('X-Request-Id, Retry-After')
})

test('answers a preflight, and does not allow a key from a page', async () => {
  const { sandbox } = createBench()
  const headers = {
    origin: 'https://host.test',
    'access-control-request-headers': 'authorization, x-api-key, idempotency-key',
  }
  const response = await sandbox.fetch(`${sandbox.baseUrl}/v1/interests`, { method: 'OPTIONS', headers })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-methods')).toBe('POST')
  expect(response.headers.get('access-control-allow-headers')).toBe('authorization, idempotency-key')
})

test('serves each assumed operation, but for those that are switched off or moved', async () => {
  const standard = createBench().as(sandboxMembers.fresh)
  const changed = createBench({
    assumptions: { operations: { ledger: false, offers: { path: '/v1/catalog' } } },
  })
  const call = changed.as(sandboxMembers.fresh)
  expect((await standard(operations.ledger)).status).toBe(200)
  expect((await call(operations.ledger)).status).toBe(404)
  expect((await call(operations.offers)).status).toBe(404)
  expect((await call({ ...operations.offers, path: '/v1/catalog' })).status).toBe(200)
})

test('takes other names of the wire', async () => {
  const { as } = createBench({ assumptions: { paging: { limit: 'page_size' }, idempotencyHeader: 'X-Once' } })
  const call = as(sandboxMembers.fresh)
  expect((await call(operations.offers, { query: { page_size: '2' } })).json.offers.length).toBe(2)
  expect((await call(operations.offers, { query: { limit: '2' } })).status).toBe(422)
  const send = () => call(operations.createInterest, { body: interestBody, headers: { 'x-once': 'k' } })
  expect((await send()).json.id).toBe((await send()).json.id)
})

test('gives the same answers for the same seed and clock, and others for another seed', async () => {
  const run = async (seed: string) => {
    const call = createBench({ seed }).as(sandboxMembers.withHistory)
    const answers = [
      await call(operations.offers),
      await call(operations.redemptions),
      await call(operations.createInterest, { body: interestBody }),
      await call(operations.createRedemption, { body: { offer: sandboxOffers.complete } }),
    ]
    return answers.map(({ text, headers }) => `${headers.get('x-request-id') ?? ''} ${text}`)
  }
  expect(await run('a')).toEqual(await run('a'))
  expect(await run('a')).not.toEqual(await run('b'))
})

test('has a state of its own', async () => {
  const [one, other] = [createBench(), createBench()]
  await one.as(sandboxMembers.fresh)(operations.createRedemption, { body: { offer: sandboxOffers.complete } })
  expect(other.sandbox.control.walletOf(sandboxMembers.fresh).balance).toBe(48_250)
})

test('is as at the start after a reset, and knows no token of before', async () => {
  const { as, sandbox } = createBench()
  const call = as(sandboxMembers.fresh)
  await call(operations.createRedemption, { body: { offer: sandboxOffers.complete } })
  sandbox.control.reset()
  expect(sandbox.log).toEqual([])
  expect((await call(operations.wallet)).status).toBe(401)
  expect(sandbox.control.walletOf(sandboxMembers.fresh).balance).toBe(48_250)
})
