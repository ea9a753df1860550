import { expect, it } from 'vitest'
import { createMemberSession, ExperienceError, isOutcomeUnknown, randomId } from '../../src/client/index.ts'
import { readCustomHeaders } from '../../src/client/readCustomHeaders.ts'
import { kindOfStatus } from '../../src/client/ExperienceError.ts'
import { readRetryAfter } from '../../src/client/readAnswer.ts'
import { operations } from '../../src/contract/index.ts'
import { hour, nth, rejection, settled, signedIn, stage } from './stage.ts'

it.each([
  [400, 'rejected'],
  [499, 'rejected'],
  [500, 'service'],
  [599, 'service'],
  [600, 'invalid-response'],
  [304, 'invalid-response'],
  [0, 'invalid-response'],
])('a status of %d is of kind %s', (status, kind) => expect(kindOfStatus(status)).toBe(kind))

it.each([
  [' 5 ', 5_000],
  [null, null],
  ['', null],
])('Retry-After %j is %s ms', (header, ms) => expect(readRetryAfter(header, 0)).toBe(ms))

it.each([
  ['null', 'null'],
  ['  busy \n', 'busy'],
  ['  ', null],
  ['', null],
])('an answer of refusal that says %j is told as %j', async (text, told) => {
  const { client, requests } = signedIn()
  const error = rejection(client.call(operations.wallet))
  await settled()
  nth(requests, 0).respond(new Response(text, { status: 500 }))
  expect(await error).toMatchObject({ kind: 'service', code: null, serviceMessage: told })
})

it('what the host’s headers function throws is the host’s; what no header can carry is told without its value', () => {
  const own = new Error('theirs')
  expect(() =>
    readCustomHeaders(() => {
      throw own
    }),
  ).toThrow(own)
  for (const bad of [{ 'x-a': 'hunter2\n\u0000' }, () => ({ 'x-a': 'hunter2\u0000' })]) {
    expect(() => readCustomHeaders(bad)).toThrow('A custom header cannot be sent.')
    expect(() => readCustomHeaders(bad)).not.toThrow(/hunter2/)
  }
})

it('the content type is no free name for the idempotency key', () => {
  expect(() => signedIn({ assumptions: { idempotencyHeader: 'Content-Type' } })).toThrow(
    'assumptions.idempotencyHeader is no free header name.',
  )
})

it.each([
  [new Error('theirs'), false],
  [null, false],
  [new ExperienceError('', { kind: 'service', status: 500 }), true],
  [new ExperienceError('', { kind: 'service', status: 501 }), false],
  [new ExperienceError('', { kind: 'service', status: 505 }), false],
  [new ExperienceError('', { kind: 'timeout' }), true],
  [new ExperienceError('', { kind: 'conflict', status: 409 }), false],
])('after %s a write may have happened: %s', (error, may) => expect(isOutcomeUnknown(error)).toBe(may))

it('an error without a cause holds none', () => {
  expect('cause' in new ExperienceError('', { kind: 'network' })).toBe(false)
})

it('an operation that the assumptions switch off, and a key that no header can carry, are told as such', async () => {
  const { client } = signedIn({ assumptions: { operations: { acceptTerms: false } } })
  expect(
    await rejection(client.call(operations.acceptTerms, { body: { type: 't', version: 'v' } })),
  ).toMatchObject({
    kind: 'invalid-request',
    code: 'operation-off',
    message: expect.stringContaining('the assumptions switch this operation off') as string,
  })
  expect(
    await rejection(
      client.call(operations.createInterest, { body: { offer: 'o' } }, { idempotencyKey: '\u0000' }),
    ),
  ).toMatchObject({
    kind: 'invalid-request',
    message: expect.stringContaining('the idempotency key is not 1 to 255 characters of ASCII') as string,
  })
})

it('a session that has ended says so to each request, and asks nobody for a token', async () => {
  const { client, session, refreshes, requests } = signedIn()
  session.end()
  expect(await rejection(client.call(operations.wallet))).toMatchObject({
    kind: 'session-ended',
    message: expect.stringContaining('The session has ended.') as string,
  })
  expect([refreshes.length, requests.length]).toEqual([0, 0])
})

it('rows that could not be read are told by place and field', async () => {
  const { client, requests } = signedIn()
  const told: unknown[] = []
  client.onProblem((error) => told.push(error))
  const call = client.call(operations.offers)
  await settled()
  nth(requests, 0).answer(200, {
    offers: [{ id: 7 }, { id: 'kept' }, null, { id: 'b', title: 7, points: 'x' }],
  })
  const { data, dropped } = await call
  expect(data.offers.map(({ id }) => id)).toContain('kept')
  expect(dropped.slice(0, 2)).toMatchObject([
    { index: 0, id: null, paths: ['id'] },
    { index: 2, id: null },
  ])
  expect(told).toMatchObject([
    {
      kind: 'invalid-response',
      code: 'row-dropped',
      operation: 'offers',
      status: 200,
      message: expect.stringMatching(/row 0: id; row 2: /) as string,
    },
  ])
})

it('a list that could be read whole tells no problem', async () => {
  const { client, requests } = signedIn()
  const told: unknown[] = []
  client.onProblem((error) => told.push(error))
  const call = client.call(operations.offers)
  await settled()
  nth(requests, 0).answer(200, { offers: [] })
  await call
  expect(told).toEqual([])
})

it('a session without a clock of its own goes by that of the machine', async () => {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  const old = stage({ now: undefined, initialGrant: { accessToken: 'old', expiresAt: at(-1_000) } })
  const young = stage({ now: undefined, initialGrant: hour('young', { expiresAt: at(3_600_000) }) })
  for (const { client } of [old, young]) void client.call(operations.wallet).catch(() => {})
  await settled()
  expect([old.refreshes.length, young.refreshes.length]).toEqual([1, 0])
})

it('a session without a refresh function says what is missing', () => {
  expect(() => createMemberSession(undefined as never)).toThrow(/refresh/)
})

it('ids differ in all that is random', () => {
  const ids = Array.from({ length: 200 }, randomId)
  expect(new Set(ids.map((id) => id[15])).size).toBe(16)
  expect(new Set(ids.map((id) => id[19])).size).toBe(4)
})
