import { inspect } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { createSandbox, type InjectedFailureKind, sandboxMembers } from '../../src/sandbox/index.ts'
import { exchangeMemberToken, memberTokenHandler, toNodeHandler } from '../../src/server/index.ts'

/** The key is a canary: wherever it is seen, it got out. */
const key = 'canary-of-an-organisation'
const member = {
  externalUserID: sandboxMembers.fresh,
  displayName: 'Canary Member',
  email: 'canary@example.test',
}

const consoles = (['log', 'info', 'warn', 'error', 'debug', 'trace'] as const).map((name) =>
  vi.spyOn(console, name).mockImplementation(() => {}),
)
afterEach(() => {
  for (const each of consoles) each.mockClear()
})
const told = () => consoles.flatMap(({ mock }) => mock.calls)

/** Whatever a log could print of a value, also one that goes through every property itself. */
const printed = (value: unknown) =>
  [true, false]
    .map((customInspect) => inspect(value, { depth: 12, showHidden: true, getters: true, customInspect }))
    .join() +
  String(value) +
  (JSON.stringify(value) ?? '')

function stage(kind?: InjectedFailureKind) {
  const sandbox = createSandbox({
    organisations: [{ id: 'one', keys: { SANDBOX: key, LIVE: 'another' } }],
    ...(kind === undefined ? {} : { scenario: { failures: [{ kind, operation: 'exchange' }] } }),
  })
  const grants: string[] = []
  const fetch = async (input: string, init: RequestInit) => {
    const response = await sandbox.fetch(input, init)
    const text = await response
      .clone()
      .text()
      .catch(() => '')
    grants.push(...[.../"accessToken":"([^"]+)/g[Symbol.matchAll](text)].map(([, token = '']) => token))
    return response
  }
  return { connection: { baseUrl: sandbox.baseUrl, orgApiKey: key, fetch, attempts: 1 }, grants }
}

const post = () => new Request('https://bank.test/api/member-token', { method: 'POST' })

test('a handler shows neither the key nor a grant, and its answer shows the grant to its reader alone', async () => {
  const { connection, grants } = stage()
  const handle = memberTokenHandler({ ...connection, member: () => member })
  const response = await handle(post())
  expect(grants).toHaveLength(1)
  for (const value of [handle, toNodeHandler(handle), response])
    for (const secret of [key, ...grants, member.email]) expect(printed(value)).not.toContain(secret)
  expect(await response.json()).toMatchObject({ accessToken: grants[0] })
  expect(printed(response)).not.toContain(grants[0])
  expect(told()).toEqual([])
})

test.each([
  'network',
  'lost-answer',
  'truncated',
  'empty-body',
  'wrong-shape',
  'html',
  401,
  403,
  409,
  422,
  429,
  500,
] as const)(
  'after %s nothing is on the console, and neither key, grant nor member is in the error or the answer',
  async (kind) => {
    const { connection, grants } = stage(kind)
    const errors: unknown[] = []
    const response = await memberTokenHandler({
      ...connection,
      member: () => member,
      onError: (error) => errors.push(error),
    })(post())
    errors.push(await exchangeMemberToken(connection, member).catch((error: unknown) => error))
    expect(errors).toHaveLength(2)
    const seen = [
      ...errors.map(printed),
      ...errors.map((error) => (error as Error).stack ?? ''),
      await response.text(),
      printed(response),
      JSON.stringify([...response.headers]),
    ].join('\n')
    for (const secret of [key, ...grants, member.displayName, member.email])
      expect(seen).not.toContain(secret)
    expect(told()).toEqual([])
  },
)
