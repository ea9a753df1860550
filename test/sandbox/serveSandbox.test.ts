import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { exchange } from '../../src/contract/organisation/index.ts'
import { operations } from '../../src/contract/index.ts'
import {
  createSandbox,
  defaultOrganisation,
  sandboxMembers,
  type SandboxOptions,
} from '../../src/sandbox/index.ts'
import { type ServedSandbox, type ServeOptions, serveSandbox } from '../../src/sandbox/node.ts'
import { asMember } from '../support/asMember.ts'
import { toRequest } from './createBench.ts'

let served: ServedSandbox | null = null
afterEach(() => served?.close())

async function serve(options: SandboxOptions = {}, serveOptions: ServeOptions = {}) {
  const sandbox = createSandbox(options)
  served = await serveSandbox(sandbox, serveOptions)
  const { url } = served
  const authorization = `Bearer ${sandbox.grantFor(sandboxMembers.fresh).accessToken}`
  return { sandbox, url, authorization, at: { baseUrl: url } }
}

test('exchanges, reads and writes over a real socket', async () => {
  const { at, sandbox } = await serve()
  const body = { externalUserID: sandboxMembers.fresh }
  const granted = await fetch(toRequest(at, `Bearer ${defaultOrganisation.keys.SANDBOX}`, exchange, { body }))
  const { accessToken } = (await granted.json()) as { readonly accessToken: string }
  const response = await fetch(
    toRequest(at, `Bearer ${accessToken}`, operations.createInterest, {
      body: { offer: 'fjord-lodge', occasion: 'BIRTHDAY' },
    }),
  )
  expect(response.status).toBe(201)
  expect(response.headers.get('x-request-id')).toBe(sandbox.log[1]?.requestId)
  expect(sandbox.log.map(({ operation }) => operation)).toEqual(['exchange', 'createInterest'])
})

test('serves the pictures that its offers name, and 404 for one that is not there', async () => {
  const { at, authorization, url } = await serve()
  const response = await fetch(toRequest(at, authorization, operations.offers))
  const { offers } = (await response.json()) as {
    readonly offers: readonly { readonly images?: readonly string[] }[]
  }
  const picture = await fetch(offers[0]?.images?.[0] ?? '')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
  expect((await fetch(`${url}/pictures/nowhere-3x2-480.webp`)).status).toBe(404)
  expect((await fetch(`${url}/pictures/..%2Fnode.ts`)).status).toBe(404)
})

test('loses an answer: the headers are seen, then the connection breaks', async () => {
  const { at, authorization, sandbox } = await serve({ scenario: 'lost-answers' })
  const response = await fetch(
    toRequest(at, authorization, operations.createInterest, { body: { offer: 'fjord-lodge' }, key: 'k1' }),
  )
  expect(response.status).toBe(201)
  expect(response.headers.get('x-request-id')).toBe(sandbox.log[0]?.requestId)
  await expect(response.text()).rejects.toThrow()
})

test('sends part of a lost answer’s body before it breaks off', async () => {
  const { authorization, url } = await serve({ scenario: 'lost-answers' })
  const raw = await readRaw(
    url,
    `GET /v1/wallet HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\n\r\n`,
  )
  expect(raw).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\n\{"balance":48250,/)
  expect(raw).not.toContain('unitsPerUSD')
})

test('sends nothing at all where the connection fails', async () => {
  const { url } = await serve({ scenario: 'offline' })
  expect(await readRaw(url, 'GET /v1/wallet HTTP/1.1\r\nhost: localhost\r\n\r\n')).toBe('')
})

test('sees a marker in the request as it was sent', async () => {
  const { sandbox, url } = await serve({ markers: ['pea nut'] })
  await readRaw(
    url,
    'GET /v1/offers?q=pea+nut HTTP/1.1\r\nhost: localhost\r\nreferer: https://host.test/?q=pea%20nut\r\nconnection: close\r\n\r\n',
  )
  expect(sandbox.log[0]?.markersIn).toEqual([
    { marker: 0, part: 'line' },
    { marker: 0, part: 'headers' },
  ])
})

test('gives up a hanging request with its caller, and closes', async () => {
  const { at, sandbox } = await serve({ scenario: 'hanging' })
  const givenUp = new AbortController()
  const answer = fetch(toRequest(at, null, operations.wallet), { signal: givenUp.signal })
  answer.catch(() => undefined)
  await vi.waitFor(() => expect(sandbox.log.length).toBe(1), 10_000)
  givenUp.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})

