import { describe, expect, it, vi } from 'vitest'
import { abortError, isAbortError, isCallerAbort } from '../../src/client/abort.ts'
import { untilAborted } from '../../src/client/sendRequest.ts'
import { toRefreshFailure } from '../../src/client/isRefreshFailure.ts'
import { rejection, settled } from './stage.ts'

const aborted = (reason?: unknown) => AbortSignal.abort(reason)
const named = () => new DOMException('made up', 'AbortError')

describe('an abort', () => {
  it('is a DOMException of that name, and nothing that only calls itself so', () => {
    expect(isAbortError(named())).toBe(true)
    expect(
      [
        new DOMException('late', 'TimeoutError'),
        Object.assign(new Error('x'), { name: 'AbortError' }),
        null,
        'AbortError',
      ].map(isAbortError),
    ).toEqual([false, false, false, false])
  })

  it('keeps the caller’s own AbortError, and makes one of any other reason', () => {
    const own = named()
    expect(abortError(aborted(own))).toBe(own)
    for (const reason of [new Error('mine'), 'text', new DOMException('late', 'TimeoutError')])
      expect(abortError(aborted(reason))).toMatchObject({
        name: 'AbortError',
        message: 'The request was aborted by its caller.',
      })
  })

  it('is the caller’s only where its own signal was aborted, and not a failed refresh that looks like one', () => {
    expect(isCallerAbort(named(), aborted())).toBe(true)
    expect(isCallerAbort(named(), undefined)).toBe(false)
    expect(isCallerAbort(named(), new AbortController().signal)).toBe(false)
    expect(isCallerAbort(new Error('x'), aborted())).toBe(false)
    expect(isCallerAbort(toRefreshFailure(named()), aborted())).toBe(false)
  })
})

describe('waiting until an abort', () => {
  const reason = () => new Error('left')

  it('is waiting for the promise itself where nothing can abort', () => {
    const promise = Promise.resolve(1)
    expect(untilAborted(promise, undefined, reason)).toBe(promise)
  })

  it('settles as the promise does, and leaves no listener behind', async () => {
    const { signal } = new AbortController()
    const [add, remove] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')]
    expect(await untilAborted(Promise.resolve(1), signal, reason)).toBe(1)
    expect(await rejection(untilAborted(Promise.reject(new Error('its own')), signal, reason))).toMatchObject(
      { message: 'its own' },
    )
    await settled()
    expect(remove.mock.calls.map(([, listener]) => listener)).toEqual(
      add.mock.calls.map(([, listener]) => listener),
    )
    expect(add).toHaveBeenCalledTimes(2)
  })

  it('ends at once when it is aborted, before or meanwhile, whatever the promise does later', async () => {
    const uncaught = vi.fn()
    process.on('unhandledRejection', uncaught)
    let fail: (error: Error) => void = () => {}
    const late = new Promise<never>((_, reject) => {
      fail = reject
    })
    expect(await rejection(untilAborted(late, aborted(), reason))).toMatchObject({ message: 'left' })
    const controller = new AbortController()
    const waiting = rejection(untilAborted(late, controller.signal, (signal) => signal.reason))
    controller.abort('why')
    expect(await waiting).toBe('why')
    fail(new Error('late'))
    await settled()
    process.off('unhandledRejection', uncaught)
    expect(uncaught).not.toHaveBeenCalled()
  })
})
