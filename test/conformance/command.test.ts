import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { conformanceCommand } from '../../src/conformance/node/conformanceCommand.ts'
import { runConformance } from '../../src/conformance/index.ts'
import { createSandbox, defaultOrganisation, sandboxMembers } from '../../src/sandbox/index.ts'
import { type ServedSandbox, serveReceiver, serveSandbox } from '../../src/sandbox/node.ts'

const key = defaultOrganisation.keys.SANDBOX
let served: ServedSandbox
beforeAll(async () => {
  served = await serveSandbox(createSandbox({ webhooks: { allowLoopback: true, fetch } }))
})
afterAll(() => served.close())

async function run(
  args: readonly string[],
  env: Readonly<Record<string, string>> = { EXPERIENCE_ORG_API_KEY: key },
) {
  const printed: string[] = []
  const code = await conformanceCommand({ args, env, print: (text) => printed.push(text) })
  return { code, text: printed.join('') }
}

test('reads with the key alone, and says what the rest would need', async () => {
  const { code, text } = await run(['--base-url', served.url])
  expect(code).toBe(0)
  expect(text).toMatch(/✓ the key opens server mode/)
  expect(text).toMatch(/– a wallet has its amounts and its currency\n {4}needs `externalUserID`/)
  expect(text).toMatch(/: \d+ passed, 0 failed, \d+ skipped\n$/)
})

test('writes and receives when it is told to', async () => {
  const free = await serveReceiver()
  await free.close()
  const { code, text } = await run(
    [
      '--base-url',
      `${served.url}/v1/`,
      '--writes',
      '--staff',
      sandboxMembers.staff,
      '--receiver-url',
      `${free.url}/`,
      '--receiver-port',
      new URL(free.url).port,
    ],
    {
      EXPERIENCE_ORG_API_KEY: key,
      EXPERIENCE_LIVE_KEY: defaultOrganisation.keys.LIVE,
    },
  )
  expect(text).toMatch(/✓ a delivery is signed over its exact bytes/)
  expect(text).toMatch(/: \d+ passed, 0 failed, \d+ skipped\n$/)
  expect(code).toBe(0)
  expect(text.match(/needs .*/g)?.filter((line) => !line.includes('`control` of the Service'))).toEqual([])
}, 60_000)

test('ends with 1 when a rule is broken', async () => {
  const { code, text } = await run(['--base-url', served.url], {
    EXPERIENCE_ORG_API_KEY: 'made-up-wrong-key',
  })
  expect(code).toBe(1)
  expect(text).toMatch(
    /✗ the key opens server mode\n {4}The status of \/v1\/members is 401 and not 200\. \(auth\.key/,
  )
  expect(text).not.toContain('made-up-wrong-key')
})

test('gives the report as JSON', async () => {
  const { text } = await run(['--base-url', served.url, '--json', '--member', sandboxMembers.fresh])
  expect(JSON.parse(text)).toMatchObject({
    baseUrl: served.url,
    failed: 0,
    results: expect.arrayContaining([
      {
        name: 'a wallet has its amounts and its currency',
        rules: expect.any(Array),
        outcome: 'passed',
        message: null,
      },
    ]),
  })
})

test.each([
  [
    'http to another machine',
    ['--base-url', 'http://service.example'],
    { EXPERIENCE_ORG_API_KEY: key },
    /^--base-url is http to another machine/,
  ],
  [
    'what is no address',
    ['--base-url', 'service.example'],
    { EXPERIENCE_ORG_API_KEY: key },
    /^--base-url is no address/,
  ],
  ['no base URL', [], { EXPERIENCE_ORG_API_KEY: key }, /^--base-url is missing/],
  ['no key', ['--base-url', 'https://nowhere.test'], {}, /^EXPERIENCE_ORG_API_KEY is missing/],
  [
    'a key on two lines',
    ['--base-url', 'https://nowhere.test'],
    { EXPERIENCE_ORG_API_KEY: 'made-up\nmade-up-key' },
    /^EXPERIENCE_ORG_API_KEY is empty or holds a space/,
  ],
  [
    'a live key on two lines',
    ['--base-url', 'https://nowhere.test'],
    { EXPERIENCE_ORG_API_KEY: key, EXPERIENCE_LIVE_KEY: 'made-up\nmade-up-key' },
    /^EXPERIENCE_LIVE_KEY is empty or holds a space/,
  ],
  [
    'assumptions that are no JSON',
    ['--base-url', 'https://nowhere.test', '--assumptions', '{offers}'],
    { EXPERIENCE_ORG_API_KEY: key },
    /^--assumptions cannot be read\./,
  ],
  [
    'assumptions that nobody knows',
    ['--base-url', 'https://nowhere.test', '--assumptions', '{"operations":{"ofers":false}}'],
    { EXPERIENCE_ORG_API_KEY: key },
    /^--assumptions cannot be read\. .*"ofers"/,
  ],
  [
    'what is no port',
    [
      '--base-url',
      'https://nowhere.test',
      '--receiver-url',
      'https://tunnel.test',
      '--receiver-port',
      'many',
    ],
    { EXPERIENCE_ORG_API_KEY: key },
    /^--receiver-port many is no port/,
  ],
  ['a key on the command line', ['--key=made-up-key'], {}, /^Unknown option '--key'/],
])('does not start with %s', async (_what, args, env, words) => {
  const { code, text } = await run(args, env)
  expect(code).toBe(2)
  expect(text).toMatch(words)
  expect(text).not.toContain('made-up-key')
})

test('does not start where the port of its receiver is taken', async () => {
  const { port } = new URL(served.url)
  const { code, text } = await run([
    ...['--base-url', served.url, '--receiver-url', 'https://tunnel.test', '--receiver-port', port],
  ])
  expect(code).toBe(2)
  expect(text).toMatch(new RegExp(`^Nothing can listen at --receiver-port ${port}\\. .*EADDRINUSE`))
})

test('says nothing of a key that cannot be sent', async () => {
  const onResult = vi.fn()
  for (const keys of [{ orgApiKey: 'made-up\nkey' }, { orgApiKey: key, liveKey: 'made-up\nkey' }]) {
    const run = runConformance({ baseUrl: served.url, ...keys, onResult })
    await expect(run).rejects.toThrow(TypeError)
    await expect(run).rejects.not.toThrow(/made-up/)
  }
  expect(onResult).not.toHaveBeenCalled()
})

test('sends the key to no other machine over http, whoever asks', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  for (const baseUrl of ['http://service.example/v1', 'http://10.0.0.7', 'ftp://service.example'])
    await expect(runConformance({ baseUrl, orgApiKey: key, fetch })).rejects.toThrow(TypeError)
  expect(fetch).not.toHaveBeenCalled()
})
