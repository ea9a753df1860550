import { callSafely, createListeners } from '../../src/base/index.ts'
import { describe, expect, it, vi } from 'vitest'
import { catchUncaught } from '../support/catchUncaught.ts'

const fail = () => {
  throw new Error('of the host')
}

describe('listeners', () => {
  it('are called with what is notified, in the order in which they came, until they are removed', () => {
    const calls: string[] = []
    const { subscribe, notify } = createListeners<[string]>()
    const stop = subscribe((news) => calls.push(`first ${news}`))
    subscribe((news) => calls.push(`second ${news}`))
    notify('a')
    stop()
    stop()
    notify('b')
    expect(calls).toEqual(['first a', 'second a', 'second b'])
  })

  it('are counted apart where the same function was added twice', () => {
    const listener = vi.fn()
    const { subscribe, notify } = createListeners()
    const stop = subscribe(listener)
    subscribe(listener)
    notify()
    stop()
    notify()
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('hear of what was notified before they were removed by another', () => {
    const listener = vi.fn()
    const { subscribe, notify } = createListeners()
    subscribe(() => stop())
    const stop = subscribe(listener)
    notify()
    expect(listener).toHaveBeenCalledOnce()
  })

  it('hear nothing once all are cleared', () => {
    const listener = vi.fn()
    const { subscribe, notify, clear } = createListeners()
    subscribe(listener)
    clear()
    notify()
    expect(listener).not.toHaveBeenCalled()
  })

  it('do not stop each other by throwing: the error surfaces as an uncaught one', async () => {
    const uncaught = catchUncaught()
    const listener = vi.fn()
    const { subscribe, notify } = createListeners()
    subscribe(fail)
    subscribe(listener)
    notify()
    expect(listener).toHaveBeenCalledOnce()
    expect(await uncaught()).toEqual([new Error('of the host')])
  })
})

describe('code of the host', () => {
  it('gives its result', () => expect(callSafely(() => 7)).toBe(7))

  it('gives nothing when it throws, and the error goes to whom it concerns, later', async () => {
    const uncaught = catchUncaught()
    const onThrow = vi.fn(() => true)
    expect(callSafely(fail, onThrow)).toBeUndefined()
    expect(onThrow).not.toHaveBeenCalled()
    expect(await uncaught()).toEqual([])
    expect(onThrow).toHaveBeenCalledExactlyOnceWith(new Error('of the host'))
  })

  it('surfaces as an uncaught error where nobody hears of what it threw', async () => {
    const uncaught = catchUncaught()
    callSafely(fail, () => false)
    expect(await uncaught()).toEqual([new Error('of the host')])
  })
})
