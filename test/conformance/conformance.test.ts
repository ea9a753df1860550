import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  conformanceCases,
  conformanceRules,
  runConformance,
  unobservable,
} from '../../src/conformance/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { type Breakage, createInProcessStage } from './createInProcessStage.ts'
import { createStage } from './createStage.ts'

let stage: Awaited<ReturnType<typeof createStage>>
beforeAll(async () => {
  stage = await createStage()
})
afterAll(() => stage.close())

test('the sandbox keeps every rule, over HTTP', async () => {
  const { results, passed, failed, skipped } = await runConformance(stage.options)
  expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
  expect([passed, failed, skipped]).toEqual([conformanceCases.length, 0, 0])
}, 180_000)

test('what the suite made is taken away', async () => {
  const headers = { authorization: `Bearer ${stage.options.orgApiKey}` }
  const read = async (path: string) => (await fetch(`${stage.options.baseUrl}${path}`, { headers })).text()
  expect(await read('/v1/members?limit=100')).not.toContain('conformance-')
  expect(JSON.parse(await read('/v1/webhooks'))).toEqual({ data: [] })
})

test.each([
  ['hangs', () => {}, 100, 'did not answer within 0.1 s'],
  [
    'breaks connections off',
    (socket: Socket) => socket.destroy(),
    30_000,
    'could not be reached (UND_ERR_SOCKET)',
  ],
  [
    'breaks off in the middle of an answer',
    (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{'),
    30_000,
    'could not be reached (UND_ERR_SOCKET)',
  ],
])('a Service that %s is asked no more after three cases', async (_what, handle, requestTimeoutMs, words) => {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    handle(socket)
  })
  onTestFinished(() => {
    server.close()
    for (const each of sockets) each.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { results } = await runConformance({
    baseUrl: `http://127.0.0.1:${String(port)}`,
    orgApiKey: 'made-up-key',
    requestTimeoutMs,
  })
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  expect(failed).toHaveLength(3)
  for (const { message } of failed) expect(message).toMatch(/^The request failed: [A-Z]+ \/v1\/[\w/-]+ /)
  for (const { message } of failed) expect(message).toContain(words)
  expect(results.at(-1)).toMatchObject({ outcome: 'skipped', message: 'needs a Service that answers' })
})

test('a Service that fails now and then is asked to the end', async () => {
  let asked = 0
  const { results, passed } = await runConformance({
    ...stage.options,
    fetch: (request) =>
      (asked += 1) % 20 === 0 ? Promise.reject(new TypeError('fetch failed')) : globalThis.fetch(request),
  })
  expect(passed).toBeGreaterThan(0)
  expect(results.map(({ message }) => message)).not.toContain('needs a Service that answers')
}, 60_000)

test('reading changes nothing', async () => {
  const { sandbox, options } = stage
  const read = async (externalUserID?: string) => {
    sandbox.control.clearLog()
    const { results } = await runConformance({
      baseUrl: options.baseUrl,
      orgApiKey: options.orgApiKey,
      ...(externalUserID === undefined ? {} : { externalUserID }),
    })
    expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([])
    const changes = sandbox.log.filter(({ method, status }) => method !== 'GET' && (status ?? 0) < 300)
    return {
      passed: results.filter(({ outcome }) => outcome === 'passed').length,
      changes: new Set(changes.map(({ operation }) => operation)),
    }
  }
  const alone = await read()
  const withMember = await read(sandboxMembers.fresh)
  expect([...alone.changes]).toEqual([])
  expect([...withMember.changes]).toEqual(['exchange'])
  expect(withMember.passed).toBeGreaterThan(alone.passed)
  expect(alone.passed).toBeGreaterThan(5)
})

test('a case that is skipped says what it would need', async () => {
  const { results } = await runConformance({
    baseUrl: stage.options.baseUrl,
    orgApiKey: stage.options.orgApiKey,
  })
  for (const { message } of results.filter(({ outcome }) => outcome === 'skipped'))
    expect(message).toMatch(/^needs `\w+`/)
})

test('an operation that a Service has not is no failure', async () => {
  const { results } = await runConformance({
    ...createInProcessStage({}),
    assumptions: { operations: { createRedemption: false } },
  })
  expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  const skipped = results.filter(({ outcome }) => outcome === 'skipped')
  expect(skipped.length).toBeGreaterThan(10)
  expect(new Set(skipped.map(({ message }) => message))).toEqual(
    new Set(['needs the assumed operation createRedemption, which is switched off']),
  )
}, 60_000)

test('a rate limit is waited out', async () => {
  let asked = 0
  const stage = createInProcessStage({
    answer: async (request, next) => {
      asked += 1
      return asked % 10 === 0 && !request.url.endsWith('/intake')
        ? Response.json(
            { error: { code: 'SLOW_DOWN', message: 'x' } },
            { status: 429, headers: { 'retry-after': '0' } },
          )
        : next(request)
    },
  })
  const { results } = await runConformance(stage)
  expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
}, 60_000)

test('a Service that answers everything with nothing passes only what asks for no more', async () => {
  const { results } = await runConformance(
    createInProcessStage({ answer: () => Promise.resolve(Response.json({})) }),
  )
  expect(results.filter(({ outcome }) => outcome === 'passed').map(({ name }) => name)).toEqual([
    'answers are application/json',
    'the key opens server mode',
    'the key is taken in x-api-key too',
  ])
  expect(results.filter(({ outcome }) => outcome === 'skipped')).toEqual([])
}, 60_000)

test('an empty Service is skipped where only rows would tell', async () => {
  const stage = createInProcessStage({})
  const { results } = await runConformance({
    baseUrl: stage.baseUrl,
    orgApiKey: stage.liveKey ?? '',
    ...(stage.fetch ? { fetch: stage.fetch } : {}),
  })
  expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  expect(results.find(({ name }) => name === 'members have the listed types')).toMatchObject({
    outcome: 'skipped',
    message: 'needs a row in answer.members',
  })
})

test('a Service that is not there passes nothing, and no report tells the key', async () => {
  const refuse = () => Promise.reject(new TypeError('fetch failed'))
  const report = await runConformance({
    baseUrl: 'https://nowhere.test',
    orgApiKey: 'made-up-org-key',
    writes: true,
    fetch: refuse,
  })
  expect(report.passed).toBe(0)
  expect(JSON.stringify(report)).not.toContain('made-up-org-key')
})

/** Services that keep the specification in another way than the sandbox does. */
const allowed: Readonly<Record<string, { readonly service: () => Breakage; readonly message: RegExp }>> = {
  'removing a member archives them': { service: listsArchived, message: /still listed/ },
  'a token lives for a short time': {
    service: () => ({ grantLifeMs: 48 * 3_600_000 }),
    message: /after a day/,
  },
  'an interest takes no sensitive answers': { service: dropsDietary, message: /answers 201/ },
  'an expired code is verified false in a 200': {
    service: () => ({ answer: oldCodesFit }),
    message: /after a day/,
  },
}

function listsArchived(): Breakage {
  const removed: string[] = []
  return {
    answer: async (request, next) => {
      const { pathname, searchParams } = new URL(request.url)
      const response = await next(request)
      if (request.method === 'DELETE') removed.push(decodeURIComponent(pathname.split('/').at(-1) ?? ''))
      if (pathname !== '/v1/members' || searchParams.get('limit') !== '100') return response
      const { members, ...rest } = (await response.json()) as { readonly members: readonly object[] }
      const archived = removed.map((externalUserID) => ({ ...members[0], externalUserID }))
      return Response.json({ ...rest, members: [...members, ...archived] })
    },
  }
}

function dropsDietary(): Breakage {
  return {
    answer: async (request, next) => {
      if (!request.url.endsWith('/v1/interests')) return next(request)
      const { dietary: _dropped, ...body } = (await request.clone().json()) as Record<string, unknown>
      return next(new Request(request, { body: JSON.stringify(body) }))
    },
  }
}

const oldCodesFit: NonNullable<Breakage['answer']> = async (request, next) => {
  if (request.method !== 'PUT' || !request.url.endsWith('/phone/verification')) return next(request)
  const { code } = (await request.clone().json()) as { readonly code: string }
  const response = await next(request)
  // What the suite makes up when it wants a wrong one.
  return response.status !== 200 || /^(0{6}|1{6})$/.test(code) ? response : Response.json({ verified: true })
}

test.each(Object.entries(allowed))(
  '%s: what is not shown is observed and not demanded',
  async (name, { service, message }) => {
    const { results, observed, failed } = await runConformance(createInProcessStage(service()))
    expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([
      expect.objectContaining({ name, outcome: 'observed', message: expect.stringMatching(message) }),
    ])
    expect([observed, failed]).toEqual([1, 0])
  },
  60_000,
)

test('every rule has a case, or a reason why it cannot be seen', () => {
  const seen = new Set<string>(conformanceCases.flatMap(({ rules }) => rules))
  const rules = Object.keys(conformanceRules)
  expect(rules.filter((rule) => !seen.has(rule) && !(rule in unobservable))).toEqual([])
  expect(Object.keys(unobservable).filter((rule) => seen.has(rule))).toEqual([])
})

test('cases have names of their own', () => {
  expect(new Set(conformanceCases.map(({ name }) => name)).size).toBe(conformanceCases.length)
})
