import { expect, it } from 'vitest'
import { createMemberSession, ExperienceError, isOutcomeUnknown } from '../../src/client/index.ts'
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
