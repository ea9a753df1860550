import { afterAll, beforeAll, expect, it } from 'vitest'

const reported: string[] = []
const onViolation = (event: SecurityPolicyViolationEvent) => reported.push(event.blockedURI)
const reports = () =>
  new Promise<readonly string[]>((resolve) => setTimeout(() => resolve(reported.splice(0)), 50))

beforeAll(() => {
  document.addEventListener('securitypolicyviolation', onViolation)
  // The rest of a page's policy is the test runner's business.
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "script-src 'self' 'unsafe-inline' blob:"
  document.head.append(policy)
})
afterAll(() => document.removeEventListener('securitypolicyviolation', onViolation))

it('forbids eval on this page, and reports who tries', async () => {
  expect(() => new Function('return 1') as unknown).toThrow()
  expect(await reports()).toEqual(['eval'])
})

it('reads and sends without eval, and without trying it', async () => {
  // Loaded under the policy: zod's full objects try eval once, when the first one is read.
  const { createExperienceClient, createMemberSession, operations } =
    await import('../../src/client/index.ts')
  const { createSandbox } = await import('../../src/sandbox/index.ts')
  const sandbox = createSandbox({ baseUrl: 'https://sandbox.test' })
  const client = createExperienceClient({
    baseUrl: 'https://sandbox.test',
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
    session: createMemberSession({ refresh: async () => sandbox.grantFor('made-up') }),
  })
  const { data } = await client.call(operations.offers)
  expect(data.offers.length).toBeGreaterThan(0)
  const offer = data.offers[0]?.id ?? ''
  const created = await client.call(operations.createInterest, { body: { offer, adults: 2 } })
  expect(created.data.intake?.adults).toBe(2)
  await expect(client.call(operations.createInterest, { body: { offer, adults: -1 } })).rejects.toMatchObject(
    { kind: 'invalid-request' },
  )
  expect(await reports()).toEqual([])
})

it('sees that the full zod would try', async () => {
  const z = await import('zod')
  z.object({ id: z.string() }).safeParse({ id: 'a' })
  expect(await reports()).toEqual(['eval'])
})
