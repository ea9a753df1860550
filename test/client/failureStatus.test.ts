import { describe, expect, it } from 'vitest'
import {
  ExperienceError,
  isExperienceError,
  isOutcomeUnknown,
  isRefreshFailure,
} from '../../src/client/index.ts'
import { brokenBody, sent } from './sent.ts'
import { noon } from './stage.ts'

async function failingWith(status: number, body: unknown = {}, headers: Record<string, string> = {}) {
  const { error, request } = await sent()
  request.answer(status, body, headers)
  return (await error) as ExperienceError
}

describe('a status', () => {
  it.each([
    [400, 'rejected', false],
    [403, 'permission', false],
    [404, 'not-found', false],
    [408, 'timeout', true],
    [409, 'conflict', false],
    [410, 'not-found', false],
    [413, 'rejected', false],
    [422, 'rejected', false],
    [429, 'rate-limit', false],
    [500, 'service', true],
    [501, 'service', false],
    [502, 'service', true],
    [503, 'service', true],
    [504, 'service', true],
    [302, 'invalid-response', true],
  ])('%i is %s; outcome unknown: %s', async (status, kind, isUnknown) => {
    const error = await failingWith(status, {}, { 'X-Request-Id': 'req-9' })
    expect(error).toMatchObject({
      name: 'ExperienceError',
      kind,
      status,
      requestId: 'req-9',
      operation: 'createRedemption',
      retryAfterMs: null,
    })
    expect(error).toBeInstanceOf(ExperienceError)
    expect(isOutcomeUnknown(error)).toBe(isUnknown)
    expect(isRefreshFailure(error)).toBe(false)
  })

  it('of an opaque answer cannot be read', async () => {
    const { error, request } = await sent()
    request.respond(Response.error())
    expect(await error).toMatchObject({ kind: 'invalid-response', status: null })
    expect(isOutcomeUnknown(await error)).toBe(true)
  })
})

describe('the body of an error', () => {
  it.each([
    [{ error: { code: 'A_1', message: 'words' } }, 'A_1', 'words'],
    [{ code: 'A_1', message: 'words' }, 'A_1', 'words'],
    [{ error: { message: 'words' } }, null, 'words'],
    [{ other: 1 }, null, '{"other":1}'],
    ['text', null, '"text"'],
  ])('%j gives code and the Service’s words, apart from the message', async (body, code, serviceMessage) => {
    const error = await failingWith(422, body)
    expect(error).toMatchObject({ code, serviceMessage })
    expect(error.message).not.toContain('words')
  })

  it('is kept as text when it is no JSON, cut, and freed of the token that a proxy echoes', async () => {
    const { error, request } = await sent()
    request.respond(new Response(`<h1>Bearer tok-SECRET</h1>${'x'.repeat(2000)}`, { status: 502 }))
    const { serviceMessage } = (await error) as ExperienceError
    expect(serviceMessage).toMatch(/^<h1>Bearer \[token\]/)
    expect(serviceMessage).toHaveLength(500)
  })

  it('leaves the kind of a refusal as it is when it breaks off', async () => {
    const { error, request } = await sent()
    request.respond(new Response(brokenBody(), { status: 409 }))
    expect(await error).toMatchObject({ kind: 'conflict', status: 409, serviceMessage: null })
  })
})

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    ['0', 0],
    // No timer waits for longer: it would fire at once, over and over.
    ['2147483', 2_147_483_000],
    ['2147484', 2_147_483_647],
    ['999999999999', 2_147_483_647],
    ['Wed, 21 Oct 2099 07:28:00 GMT', 2_147_483_647],
    [new Date(noon + 5_000).toUTCString(), 5_000],
    [new Date(noon - 5_000).toUTCString(), 0],
    ['Saturday, 21-Nov-26 12:00:09 GMT', 9_000],
    ['Sat Nov 21 12:00:09 2026', 9_000],
    ['soon', null],
    ['soon 1', null],
    ['-1', null],
    ['1.5', null],
    ['2026-11-21T12:00:09Z', null],
    ['Sat, 99 Nov 2026 99:99:99 GMT', null],
    ['', null],
  ])('%j is %s ms', async (header, expected) => {
    expect((await failingWith(429, {}, { 'Retry-After': header })).retryAfterMs).toBe(expected)
  })
  it('counts for a 503 too', async () =>
    expect((await failingWith(503, {}, { 'Retry-After': '3' })).retryAfterMs).toBe(3_000))

  it.each([
    ['three hours ahead', noon + 3 * 3_600_000],
    ['three hours behind', noon - 3 * 3_600_000],
  ])('counts from the Service’s own clock where that is shown, %s', async (_, serverNow) => {
    const at = (ms: number) => new Date(ms).toUTCString()
    const headers = { Date: at(serverNow), 'Retry-After': at(serverNow + 5_000) }
    expect((await failingWith(429, {}, headers)).retryAfterMs).toBe(5_000)
  })
})

describe('isExperienceError', () => {
  it('recognises the error of another copy of the library by its brand, and nothing else', () => {
    const foreign = Object.assign(new Error('x'), {
      kind: 'network',
      [Symbol.for('@experience-program/react/ExperienceError')]: true,
    })
    expect([
      isExperienceError(foreign),
      isExperienceError(foreign, 'network'),
      isExperienceError(foreign, 'timeout'),
    ]).toEqual([true, true, false])
    expect(
      [new Error('x'), { kind: 'network' }, null, 'text'].map((error) => isExperienceError(error)),
    ).toEqual([false, false, false, false])
  })
  it.each(['authentication', 'invalid-request', 'terms'] as const)('kind %s has a known outcome', (kind) => {
    expect(isOutcomeUnknown(new ExperienceError('x', { kind }))).toBe(false)
  })
})
