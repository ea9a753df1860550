import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  createExperienceClient,
  createMemberSession,
  type MemberSessionOptions,
  refreshFrom,
} from '../../src/client/index.ts'
import { conversations, offer, offers } from '../../src/contract/operations.ts'

const log = vi.spyOn(console, 'error').mockImplementation(() => {})
const said = () => log.mock.calls.map(String)
beforeEach(() => void log.mockClear())
afterEach(() => void vi.unstubAllEnvs())

/** Another address each time: what was told of one is not told again. */
let hosts = 0
function clientOf(answer: Response, session: Partial<MemberSessionOptions> = {}) {
  hosts += 1
  const baseUrl = `https://service-${String(hosts)}.example/typo`
  return createExperienceClient({
    baseUrl,
    session: createMemberSession({
      server: true,
      refresh: () => Promise.resolve({ accessToken: 'secret-token' }),
      ...session,
    }),
    fetch: () => Promise.resolve(answer.clone()),
  })
}
const failing = async (call: Promise<unknown>) => void (await expect(call).rejects.toThrow())
const html = (status = 200) =>
  new Response('<!doctype html>secret-page', { status, headers: { 'content-type': 'text/html' } })

it('tells once that a list is not there, or is a page, and names the address', async () => {
  for (const answer of [html(404), html()]) {
    log.mockClear()
    const client = clientOf(answer)
    await failing(client.call(offers))
    await failing(client.call(offers))
    await failing(client.call(conversations))
    expect(said()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^@experience-program/react: GET /v1/offers at "${client.baseUrl}" got no answer .* Correct baseUrl`,
        ),
      ),
      expect.stringContaining('GET /v1/conversations at'),
    ])
    expect(said().join()).not.toMatch(/secret/)
  }
})

it('says nothing of what may be gone, may pass, or is the member’s', async () => {
  await failing(clientOf(html(404)).call(offer, { params: { id: 'gone' } }))
  for (const status of [401, 403, 429, 500]) await failing(clientOf(html(status)).call(offers))
  expect(said()).toEqual([])
})

it('tells once that a grant does not say whose it is', async () => {
  const client = clientOf(html(), { memberId: 'm-1' })
  await failing(client.call(offers))
  await failing(client.call(conversations))
  expect(said()).toEqual([
    expect.stringContaining('memberId is missing, though the member of this session is known'),
  ])
  expect(said().join()).not.toMatch(/secret/)
})

it.each([
  ['a page in place of a grant', html(), /no JSON\. POST \/token-a gave text\/html: a sign-in page/],
  ['no such route', html(404), /status 404\. It was POST \/token-b/],
  ['a refusal', html(403), /status 403\. It was POST \/token-c/],
])('tells of a token route that answers with %s', async (name, answer, text) => {
  const path = /POST \\(\/token-.)/.exec(String(text))?.[1] ?? ''
  const refresh = refreshFrom(path, { fetch: () => Promise.resolve(answer.clone()) })
  const client = clientOf(html(), { refresh })
  await failing(client.call(offers))
  await failing(client.call(offers))
  expect(said(), name).toEqual([expect.stringMatching(text)])
  expect(said().join()).not.toMatch(/secret/)
})

it('says nothing of a token route that is down for a moment', async () => {
  const down = () => Promise.reject(new TypeError('Failed to fetch'))
  await failing(clientOf(html(), { refresh: refreshFrom('/token', { fetch: down }) }).call(offers))
  const busy = () => Promise.resolve(html(503))
  await failing(clientOf(html(), { refresh: refreshFrom('/token', { fetch: busy }) }).call(offers))
  expect(said()).toEqual([])
})

it('says nothing in production', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  await failing(clientOf(html(404)).call(offers))
  expect(said()).toEqual([])
})
