import { expect, test, vi } from 'vitest'
import { offerSchema, operations, type RedemptionStatus } from '../../src/contract/index.ts'
import { exchange } from '../../src/contract/organisation/index.ts'
import {
  createSandbox,
  defaultOrganisation,
  type InjectedFailureKind,
  sandboxMembers,
  sandboxOffers,
  type ScenarioName,
  type ScenarioSettings,
} from '../../src/sandbox/index.ts'
import { createBench, toRequest } from './createBench.ts'

function createFailing(scenario: ScenarioName | ScenarioSettings) {
  const bench = createBench({ scenario })
  return { ...bench, call: bench.as(sandboxMembers.fresh) }
}

test.each([401, 403, 404, 409, 422, 429, 500, 503] as const)('answers %i, and does nothing', async (kind) => {
  const { call, sandbox } = createFailing({ failures: [{ kind }] })
  const { status, error, headers } = await call(operations.createRedemption, {
    body: { offer: sandboxOffers.complete },
  })
  expect([status, error?.code]).toEqual([kind, 'SCENARIO'])
  expect(headers.get('x-request-id')).toMatch(/^req_/)
  expect(sandbox.control.walletOf(sandboxMembers.fresh).balance).toBe(48_250)
})

test.each([
  { retryAfter: 30, header: '30' },
  { retryAfter: new Date('2026-11-21T10:00:30Z'), header: 'Sat, 21 Nov 2026 10:00:30 GMT' },
  { retryAfter: 'soon', header: 'soon' },
])('says Retry-After $header', async ({ retryAfter, header }) => {
  const { call } = createFailing({ failures: [{ kind: 429, retryAfter }] })
  expect((await call(operations.wallet)).headers.get('retry-after')).toBe(header)
})

test('says no Retry-After where none is given', async () => {
  const { call } = createFailing({ failures: [{ kind: 429 }] })
  expect((await call(operations.wallet)).headers.get('retry-after')).toBeNull()
})

test('breaks the named operation only, so many times, after so many', async () => {
  const { call } = createFailing({ failures: [{ kind: 500, operation: 'wallet', after: 1, times: 2 }] })
  const statuses: number[] = []
  for (let count = 0; count < 4; count += 1) statuses.push((await call(operations.wallet)).status)
  expect(statuses).toEqual([200, 500, 500, 200])
  expect((await call(operations.terms)).status).toBe(200)
})

test('leaves the exchange alone unless it is named', async () => {
  const { withCredential, sandbox } = createFailing('failing')
  const run = async () =>
    (
      await withCredential(`Bearer ${defaultOrganisation.keys.SANDBOX}`)(exchange, {
        body: { externalUserID: 'x' },
      })
    ).status
  expect(await run()).toBe(200)
  sandbox.control.scenario({ failures: [{ kind: 503, operation: ['exchange', 'wallet'] }] })
  expect(await run()).toBe(503)
})

test('loses an answer: acts, then breaks off within the body', async () => {
  const { sandbox } = createFailing({ failures: [{ kind: 'lost-answer', times: 1 }] })
  const authorization = `Bearer ${sandbox.grantFor(sandboxMembers.fresh).accessToken}`
  const send = () =>
    sandbox.fetch(
      toRequest(sandbox, authorization, operations.createRedemption, {
        body: { offer: sandboxOffers.complete },
        key: 'k1',
      }),
    )
  const lost = await send()
  expect(lost.status).toBe(201)
  expect(lost.headers.get('x-request-id')).toMatch(/^req_/)
  const reader = (lost.body as ReadableStream<Uint8Array>).getReader()
  expect((await reader.read()).value?.length).toBeGreaterThan(10)
  await expect(reader.read()).rejects.toThrow(TypeError)
  expect(sandbox.control.walletOf(sandboxMembers.fresh).balance).toBe(6_250)
  expect((await send()).status).toBe(201)
  expect(sandbox.control.walletOf(sandboxMembers.fresh).balance).toBe(6_250)
})

