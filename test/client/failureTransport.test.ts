import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  isCallerAbort,
  isExperienceError,
  isOutcomeUnknown,
  type ProblemListener,
} from '../../src/client/index.ts'
import { operations } from '../../src/contract/index.ts'
import { brokenBody, sent } from './sent.ts'
import { hour, nth, rejection, settled, stage } from './stage.ts'
import { catchUncaught } from '../support/catchUncaught.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('the network', () => {
  it('failing is kind network, with a cause that says what is known', async () => {
    const { error, request } = await sent()
    request.fail(
      new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) }),
    )
    expect(await error).toMatchObject({
      kind: 'network',
      status: null,
      cause: { name: 'TypeError', message: 'fetch failed (ECONNREFUSED)' },
    })
    expect(isOutcomeUnknown(await error)).toBe(true)
  })

  it('breaking off in the body of a success is kind network: the outcome is unknown', async () => {
    const { error, request } = await sent()
    request.respond(new Response(brokenBody(), { status: 200 }))
    expect(await error).toMatchObject({ kind: 'network' })
    expect(isOutcomeUnknown(await error)).toBe(true)
  })

  it('whatever a fetch of the host’s own throws, the request it carries stays out of the error', async () => {
    for (const thrown of [
      Object.assign(new Error('Bearer tok-SECRET'), { config: { headers: { authorization: 'tok-SECRET' } } }),
      'tok-SECRET',
    ]) {
      const { error, request } = await sent()
      request.fail(thrown)
      expect(isExperienceError(await error, 'network')).toBe(true)
      expect(JSON.stringify([(await error) as Error, String(((await error) as Error).cause)])).not.toContain(
        'SECRET',
      )
    }
  })
})

describe('a 401', () => {
  it('is one, and the request is sent again, where the body is no web stream, as of a fetch of the host’s own', async () => {
    const { client, requests, refreshes } = stage({ initialGrant: hour('a') })
    const call = client.call(operations.createRedemption, { body: { offer: 'o' } })
    await settled()
    const { status, headers } = new Response(null, { status: 401 })
    nth(requests, 0).respond({ status, headers, ok: false, body: {} } as Response)
    await settled()
    nth(refreshes, 0).give(hour('b'))
    await settled()
    expect(nth(requests, 1).token).toBe('b')
    nth(requests, 1).answer(201, { id: 'r' })
    expect((await call).data).toMatchObject({ id: 'r' })
  })
})

describe('a success that cannot be read', () => {
  it('is kind invalid-response for a page, also where the answer is ignored', async () => {
    const { client, requests } = stage({ initialGrant: hour('a') })
    const error = rejection(client.call(operations.issuePhoneCode, { params: { id: 'i' } }))
    await settled()
    nth(requests, 0).respond(
      new Response('\n<!doctype html><title>Sign in to this network</title>', {
        headers: { 'content-type': 'text/html' },
      }),
    )
    expect(await error).toMatchObject({ kind: 'invalid-response', status: 200 })
  })

  it.each([
    ['no JSON', 'SECRET{'],
    ['another shape', '{"id":7,"offer":"SECRET"}'],
    ['nothing', ''],
  ])('is kind invalid-response (%s), without quoting it', async (_, text) => {
    const { error, request } = await sent()
    request.respond(new Response(text, { status: 200, headers: { 'X-Request-Id': 'r' } }))
    expect(await error).toMatchObject({ kind: 'invalid-response', status: 200, requestId: 'r' })
    expect(((await error) as Error).cause).toBeUndefined()
    expect(String(await error)).not.toContain('SECRET')
    expect(isOutcomeUnknown(await error)).toBe(true)
  })

  it('is fine where the answer is ignored', async () => {
    const { client, requests } = stage({ initialGrant: hour('a') })
    const call = client.call(operations.issuePhoneCode, { params: { id: 'i' } })
    await settled()
    nth(requests, 0).respond(new Response(null, { status: 204 }))
    expect((await call).status).toBe(204)
  })
})

describe('rows that cannot be read', () => {
  it('are dropped and reported; the rest of the list lives', async () => {
    const { client, requests } = stage({ initialGrant: hour('a') })
    const problems: Parameters<ProblemListener>[] = []
    client.onProblem((...problem) => problems.push(problem))
    const call = client.call(operations.messages, { params: { id: 'c' } })
    await settled()
    nth(requests, 0).answer(
      200,
      { messages: [{ id: 'm1' }, { id: '' }, null, { id: 'm2', body: 7 }], nextCursor: '' },
      { 'X-Request-Id': 'r' },
    )
    const { data, dropped } = await call
    expect(data.messages.map(({ id }) => id)).toEqual(['m1', 'm2'])
    expect(data.nextCursor).toBe(null)
    expect(dropped).toEqual([
      { index: 1, id: null, paths: ['id'] },
      { index: 2, id: null, paths: ['(root)'] },
    ])
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject([
      { kind: 'invalid-response', code: 'row-dropped', requestId: 'r', operation: 'messages', status: 200 },
      'messages',
    ])
    expect(String(problems[0]?.[0])).toContain('row 1: id; row 2: ')
    expect(isOutcomeUnknown(problems[0]?.[0])).toBe(false)
    const whole = client.call(operations.offers)
    await settled()
    nth(requests, 1).answer(200, { offers: [] })
    await whole
    expect(problems).toHaveLength(1)
  })
})

