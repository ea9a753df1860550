import { expect, it } from 'vitest'
import { readGrant } from '../../src/client/createTokenStore.ts'

it('gives what the host delivered, its time in milliseconds', () => {
  expect(
    readGrant({ accessToken: 'tok', expiresAt: '2026-11-21T12:00:00Z', memberId: 'm', more: 1 }),
  ).toEqual({
    accessToken: 'tok',
    expiresAt: Date.parse('2026-11-21T12:00:00Z'),
    memberId: 'm',
    origin: null,
  })
  expect(readGrant({ accessToken: 'tok' })).toEqual({
    accessToken: 'tok',
    expiresAt: null,
    memberId: null,
    origin: null,
  })
  expect(readGrant({ accessToken: 'tok', expiresAt: null, memberId: null })).toEqual({
    accessToken: 'tok',
    expiresAt: null,
    memberId: null,
    origin: null,
  })
})

it.each([
  ['2026-11-21T12:00:00,250Z', 250],
  ['2026-11-21T13:00:00+01', 0],
  ['2026-11-21T12:00:00', 0],
])('reads the time %j wherever it runs', (expiresAt, ms) => {
  expect(readGrant({ accessToken: 'tok', expiresAt }).expiresAt).toBe(Date.UTC(2026, 10, 21, 12) + ms)
})

it.each([
  [null, 'The grant is not an object'],
  ['tok', 'The grant is not an object'],
  [[], 'The grant is not an object'],
  [{}, 'accessToken is not a non-empty string'],
  [{ accessToken: '' }, 'accessToken is not a non-empty string'],
  [{ accessToken: 7 }, 'accessToken is not a non-empty string'],
  [{ accessToken: 'hunter2\n' }, 'accessToken holds characters that no header can carry'],
  [{ accessToken: 'a', memberId: '' }, 'memberId is not a non-empty string'],
  [{ accessToken: 'a', memberId: 7 }, 'memberId is not a non-empty string'],
  [{ accessToken: 'a', expiresAt: 'hunter2' }, 'expiresAt is not an ISO-8601 time'],
  [{ accessToken: 'a', expiresAt: 1_800_000_000_000 }, 'expiresAt is not an ISO-8601 time'],
])('refuses %j with what, why and how, and without its value', (grant, fault) => {
  const refuse = () => readGrant(grant)
  expect(refuse).toThrow(
    `@experience-program/react: ${fault}. Without a usable grant no request can be sent. Give { accessToken, expiresAt?, memberId?, baseUrl? }, or null`,
  )
  expect(refuse).toThrow(expect.objectContaining({ kind: 'invalid-response', code: 'malformed-grant' }))
  expect(refuse).not.toThrow(/hunter2/)
})
