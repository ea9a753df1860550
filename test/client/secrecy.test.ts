import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createMemberSession, type ExperienceError, isRefreshFailure } from '../../src/client/index.ts'
import { operations } from '../../src/contract/index.ts'
import { hour, inMs, nth, rejection, settled, stage } from './stage.ts'

const token = 'tok_DO_NOT_SHOW'
const marker = 'PEANUT-MARKER'

/** Every text that can be come by from `root`: own and inherited properties, hidden ones, symbols, getters, map and set entries. */
function everyText(root: unknown): string {
  const seen = new Set<unknown>()
  const texts: string[] = []
  const visit = (value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value))
      return
    seen.add(value)
    if (value instanceof Map || value instanceof Set) for (const entry of value.entries()) visit([...entry])
    if (value instanceof Headers) visit([...value.entries()])
    for (const key of Reflect.ownKeys(value)) {
      texts.push(String(key))
      try {
        visit(Reflect.get(value, key))
      } catch {
        // Some getters of built-in prototypes throw. They hold nothing.
      }
    }
    visit(Object.getPrototypeOf(value))
  }
  visit(root)
  return texts.join('\n')
}

function expectHidden(root: unknown, secret: string): void {
  expect(everyText(root)).not.toContain(secret)
  expect(JSON.stringify(root) ?? '').not.toContain(secret)
  expect(inspect(root, { showHidden: true, depth: Infinity, getters: true })).not.toContain(secret)
  expect(String(root)).not.toContain(secret)
}

describe('the token', () => {
  it('is found by this walk where it can be reached', () => {
    expect(() =>
      expectHidden(
        {
          deep: Object.create({
            get hidden() {
              return token
            },
          }) as object,
        },
        token,
      ),
    ).toThrow()
    expect(() =>
      expectHidden(Object.defineProperty({}, 'x', { value: [new Map([[1, token]])] }), token),
    ).toThrow()
  })

  it('cannot be reached from a session or a client, whatever they have been through', async () => {
    const { client, session, requests, refreshes } = stage({ initialGrant: hour(token) })
    expectHidden([session, client], token)
    const call = client.call(operations.wallet)
    await settled()
    expectHidden([session, client, call], token)
    nth(requests, 0).answer(401)
    await settled()
    nth(refreshes, 0).give(hour(`${token}2`))
    await settled()
    nth(requests, 1).answer(200, { balance: 1 })
    expectHidden([session, client, call, await call], token)
    session.end()
    expectHidden([session, client], token)
  })

  it('is in no error of the client', async () => {
    const outcomes: ((request: ReturnType<typeof stage>['requests'][number]) => void)[] = [
      ...[400, 403, 404, 408, 409, 429, 500, 302].map(
        (status) => (request: { answer: (status: number, body: unknown) => void }) =>
          request.answer(status, { code: token, message: `you sent Bearer ${token}` }),
      ),
      (request) => request.respond(new Response(`Authorization: Bearer ${token}`, { status: 502 })),
      (request) => request.respond(new Response(token, { status: 200 })),
      (request) => request.respond(Response.json({ balance: token, [token]: token, id: token })),
      (request) => request.fail(new TypeError(`Bearer ${token}`, { cause: new Error(token) })),
      (request) => request.fail({ token }),
    ]
    for (const outcome of outcomes) {
      const { client, requests } = stage({ initialGrant: hour(token) })
      const problems: unknown[] = []
      client.onProblem((problem) => problems.push(problem))
      const error = rejection(client.call(operations.interest, { params: { id: 'i' } }))
      await settled()
      outcome(nth(requests, 0))
      expectHidden([await error, problems], token)
    }
  })

  it.each([
    { accessToken: `${token}\n` },
    { accessToken: token, expiresAt: 'x' },
    { accessToken: token, memberId: 3 },
    token,
    [token],
    { token },
  ])('is in no error about a malformed grant, nor in one about its time', async (grant) => {
    const { client, refreshes } = stage()
    const error = rejection(client.call(operations.wallet))
    await settled()
    nth(refreshes, 0).give(grant)
    expect(isRefreshFailure(await error)).toBe(true)
    expectHidden(await error, token)
    try {
      createMemberSession({ refresh: () => Promise.resolve(null), initialGrant: grant as never })
      expect.unreachable()
    } catch (thrown) {
      expectHidden(thrown, token)
    }
  })

  it('is in no address', async () => {
    const { client, requests } = stage({ initialGrant: { accessToken: token, expiresAt: inMs(1e6) } })
    void client.call(operations.messages, { params: { id: 'c' } })
    await settled()
    expect(nth(requests, 0).url).not.toContain(token)
  })
})

