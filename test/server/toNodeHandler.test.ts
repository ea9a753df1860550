import { runInNewContext } from 'node:vm'
import { once } from 'node:events'
import { Agent, createServer, request as send, type RequestListener } from 'node:http'
import { connect, createServer as createHttp2Server } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createSandbox, defaultOrganisation, sandboxMembers } from '../../src/sandbox/index.ts'
import { memberTokenHandler, toNodeHandler, webhookHandler } from '../../src/server/index.ts'
import { secret, sentAt, signedDelivery } from './signedDelivery.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
}

const tokenHandler = (
  sandbox: ReturnType<typeof createSandbox>,
  seen: (request: Request) => void = () => {},
) =>
  memberTokenHandler({
    baseUrl: sandbox.baseUrl,
    orgApiKey: defaultOrganisation.keys.SANDBOX,
    fetch: sandbox.fetch,
    member: (request) => {
      seen(request)
      return request.headers.get('cookie') === 's=1' ? { externalUserID: sandboxMembers.fresh } : null
    },
  })

test('answers over node:http what the handler answers', async () => {
  const seen: Request[] = []
  const url = await serve(toNodeHandler(tokenHandler(createSandbox(), (request) => seen.push(request))))
  const response = await fetch(`${url}/api/member-token?a=1`, { method: 'POST', headers: { cookie: 's=1' } })
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await response.json()).toMatchObject({
    memberId: sandboxMembers.fresh,
    accessToken: expect.any(String) as string,
  })
  expect(seen[0]?.url).toBe(`${url}/api/member-token?a=1`)
  expect((await fetch(url, { method: 'POST' })).status).toBe(401)
  expect((await fetch(url)).status).toBe(405)
})

test('gives a webhook the bytes that arrived', async () => {
  const onEvent = vi.fn()
  const { body, headers } = signedDelivery()
  const url = await serve(toNodeHandler(webhookHandler({ secret, onEvent, now: () => sentAt })))
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(204)
  expect(onEvent).toHaveBeenCalledTimes(1)
})

test('takes the bytes that express.raw() left', async () => {
  const onEvent = vi.fn()
  const { body, headers } = signedDelivery()
  const handle = toNodeHandler(webhookHandler({ secret, onEvent, now: () => sentAt }))
  const url = await serve((request, response) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => handle(Object.assign(request, { body: Buffer.concat(chunks) }), response))
  })
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(204)
})

test.each([
  ['what express.raw() left', (body: unknown) => ({ body })],
  [
    'what comes',
    (chunk: unknown) => ({
      async *[Symbol.asyncIterator]() {
        yield await Promise.resolve(chunk)
      },
    }),
  ],
])('takes bytes of another class in %s, as Jest with jsdom gives them', async (_name, rest) => {
  const { body, headers } = signedDelivery()
  const bytes: unknown = runInNewContext('Uint8Array.from(bytes)', {
    bytes: [...new TextEncoder().encode(body)],
  })
  const handle = toNodeHandler(webhookHandler({ secret, onEvent: () => {}, now: () => sentAt }))
  const url = await serve((request, response) =>
    handle({ method: 'POST', url: '/', headers: request.headers, ...rest(bytes) } as never, response),
  )
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(204)
})

test('says 413 while the sender still sends', async () => {
  const url = await serve(
    toNodeHandler(webhookHandler({ secret: 'whsec_made-up', onEvent: () => {}, maxBytes: 10 })),
  )
  expect((await fetch(url, { method: 'POST', body: 'x'.repeat(100_000) })).status).toBe(413)
})

/** The statuses of a POST with a body, and of an empty one behind it on the same connection. */
async function statusesOnOneConnection(handle: (request: Request) => Promise<Response>, length: number) {
  const url = await serve(toNodeHandler(handle))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const post = (body: string) =>
    new Promise<unknown>((resolve, reject) => {
      const request = send(url, { method: 'POST', agent, signal: AbortSignal.timeout(5_000) })
      request.on('error', reject).on('response', (response) => {
        response.on('end', () => resolve([response.statusCode, request.reusedSocket])).resume()
      })
      request.end(body)
    })
  return [await post('x'.repeat(length)), await post('')]
}

