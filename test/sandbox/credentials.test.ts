import { expect, test } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import { exchange, tokenGrantSchema } from '../../src/contract/organisation/index.ts'
import { defaultOrganisation, sandboxMembers } from '../../src/sandbox/index.ts'
import { createBench } from './createBench.ts'
import { readAs } from '../contract/readAs.ts'

const { SANDBOX: key } = defaultOrganisation.keys

test('exchanges the key by Bearer for a token that works', async () => {
  const { withCredential } = createBench()
  const { status, json } = await withCredential(`Bearer ${key}`)(exchange, {
    body: { externalUserID: sandboxMembers.fresh },
  })
  expect(status).toBe(200)
  const grant = readAs(tokenGrantSchema, json)
  expect(grant.expiresAt).toBe('2026-11-21T10:15:00.000Z')
  expect((await withCredential(`Bearer ${grant.accessToken}`)(operations.wallet)).json.balance).toBe(48_250)
})

test('answers 401 without a credential, for an unknown one and for another scheme', async () => {
  const { withCredential } = createBench()
  const statuses = await Promise.all(
    [null, 'Bearer unknown', `Basic ${key}`].map(
      async (each) => (await withCredential(each)(operations.wallet)).status,
    ),
  )
  expect(statuses).toEqual([401, 401, 401])
})

test('answers 401 from the moment at which the token expires', async () => {
  const { as, passTime } = createBench({ grantLifeMs: 20_000 })
  const call = as(sandboxMembers.fresh)
  passTime(19_999)
  expect((await call(operations.wallet)).status).toBe(200)
  passTime(1)
  const late = await call(operations.wallet)
  expect([late.status, late.error?.code]).toEqual([401, 'TOKEN_EXPIRED'])
})

test('answers 403 to a key in member mode and to a member token in server mode', async () => {
  const { as, withCredential } = createBench()
  expect((await withCredential(`Bearer ${key}`)(operations.wallet)).status).toBe(403)
  expect((await as(sandboxMembers.fresh)(exchange, { body: { externalUserID: 'someone' } })).status).toBe(403)
})

test('answers 401 to revoked tokens of one member only', async () => {
  const { as, sandbox } = createBench()
  const [fresh, other] = [as(sandboxMembers.fresh), as(sandboxMembers.withHistory)]
  sandbox.control.revokeTokens(sandboxMembers.fresh)
  expect([(await fresh(operations.wallet)).status, (await other(operations.wallet)).status]).toEqual([
    401, 200,
  ])
})

test('refuses an exchange without externalUserID or with an unknown key', async () => {
  const call = createBench().withCredential(`Bearer ${key}`)
  expect((await call(exchange, { body: {} })).status).toBe(422)
  expect((await call(exchange, { body: { externalUserID: 'x', password: 'y' } })).status).toBe(422)
})
