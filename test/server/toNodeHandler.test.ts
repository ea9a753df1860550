import { createServer, request as send, type RequestListener } from 'node:http'
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

test('says 413 while the sender still sends', async () => {
  const url = await serve(
    toNodeHandler(webhookHandler({ secret: 'whsec_made-up', onEvent: () => {}, maxBytes: 10 })),
  )
  expect((await fetch(url, { method: 'POST', body: 'x'.repeat(100_000) })).status).toBe(413)
})

test('takes the address that a router of Express cut', async () => {
  const seen: Request[] = []
  const handle = toNodeHandler(tokenHandler(createSandbox(), (request) => seen.push(request)))
  const url = await serve((request, response) =>
    handle(Object.assign(request, { originalUrl: `/api${request.url ?? ''}` }), response),
  )
  await fetch(`${url}/member-token`, { method: 'POST' })
  expect(seen[0]?.url).toBe(`${url}/api/member-token`)
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
  await vi.waitFor(() => expect(aborted).toHaveBeenCalledTimes(1))
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