test.each([0, 100_000, 3_000_000])(
  'leaves a connection to its next request, whatever it has read of a body of %i bytes',
  async (length) => {
    const webhook = webhookHandler({ secret: 'whsec_made-up', onEvent: () => {}, maxBytes: 10 })
    expect(await statusesOnOneConnection(webhook, length)).toEqual([
      [length > 10 ? 413 : 400, false],
      [400, true],
    ])
    expect(await statusesOnOneConnection(tokenHandler(createSandbox()), length)).toEqual([
      [401, false],
      [401, true],
    ])
  },
)

test('takes the address that a router of Express cut', async () => {
  const seen: Request[] = []
  const handle = toNodeHandler(tokenHandler(createSandbox(), (request) => seen.push(request)))
  const url = await serve((request, response) =>
    handle(Object.assign(request, { originalUrl: `/api${request.url ?? ''}` }), response),
  )
  await fetch(`${url}/member-token`, { method: 'POST' })
  expect(seen[0]?.url).toBe(`${url}/api/member-token`)
})

/** What a handler sees of a request line that no client of ours writes. */
async function seenBy(path: string, headers: Record<string, string> = {}) {
  const seen: string[] = []
  const url = await serve(
    toNodeHandler((request) => {
      seen.push(request.url)
      return Promise.resolve(new Response(null, { status: 204 }))
    }),
  )
  const { port } = new URL(url)
  const status = await new Promise<number | undefined>((resolve) =>
    send({ host: '127.0.0.1', port, path, headers, method: 'POST' }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).end(),
  )
  return { status, seen: seen.map((each) => each.replace(url, 'http://here')) }
}

test.each([
  ['//elsewhere.test/x?y=1', 'http://here//elsewhere.test/x?y=1'],
  ['/\\elsewhere.test/x', 'http://here//elsewhere.test/x'],
  ['http://elsewhere.test/x?y=1', 'http://here/x?y=1'],
  ['HTTPS://elsewhere.test/x', 'http://here/x'],
  ['http:elsewhere.test/x', undefined],
  ['*', undefined],
])('takes the host of the connection, whatever the path %j says', async (path, expected) => {
  const { status, seen } = await seenBy(path)
  expect([status, seen]).toEqual(expected === undefined ? [400, []] : [204, [expected]])
})

test.each(['user@elsewhere.test', 'bank.test/elsewhere', 'bank.test?', 'bank.test:x', '[::1'])(
  'answers 400 to the host %j',
  async (host) => expect(await seenBy('/x', { host })).toEqual({ status: 400, seen: [] }),
)

test.each([
  ['bank.test', 'http://bank.test/x'],
  ['BANK.test:8443', 'http://bank.test:8443/x'],
  ['[::1]:80', 'http://[::1]/x'],
])('takes the host %j', async (host, expected) =>
  expect(await seenBy('/x', { host })).toEqual({ status: 204, seen: [expected] }),
)