describe('a sensitive body', () => {
  const body = { adults: 2, dietary: marker, allergies: `${marker} "quoted"`, accessibility: marker }
  async function failing(outcome: (request: ReturnType<typeof stage>['requests'][number]) => void) {
    const { client, requests } = stage({ initialGrant: hour('a') })
    const problems: unknown[] = []
    client.onProblem((problem) => problems.push(problem))
    const error = rejection(client.call(operations.submitIntake, { params: { id: 'i' }, body }))
    await settled()
    outcome(nth(requests, 0))
    expect(problems).toEqual([await error])
    return (await error) as ExperienceError
  }
  const echoes: [string, (request: ReturnType<typeof stage>['requests'][number]) => void][] = [
    ...[400, 401, 403, 409, 413, 422, 429, 500, 502].map((status): (typeof echoes)[number] => [
      `a ${status} that quotes it`,
      (request) =>
        request.answer(status, {
          error: { code: `bad ${marker}`, message: `cannot take ${JSON.stringify(body)}` },
        }),
    ]),
    [
      'an error page that quotes it',
      (request) => request.respond(new Response(JSON.stringify(body), { status: 500 })),
    ],
    [
      'a success that quotes it',
      (request) => request.answer(200, { id: [marker], offer: marker, intake: body }),
    ],
    ['a success that is no JSON', (request) => request.respond(new Response(`${marker}{`, { status: 200 }))],
    [
      'a fetch that quotes it',
      (request) => request.fail(Object.assign(new TypeError(JSON.stringify(body)), { body })),
    ],
    ['a fetch that throws it', (request) => request.fail(body)],
  ]
  /** Calls in whose body a member typed, the marker in each. */
  const typed: Readonly<Record<string, (client: ReturnType<typeof stage>['client']) => Promise<unknown>>> = {
    sendMessage: (client) =>
      client.call(operations.sendMessage, { params: { id: 'c' }, body: { message: marker } }),
    createInterest: (client) =>
      client.call(operations.createInterest, { body: { offer: 'o', phone: marker } }),
    submitFeedback: (client) =>
      client.call(operations.submitFeedback, { params: { id: 'r' }, body: { rating: 1, comment: marker } }),
    verifyPhone: (client) =>
      client.call(operations.verifyPhone, { params: { id: 'i' }, body: { code: marker } }),
  }

  it.each(
    Object.keys(typed).flatMap((name) => echoes.map(([how, outcome]) => [name, how, outcome] as const)),
  )('nor does what is typed in %s: %s', async (name, how, outcome) => {
    const { client, requests, refreshes } = stage({ initialGrant: hour('a') })
    const problems: unknown[] = []
    client.onProblem((problem) => problems.push(problem))
    const call = typed[name]?.(client).then(
      () => null,
      (error: unknown) => error,
    )
    await settled()
    outcome(nth(requests, 0))
    if (how.includes('401')) {
      await settled()
      nth(refreshes, 0).give(hour('b'))
      await settled()
      outcome(nth(requests, 1))
    }
    expectHidden([await call, problems], marker)
    if (how.startsWith('a 4')) expect(await call).toMatchObject({ code: null, serviceMessage: null })
  })

  it.each(echoes)('enters no error: %s', async (name, outcome) => {
    if (name.includes('401')) {
      const { client, requests, refreshes } = stage({ initialGrant: hour('a') })
      const error = rejection(client.call(operations.submitIntake, { params: { id: 'i' }, body }))
      await settled()
      nth(requests, 0).answer(401)
      await settled()
      nth(refreshes, 0).give(hour('b'))
      await settled()
      outcome(nth(requests, 1))
      expectHidden(await error, marker)
      return
    }
    const error = await failing(outcome)
    expect(error.serviceMessage).toBe(null)
    expectHidden(error, marker)
  })

  it('lets a code through that looks like one', async () => {
    expect((await failing((request) => request.answer(422, { code: 'INTAKE_CLOSED-2.1' }))).code).toBe(
      'INTAKE_CLOSED-2.1',
    )
    expect((await failing((request) => request.answer(422, { code: 'X'.repeat(65) }))).code).toBe(null)
  })

  it('is not held by the client after its request', async () => {
    const { client, requests, session } = stage({ initialGrant: hour('a') })
    const call = client.call(operations.submitIntake, { params: { id: 'i' }, body })
    await settled()
    nth(requests, 0).answer(200, {
      id: 'i',
      offer: 'o',
      status: 's',
      createdAt: 'c',
      conversationId: null,
      intake: null,
    })
    expectHidden([client, session, await call], marker)
  })

  it('is in no error about its own form', async () => {
    const { client } = stage({ initialGrant: hour('a') })
    const wrong = { ...body, dietary: [marker], [marker]: 1 } as never
    expectHidden(
      await rejection(client.call(operations.submitIntake, { params: { id: 'i' }, body: wrong })),
      marker,
    )
  })
})