describe('the time-out', () => {
  it('covers sending, and aborts the request', async () => {
    const { error, request } = await sent()
    vi.advanceTimersByTime(19_999)
    await settled()
    expect(request.init.signal?.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await error).toMatchObject({ kind: 'timeout', status: null })
    expect(isOutcomeUnknown(await error)).toBe(true)
    expect(request.init.signal?.aborted).toBe(true)
  })

  it('covers reading the body', async () => {
    const { error, request } = await sent()
    request.respond(new Response(new ReadableStream(), { status: 200 }))
    await settled()
    vi.advanceTimersByTime(20_000)
    expect(await error).toMatchObject({ kind: 'timeout' })
  })

  it('is per attempt, and does not cover the refresh', async () => {
    const { client, requests, refreshes } = stage(
      { initialGrant: hour('a'), refreshTimeoutMs: 60_000 },
      { requestTimeoutMs: 1_000 },
    )
    const call = client.call(operations.wallet)
    await settled()
    vi.advanceTimersByTime(999)
    nth(requests, 0).answer(401)
    await settled()
    vi.advanceTimersByTime(30_000)
    nth(refreshes, 0).give(hour('b'))
    await settled()
    vi.advanceTimersByTime(999)
    nth(requests, 1).answer(200, { balance: 1 })
    expect((await call).data.balance).toBe(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([0, -1, Number.NaN, 2 ** 31])('of %s ms is a developer error', (requestTimeoutMs) => {
    expect(() => stage({}, { requestTimeoutMs })).toThrow(/requestTimeoutMs/)
  })
})

describe('an abort by the caller', () => {
  it.each([
    ['no reason', undefined],
    ['a reason of its own', new Error('mine')],
    ['a time-out', new DOMException('late', 'TimeoutError')],
  ])('stays a DOMException AbortError, with %s, and is no problem', async (_, reason) => {
    const controller = new AbortController()
    const { error, request, client } = await sent(controller.signal)
    const heard = vi.fn()
    client.onProblem(heard)
    controller.abort(reason)
    expect(await error).toBeInstanceOf(DOMException)
    expect(await error).toMatchObject({ name: 'AbortError' })
    expect(request.init.signal?.aborted).toBe(true)
    expect(isCallerAbort(await error, controller.signal)).toBe(true)
    expect(isOutcomeUnknown(await error)).toBe(true)
    expect(heard).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends a request whose body is being read', async () => {
    const controller = new AbortController()
    const { error, request } = await sent(controller.signal)
    request.respond(new Response(new ReadableStream(), { status: 422 }))
    await settled()
    controller.abort()
    expect(await error).toMatchObject({ name: 'AbortError' })
  })

  it('is not mistaken for a refresh that throws an AbortError', async () => {
    const { client, refreshes } = stage()
    const heard = vi.fn()
    client.onProblem(heard)
    const error = rejection(client.call(operations.wallet, {}, { signal: new AbortController().signal }))
    await settled()
    const thrown = new DOMException('the host’s', 'AbortError')
    nth(refreshes, 0).fail(thrown)
    expect(await error).toBe(thrown)
    expect(isCallerAbort(thrown, AbortSignal.abort())).toBe(false)
    expect(isOutcomeUnknown(thrown)).toBe(false)
    expect(heard).toHaveBeenCalledWith(thrown, 'wallet')
  })
})

describe('problem listeners', () => {
  it('hear every failed call until they stop, and cannot break it', async () => {
    const uncaught = catchUncaught()
    const { client } = stage({ initialGrant: hour('a') })
    const heard = vi.fn()
    client.onProblem(() => {
      throw new Error('a listener’s')
    })
    const stop = client.onProblem(heard)
    const error = await rejection(client.call(operations.interest, { params: { id: '..' } }))
    expect(isExperienceError(error, 'invalid-request')).toBe(true)
    expect(heard.mock.calls).toEqual([[error, 'interest']])
    stop()
    await rejection(client.call(operations.interest, { params: { id: '..' } }))
    expect(heard).toHaveBeenCalledTimes(1)
    expect(await uncaught()).toEqual([new Error('a listener’s'), new Error('a listener’s')])
  })
})
