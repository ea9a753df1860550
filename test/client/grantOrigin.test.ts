import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isExperienceError, isRefreshFailure } from '../../src/client/index.ts'
import { operations } from '../../src/contract/index.ts'
import { hour, nth, rejection, settled, stage } from './stage.ts'

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://shop.example' }))
afterEach(() => void vi.unstubAllGlobals())

/** A call whose token, as its grant says, is for the Service at `grant`. */
async function called(baseUrl: string, grant: unknown) {
  const staged = stage({}, { baseUrl })
  const error = rejection(staged.client.call(operations.wallet))
  error.catch(() => {})
  await settled()
  nth(staged.refreshes, 0).give(hour('tok-SECRET', { baseUrl: grant as string }))
  await settled()
  return { ...staged, error }
}

it.each([
  ['https://service.example', undefined],
  ['https://service.example', null],
  ['https://service.example', 'https://service.example'],
  ['https://service.example/', 'HTTPS://Service.Example'],
  ['https://service.example/api/v1', 'https://service.example:443/v1/'],
  ['https://service.example:8443', 'https://SERVICE.example:8443/'],
  ['http://localhost', 'http://localhost:80'],
  ['http://[::1]:4010', 'http://[::1]:4010'],
  ['/xp', '/xp'],
  ['/xp/v1/', '/'],
  ['/xp', 'https://shop.example/elsewhere'],
  ['https://shop.example/xp', '/xp'],
])('sends to %j the token of a grant for %j', async (baseUrl, grant) => {
  const { requests } = await called(baseUrl, grant)
  expect(requests.map(({ token }) => token)).toEqual(['tok-SECRET'])
})

it.each([
  ['https://elsewhere.example', 'https://service.example'],
  ['https://service.example', 'https://sub.service.example'],
  ['https://service.example', 'https://service.example:8443'],
  ['https://localhost:4010', 'http://localhost:4010'],
  ['http://127.0.0.1:4010', 'http://localhost:4010'],
  ['/xp', 'https://service.example'],
  ['https://service.example', '/xp'],
])('sends to %j nothing with a token for %j, and tells the developer', async (baseUrl, grant) => {
  const { client, error, requests, session } = await called(baseUrl, grant)
  expect(requests).toEqual([])
  expect(await error).toBeInstanceOf(TypeError)
  expect(String(await error)).toMatch(/The token is for another Service than baseUrl\. .+ publicBaseUrl/)
  expect(String(await error)).not.toContain('SECRET')
  // The token is good: what is wrong is where it would go. No refresh can mend that.
  expect([isRefreshFailure(await error), isExperienceError(await error), session.status]).toEqual([
    false,
    false,
    'active',
  ])
  await rejection(client.call(operations.wallet))
  expect(requests).toEqual([])
})

it('holds for the retry after a 401 too, and for an initialGrant', async () => {
  const { client, requests, refreshes } = stage({
    initialGrant: hour('a', { baseUrl: 'https://service.example' }),
  })
  const error = rejection(client.call(operations.wallet))
  await settled()
  nth(requests, 0).answer(401)
  await settled()
  nth(refreshes, 0).give(hour('b', { baseUrl: 'https://other.example' }))
  expect(String(await error)).toContain('another Service')
  expect(requests.map(({ token }) => token)).toEqual(['a'])
})

it.each([
  [7, 'is not a non-empty string'],
  ['', 'is not a non-empty string'],
  ['//elsewhere.example', 'leads to another host'],
  ['https://user:hunter2@service.example', 'holds credentials'],
  ['service.example', 'is neither https nor a path'],
])('takes no grant for %j: its baseUrl %s', async (baseUrl, problem) => {
  const { error, session } = await called('https://service.example', baseUrl)
  expect(await error).toMatchObject({ code: 'malformed-grant' })
  expect(String(await error)).toContain(`baseUrl ${problem}`)
  expect(String(await error)).not.toContain('hunter2')
  expect(session.status).toBe('failed')
})

it('compares paths with paths where there is no page', async () => {
  vi.stubGlobal('location', undefined)
  expect((await called('/xp', '/xp')).requests).toHaveLength(1)
  expect((await called('https://service.example', '/xp')).requests).toEqual([])
})