test('answers several origins, each by its preflight', async () => {
  const { url } = await serve()
  const response = await fetch(`${url}/v1/offers`, {
    method: 'OPTIONS',
    headers: { origin: 'https://host.test', 'access-control-request-headers': 'authorization' },
  })
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
    204,
    'https://host.test',
  ])
})

test('stands in for the token route of a backend where it is told who is signed in', async () => {
  const { url } = await serve({}, { member: sandboxMembers.fresh })
  const ask = (init: RequestInit) => fetch(`${url}/api/member-token`, init)
  const response = await ask({ method: 'POST' })
  const { accessToken, ...grant } = (await response.json()) as { readonly accessToken: string }
  expect(grant).toEqual({
    memberId: sandboxMembers.fresh,
    baseUrl: url,
    expiresAt: expect.any(String),
  })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  const wallet = await fetch(toRequest({ baseUrl: url }, `Bearer ${accessToken}`, operations.wallet))
  expect(wallet.status).toBe(200)
  expect((await ask({ method: 'GET' })).status).toBe(405)
  // A page of another site. Node's fetch sends the header as it is given.
  expect((await ask({ method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
})

test('gives nobody a token where it is not told who is signed in', async () => {
  const { url } = await serve()
  expect((await fetch(`${url}/api/member-token`, { method: 'POST' })).status).toBe(404)
})

test('says that a port is taken', async () => {
  const { url } = await serve()
  await expect(serveSandbox(createSandbox(), { port: Number(new URL(url).port) })).rejects.toThrow(
    /EADDRINUSE/,
  )
})

/** Everything that comes back on a plain socket until it closes. */
function readRaw(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(request))
    socket.on('data', (chunk) => {
      text += chunk.toString()
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
}

test('has a console only when asked, on a name of this machine, under a strict policy', async () => {
  const { url } = await serve()
  expect((await fetch(url)).status).toBe(404)
  await served?.close()
  served = await serveSandbox(createSandbox(), { console: true })
  const page = await fetch(served.url)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self'; .*frame-ancestors 'none'/,
  )
  expect(await page.text()).not.toMatch(/<style|<script>|style=| on\w+=/)
  const rebound = (path: string, headers = '') =>
    readRaw(
      served?.url ?? '',
      `GET ${path} HTTP/1.1\r\nhost: evil.example\r\n${headers}connection: close\r\n\r\n`,
    )
  for (const path of ['/', '/_sandbox/console.js', '/_sandbox/state'])
    expect(await rebound(path, 'x-sandbox-console: 1\r\n')).toMatch(/^HTTP\/1\.1 403 /)
  expect(
    (
      await fetch(`${served.url}/_sandbox/state`, {
        headers: { 'x-sandbox-console': '1', origin: 'https://evil.example' },
      })
    ).status,
  ).toBe(403)
  expect(
    (await fetch(`${served.url}/_sandbox/state`, { headers: { 'x-sandbox-console': '1' } })).status,
  ).toBe(200)
  expect((await fetch(`${served.url}/_sandbox/..%2Findex.js`)).status).toBe(403)
})

test('shows a page of another site the console, but none of its data', async () => {
  await serve()
  await served?.close()
  served = await serveSandbox(createSandbox(), { console: true })
  const fromElsewhere = { 'sec-fetch-site': 'cross-site' }
  expect((await fetch(served.url, { headers: fromElsewhere })).status).toBe(200)
  expect(
    (await fetch(`${served.url}/_sandbox/state`, { headers: { ...fromElsewhere, 'x-sandbox-console': '1' } }))
      .status,
  ).toBe(403)
})

test('tells what may have changed something', async () => {
  const onChange = vi.fn()
  const sandbox = createSandbox()
  served = await serveSandbox(sandbox, { onChange })
  const authorization = `Bearer ${sandbox.grantFor(sandboxMembers.fresh).accessToken}`
  await (await fetch(toRequest({ baseUrl: served.url }, authorization, operations.wallet))).text()
  expect(onChange).not.toHaveBeenCalled()
  await (
    await fetch(
      toRequest({ baseUrl: served.url }, authorization, operations.createInterest, {
        body: { offer: 'fjord-lodge' },
      }),
    )
  ).text()
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), 10_000)
})

const { SANDBOX: orgKey } = defaultOrganisation.keys
const ownApp = 'https://app.bank.example'

test.each([
  { key: 'in x-api-key', headers: { 'x-api-key': orgKey } },
  { key: 'as a bearer', headers: { authorization: `Bearer ${orgKey}` } },
] as const)('refuses an Org-API-Key $key from a page of another origin', async ({ headers }) => {
  const { sandbox, url } = await serve({}, { origins: [ownApp] })
  const status = async (origin: string | null) => {
    const response = await fetch(`${url}/v1/members`, {
      headers: { ...headers, ...(origin === null ? {} : { origin }) },
    })
    return [
      response.status,
      response.status === 403 ? response.headers.get('access-control-allow-origin') : null,
    ]
  }
  for (const origin of [
    'https://evil.example',
    'null',
    'http://localhost:5173',
    url.replace('http:', 'https:'),
  ])
    expect(await status(origin)).toEqual([403, null])
  for (const origin of [null, url, ownApp]) expect(await status(origin)).toEqual([200, null])
  expect(sandbox.log.filter(({ status }) => status === 200)).toHaveLength(3)
})

test('refuses no page a member token', async () => {
  const { authorization, url } = await serve()
  const response = await fetch(`${url}/v1/wallet`, {
    headers: { authorization, origin: 'https://evil.example' },
  })
  expect(response.status).toBe(200)
})

test('answers on names of this machine and on those that it is told, so that no name is rebound to it', async () => {
  const { authorization, url } = await serve({}, { hosts: ['sandbox.internal'] })
  const status = async (host: string, path = '/v1/wallet') =>
    (
      await readRaw(
        url,
        `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: ${authorization}\r\nconnection: close\r\n\r\n`,
      )
    ).slice(9, 12)
  for (const host of ['localhost', '127.0.0.1:4010', '[::1]:4010', 'app.localhost', 'SANDBOX.internal:80'])
    expect([host, await status(host)]).toEqual([host, '200'])
  for (const host of [
    'evil.example',
    '192.168.1.4',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'a@localhost',
  ])
    expect([host, await status(host)]).toEqual([host, '403'])
  expect(await status('evil.example', '/pictures/table-3x2-480.webp')).toBe('403')
})

test('answers on its address too when it listens to other machines', async () => {
  const { authorization, url } = await serve({}, { host: '0.0.0.0' })
  const status = async (host: string) =>
    (
      await readRaw(
        url,
        `GET /v1/wallet HTTP/1.1\r\nhost: ${host}\r\nauthorization: ${authorization}\r\nconnection: close\r\n\r\n`,
      )
    ).slice(9, 12)
  expect(
    await Promise.all(['192.168.1.4:4010', '[fe80::1]', 'localhost', 'evil.example'].map(status)),
  ).toEqual(['200', '200', '200', '403'])
})

test('takes a path that looks like an address for a path', async () => {
  const { authorization, sandbox, url } = await serve()
  for (const target of ['//evil.example/v1/wallet', 'http://evil.example/v1/wallet'])
    await readRaw(
      url,
      `GET ${target} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\nconnection: close\r\n\r\n`,
    )
  expect(sandbox.log.map(({ operation, status }) => [operation, status])).toEqual([
    [null, 404],
    ['wallet', 200],
  ])
})

test('streams news of the member’s own conversation and redemption, without content', async () => {
  const { url, sandbox } = await serve({}, { member: sandboxMembers.withHistory })
  const [id = ''] = sandbox.control.conversationsOf(sandboxMembers.withHistory)
  const news = await fetch(`${url}/api/member-news?type=conversation&id=${id}`)
  expect(news.headers.get('content-type')).toBe('text/event-stream')
  const reader = news.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await reader?.read())?.value
  expect(await next()).toBe('event: ping\ndata: 0\n\n')
  sandbox.control.conciergeSays(id, 'A word that is only read at the Service.')
  expect(await next()).toBe('data: changed\n\n')
  await reader?.cancel()

  const answerTo = async (query: string, init?: RequestInit) =>
    (await fetch(`${url}/api/member-news?${query}`, init)).status
  await asMember(sandbox, sandboxMembers.fresh, '/v1/interests', { offer: 'fjord-lodge' })
  const [other = 'none'] = sandbox.control.conversationsOf(sandboxMembers.fresh)
  expect(await answerTo(`type=conversation&id=${other}`)).toBe(404)
  expect(await answerTo('type=wallet&id=1')).toBe(404)
  expect(await answerTo(`type=conversation&id=${id}`, { method: 'POST' })).toBe(405)
  expect(await answerTo(`type=conversation&id=${id}`, { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(
    403,
  )
})