test('answers over HTTP/2, whose requests have an authority and no host', async () => {
  const seen: Request[] = []
  const server = createHttp2Server(
    toNodeHandler(tokenHandler(createSandbox(), (request) => seen.push(request))),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const connection = connect(`http://127.0.0.1:${String(port)}`)
  closers.push(() => new Promise((resolve) => connection.close(() => server.close(() => resolve()))))
  const stream = connection.request({ ':method': 'POST', ':path': '/api/member-token?a=1', cookie: 's=1' })
  let text = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  const [{ ':status': status }] = (await once(stream.end(), 'response')) as [{ ':status': number }]
  await once(stream, 'end')
  expect([status, JSON.parse(text)]).toEqual([
    200,
    expect.objectContaining({ memberId: sandboxMembers.fresh }),
  ])
  expect(seen[0]?.url).toBe(`http://127.0.0.1:${String(port)}/api/member-token?a=1`)
  expect(seen[0]?.signal.aborted).toBe(false)
})

/** What a handler gets of a request that no client of ours can send, and what is answered. */
async function answerTo(
  request: {
    method?: string
    url?: string
    headers?: Record<string, string | readonly string[] | undefined>
  },
  chunks: readonly unknown[] = [],
) {
  const seen: { method: string; url: string; headers: [string, string][]; text: string }[] = []
  const handle = async (each: Request) => {
    const { method, url, headers } = each
    seen.push({ method, url, headers: [...headers], text: await each.text() })
    return new Response(null, { status: 204 })
  }
  const outgoing = { statusCode: 0, writableFinished: true, setHeader: vi.fn(), on: vi.fn() }
  const incoming = {
    headers: {},
    ...request,
    async *[Symbol.asyncIterator]() {
      yield* chunks
    },
  }
  await new Promise<unknown>((end) => toNodeHandler(handle)(incoming, Object.assign(outgoing, { end })))
  return { status: outgoing.statusCode, seen }
}

test('takes the scheme of an HTTP/2 request', async () => {
  const headers = { ':scheme': 'https', ':authority': 'bank.test', ':path': '/x', ':method': 'GET' }
  const { seen } = await answerTo({ method: 'GET', url: '/x', headers })
  expect(seen).toEqual([{ method: 'GET', url: 'https://bank.test/x', headers: [], text: '' }])
})

test('takes a request that says next to nothing', async () => {
  expect(await answerTo({ headers: { 'x-unset': undefined, 'x-many': ['a', 'b'] } })).toEqual({
    status: 204,
    seen: [{ method: 'GET', url: 'http://localhost/', headers: [['x-many', 'a, b']], text: '' }],
  })
})

test('gives HEAD no body', async () => {
  const { status, seen } = await answerTo({ method: 'HEAD', url: '/x' }, [new Uint8Array([120])])
  expect([status, seen[0]?.method, seen[0]?.text]).toEqual([204, 'HEAD', ''])
})

test('leaves an address in the query alone', async () => {
  const { seen } = await answerTo({ url: '/x?to=http://elsewhere.test/y' })
  expect(seen[0]?.url).toBe('http://localhost/x?to=http://elsewhere.test/y')
})

test('answers 400 to a path that would lengthen the name of the host', async () => {
  expect(await answerTo({ url: '.elsewhere.test/x' })).toEqual({ status: 400, seen: [] })
})

test('answers 400 to a body that something before it read as text', async () => {
  expect(await answerTo({ method: 'POST', url: '/x' }, ['text'])).toEqual({ status: 400, seen: [] })
})

test('aborts with the page that went away', async () => {
  const aborted = vi.fn()
  const url = await serve(
    toNodeHandler(
      (request) =>
        new Promise((resolve) => {
          request.signal.addEventListener('abort', () => {
            aborted()
            resolve(new Response(null, { status: 204 }))
          })
          page.destroy()
        }),
    ),
  )
  const page = send(url, { method: 'POST' })
  page.on('error', () => {})
  page.end()
  await vi.waitFor(() => expect(aborted).toHaveBeenCalledTimes(1), 10_000)
})

test.each(['not a host', ''])(
  'answers 400 to what is no request (host %j), without details',
  async (host) => {
    const handle = vi.fn(() => Promise.reject(new Error('secret detail')))
    const url = await serve(toNodeHandler(handle))
    const { status, text } = await new Promise<{ status: number | undefined; text: string }>((resolve) => {
      send(url, { headers: { host } }, (response) => {
        let text = ''
        response
          .on('data', (chunk: Buffer) => (text += chunk.toString()))
          .on('end', () => resolve({ status: response.statusCode, text }))
      }).end()
    })
    expect([status, text]).toEqual([400, ''])
  },
)