test.each<{ kind: InjectedFailureKind; acts: boolean; text: RegExp }>([
  { kind: 'empty-body', acts: true, text: /^$/ },
  { kind: 'truncated', acts: true, text: /^\{"id":"red_[^}]*$/ },
  { kind: 'wrong-shape', acts: true, text: /^\{"unexpected"/ },
  { kind: 'html', acts: false, text: /^<!doctype html>/ },
])('answers $kind', async ({ kind, acts, text }) => {
  const { sandbox } = createFailing({ failures: [{ kind }] })
  const authorization = `Bearer ${sandbox.grantFor(sandboxMembers.fresh).accessToken}`
  const response = await sandbox.fetch(
    toRequest(sandbox, authorization, operations.createRedemption, {
      body: { offer: sandboxOffers.complete },
    }),
  )
  expect(response.ok).toBe(true)
  expect(await response.text()).toMatch(text)
  expect(sandbox.control.walletOf(sandboxMembers.fresh).balance).toBe(acts ? 6_250 : 48_250)
})

test('fails the connection as fetch does, and does nothing', async () => {
  const { call, sandbox } = createFailing({ failures: [{ kind: 'network', times: 1 }] })
  await expect(
    call(operations.createRedemption, { body: { offer: sandboxOffers.complete } }),
  ).rejects.toThrow(TypeError)
  expect(sandbox.control.walletOf(sandboxMembers.fresh).balance).toBe(48_250)
})

test('hangs until the caller gives up', async () => {
  const { sandbox } = createFailing('hanging')
  const givenUp = new AbortController()
  const answer = sandbox.fetch(toRequest(sandbox, null, operations.wallet), { signal: givenUp.signal })
  const isSettled = vi.fn()
  answer.then(isSettled, isSettled)
  await vi.waitFor(() => expect(sandbox.log.length).toBe(1), 10_000)
  expect(isSettled).not.toHaveBeenCalled()
  givenUp.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})

test('waits by the injected wait before it answers, for an operation or for all', async () => {
  const wait = vi.fn(() => Promise.resolve())
  const { as, sandbox } = createBench({ wait, scenario: 'slow' })
  const call = as(sandboxMembers.fresh)
  await call(operations.wallet)
  sandbox.control.scenario({ latencyMs: { offers: 700 } })
  await call(operations.wallet)
  await call(operations.offers)
  expect(wait.mock.calls.map(([ms]: readonly unknown[]) => ms)).toEqual([2_500, 700])
})

test('does not act for a caller who gave up while waiting', async () => {
  const { sandbox } = createFailing({ latencyMs: 60_000 })
  const givenUp = new AbortController()
  const authorization = `Bearer ${sandbox.grantFor(sandboxMembers.fresh).accessToken}`
  const request = toRequest(sandbox, authorization, operations.createRedemption, {
    body: { offer: sandboxOffers.complete },
  })
  const answer = sandbox.fetch(request, { signal: givenUp.signal })
  await vi.waitFor(() => expect(sandbox.log.length).toBe(1), 10_000)
  givenUp.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(sandbox.control.walletOf(sandboxMembers.fresh).balance).toBe(48_250)
})

test('is empty', async () => {
  const { as } = createBench({ scenario: 'empty' })
  const call = as(sandboxMembers.withHistory)
  expect((await call(operations.offers)).json.offers).toEqual([])
  expect((await call(operations.redemptions)).json.redemptions).toEqual([])
  expect((await call(operations.conversations)).json.conversations).toEqual([])
})

test('has 5,000 offers with ids of their own, which can be read and redeemed', async () => {
  const { call } = createFailing('huge')
  const ids = new Set<string>()
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: { readonly offers: readonly { readonly id: string }[]; readonly nextCursor: string | null } =
      (await call(operations.offers, { query: { limit: '100', ...(cursor === '' ? {} : { cursor }) } })).json
    for (const { id } of page.offers) ids.add(id)
    cursor = page.nextCursor
  }
  expect(ids.size).toBe(5_000)
  const [last] = [...ids].slice(-1)
  expect((await call(operations.offer, { params: { id: last ?? '' } })).status).toBe(200)
})

test('puts rows that cannot be read among the good ones', async () => {
  const { call } = createFailing('broken-rows')
  const { offers } = (await call(operations.offers, { query: { limit: '100' } })).json
  const readable = offers.filter((row) => offerSchema.safeParse(row).success)
  expect([offers.length, readable.length]).toEqual([49, 44])
})

test('behaves again after the default scenario', async () => {
  const { call, sandbox } = createFailing('failing')
  expect((await call(operations.wallet)).status).toBe(500)
  sandbox.control.scenario('default')
  expect((await call(operations.wallet)).status).toBe(200)
})

test('takes a status that is new, and none of ours in other letters', async () => {
  const { call, sandbox } = createFailing('default')
  const { id } = (await call(operations.createRedemption, { body: { offer: sandboxOffers.complete } })).json
  const to = (status: string) => sandbox.control.advance(id, status as RedemptionStatus)
  expect(() => to('purchased')).toThrow('there is no status "purchased". Write "PURCHASED".')
  expect(() => to('ON_THE_MOON')).not.toThrow()
})

test('throws for a scenario that does not exist', () => {
  expect(() => createSandbox({ scenario: 'sunny' as ScenarioName })).toThrow(/there is no scenario "sunny"/)
})
