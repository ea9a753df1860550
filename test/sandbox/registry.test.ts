import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import {
  createSandbox,
  createSandboxRegistry,
  sandboxMembers,
  sandboxResolver,
} from '../../src/sandbox/index.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const createPair = () =>
  ['https://one.sandbox.test', 'https://one.sandbox.test.two'].map((baseUrl) => createSandbox({ baseUrl }))

async function balance(sandbox: ReturnType<typeof createSandbox>, member: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${sandbox.grantFor(member).accessToken}` }
  const response = await fetch(`${sandbox.baseUrl}/v1/wallet`, { headers })
  return ((await response.json()) as { readonly balance: unknown }).balance
}

test('dispatches by base URL behind one handler of MSW', async () => {
  const registry = createSandboxRegistry()
  server.use(http.all('*', registry.resolver))
  const pair = createPair()
  pair.forEach(registry.register)
  pair[1]?.control.credit(sandboxMembers.fresh, 1)
  const balances = await Promise.all(pair.map((sandbox) => balance(sandbox, sandboxMembers.fresh)))
  expect(balances).toEqual([48_250, 48_251])
  expect(pair.map(({ log }) => log.length)).toEqual([1, 1])
})

test('is responsible for nothing else, nor for a sandbox that was taken out', async () => {
  const registry = createSandboxRegistry()
  const sandbox = createSandbox()
  const unregister = registry.register(sandbox)
  expect(
    await registry.resolver({ request: new Request('https://elsewhere.test/v1/wallet') }),
  ).toBeUndefined()
  expect(await registry.resolver({ request: new Request('https://sandbox.test/v1/wallet') })).toBeInstanceOf(
    Response,
  )
  unregister()
  expect(await registry.resolver({ request: new Request('https://sandbox.test/v1/wallet') })).toBeUndefined()
})

test('refuses a second sandbox with the same base URL', () => {
  const registry = createSandboxRegistry()
  const sandbox = createSandbox()
  registry.register(sandbox)
  expect(() => registry.register(sandbox)).not.toThrow()
  expect(() => registry.register(createSandbox())).toThrow(/registered already/)
})

test('shows a page a failing connection and a lost answer as such', async () => {
  const sandbox = createSandbox({
    scenario: {
      failures: [
        { kind: 'network', times: 1 },
        { kind: 'lost-answer', times: 1 },
      ],
    },
  })
  server.use(http.all('*', sandboxResolver(sandbox)))
  await expect(fetch(`${sandbox.baseUrl}/v1/wallet`)).rejects.toThrow(TypeError)
  const lost = await fetch(`${sandbox.baseUrl}/v1/wallet`)
  expect(lost.headers.get('x-request-id')).toMatch(/^req_/)
  await expect(lost.text()).rejects.toThrow()
})

test('answers a lost answer as a failing connection where MSW cannot hand a stream over, as in Safari', async () => {
  const sandbox = createSandbox({ scenario: { failures: [{ kind: 'lost-answer', times: 1 }] } })
  const read = () => sandboxResolver(sandbox)({ request: new Request(`${sandbox.baseUrl}/v1/wallet`) })
  vi.stubGlobal('structuredClone', () => {
    throw new DOMException('Not transferable.', 'DataCloneError')
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const lost = await read()
  expect(lost?.type).toBe('error')
  const next = await read()
  expect([next?.status, await next?.json()]).toMatchObject([401, { error: {} }])
})
