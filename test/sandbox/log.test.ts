import { expect, test } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import { exchange } from '../../src/contract/organisation/index.ts'
import { defaultOrganisation, sandboxMembers, sandboxOffers } from '../../src/sandbox/index.ts'
import { createBench, toRequest } from './createBench.ts'

const marker = 'No "nuts", s’il vous plaît\n100% – ever'
const other = 'wheelchair'
const key = defaultOrganisation.keys.SANDBOX

async function createWithInterest() {
  const bench = createBench({ markers: [marker, other] })
  const { accessToken } = bench.sandbox.grantFor(sandboxMembers.fresh)
  const call = bench.withCredential(`Bearer ${accessToken}`)
  const { json } = await call(operations.createInterest, {
    body: { offer: sandboxOffers.complete },
    key: 'k1',
  })
  return { ...bench, accessToken, call, params: { id: json.id } }
}

test('has one entry for each request, an exchange too', async () => {
  const { call, sandbox, withCredential } = await createWithInterest()
  await withCredential(`Bearer ${key}`)(exchange, { body: { externalUserID: sandboxMembers.fresh } })
  await call(operations.wallet)
  await withCredential(null)(operations.wallet)
  await sandbox.fetch(`${sandbox.baseUrl}/nowhere`)
  expect(
    sandbox.log.map(({ method, path, operation, status, member }) => [
      method,
      path,
      operation,
      status,
      member,
    ]),
  ).toEqual([
    ['POST', '/v1/interests', 'createInterest', 201, sandboxMembers.fresh],
    ['POST', '/v1/auth/exchange', 'exchange', 200, sandboxMembers.fresh],
    ['GET', '/v1/wallet', 'wallet', 200, sandboxMembers.fresh],
    ['GET', '/v1/wallet', 'wallet', 401, null],
    ['GET', '*', null, 404, null],
  ])
  expect(sandbox.log[0]).toMatchObject({
    at: '2026-11-21T10:00:00.000Z',
    idempotencyKey: 'k1',
    replayed: false,
    markersIn: [],
  })
})

test('names for an exchange no member who is not known, and for another body nobody', async () => {
  const { sandbox, withCredential } = createBench()
  const body = { externalUserID: 'typed by someone' }
  await withCredential('Bearer unknown')(exchange, { body })
  await withCredential('Bearer unknown')(operations.createInterest, {
    body: { externalUserID: sandboxMembers.fresh },
  })
  expect(sandbox.log.map(({ member }) => member)).toEqual([null, null])
})

test('notes in which part of a request a marker was', async () => {
  const { call, params, sandbox } = await createWithInterest()
  sandbox.control.clearLog()
  await call(operations.submitIntake, { params, body: { dietary: marker, accessibility: other } })
  await call(operations.interest, { params: { id: marker } })
  await call(operations.offers, { query: { q: marker } })
  await call(operations.wallet, { headers: { 'x-note': other } })
  expect(sandbox.log.map(({ markersIn }) => markersIn)).toEqual([
    [
      { marker: 0, part: 'body' },
      { marker: 1, part: 'body' },
    ],
    [{ marker: 0, part: 'line' }],
    [{ marker: 0, part: 'line' }],
    [{ marker: 1, part: 'headers' }],
  ])
})

const escapedAll = [...marker]
  .map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  .join('')
test.each([
  { form: 'raw', body: marker },
  { form: 'JSON', body: JSON.stringify({ x: marker }) },
  { form: 'JSON, all escaped', body: `{"x":"${escapedAll}"}` },
  { form: 'percent-encoded', body: encodeURIComponent(marker) },
  { form: 'percent-encoded twice', body: encodeURIComponent(encodeURIComponent(marker)) },
  { form: 'form-encoded', body: new URLSearchParams({ x: marker }).toString() },
  { form: 'JSON in a form', body: new URLSearchParams({ x: JSON.stringify(marker) }).toString() },
])('finds a marker that is $form', async ({ body }) => {
  const { call, params, sandbox } = await createWithInterest()
  await call(operations.submitIntake, { params, body })
  expect(sandbox.log.at(-1)?.markersIn).toEqual([{ marker: 0, part: 'body' }])
})

test('never holds a sensitive text, a token or a key, wherever it was put', async () => {
  const { accessToken, call, params, sandbox, withCredential } = await createWithInterest()
  const secrets = [other, accessToken, key]
  for (const text of secrets) {
    await call(operations.submitIntake, { params, body: { dietary: text } })
    await call(operations.createInterest, {
      body: { offer: sandboxOffers.complete, allergies: text },
      key: text,
    })
    await call(operations.interest, { params: { id: text } })
    await call(operations.offers, { query: { cursor: text } })
    await withCredential(`Bearer ${key}`)(exchange, { body: { externalUserID: text, extra: 1 } })
    await sandbox.fetch(`${sandbox.baseUrl}/v2/${text}`)
  }
  const seen = textOf(sandbox)
  for (const text of secrets) expect(seen).not.toContain(text)
})

test('keeps no sensitive text where a later answer could give it back', async () => {
  const { call, params } = await createWithInterest()
  await call(operations.submitIntake, {
    params,
    body: { dietary: other, allergies: other, accessibility: other },
  })
  const answers = [
    await call(operations.interest, { params }),
    await call(operations.conversations),
    await call(operations.submitIntake, { params, body: {} }),
  ]
  expect(answers.map(({ text }) => text).join()).not.toContain(other)
})

test('knows no status of a request that got no answer', async () => {
  const { call, sandbox } = await createWithInterest()
  sandbox.control.scenario('offline')
  await expect(call(operations.wallet)).rejects.toThrow(TypeError)
  expect(sandbox.log.at(-1)).toMatchObject({ operation: 'wallet', status: null })
})

test('notes a preflight, as no operation', async () => {
  const { sandbox } = createBench()
  await sandbox.fetch(new Request(toRequest(sandbox, null, operations.wallet), { method: 'OPTIONS' }))
  expect(sandbox.log[0]).toMatchObject({
    method: 'OPTIONS',
    path: '/v1/wallet',
    operation: null,
    status: 204,
  })
})

/** All text that can be reached from a value by its properties. */
function textOf(value: unknown, seen = new Set<unknown>()): string {
  if (typeof value !== 'object' || value === null) return String(value)
  if (seen.has(value)) return ''
  seen.add(value)
  const entries =
    value instanceof Map
      ? [...value]
      : Reflect.ownKeys(value).map((name) => [String(name), Reflect.get(value, name) as unknown])
  return entries.map((entry) => entry.map((part) => textOf(part, seen)).join(': ')).join('\n')
}
