import { describe, expect, it, vi } from 'vitest'
import { createExperienceClient, createMemberSession } from '../../src/client/index.ts'
import { operations } from '../../src/contract/index.ts'
import { hour, nth, rejection, settled, stage } from './stage.ts'
import { catchUncaught } from '../support/catchUncaught.ts'

describe('the status', () => {
  it('calls its listeners once for each change, until they unsubscribe, and never after the end', async () => {
    const { client, refreshes, session } = stage()
    const seen: string[] = []
    session.subscribe(() => seen.push(session.status))
    const unsubscribe = session.subscribe(() => seen.push(`early ${session.status}`))
    void client.call(operations.wallet).catch(() => {})
    await settled()
    unsubscribe()
    nth(refreshes, 0).fail(new Error('down'))
    await settled()
    void client.call(operations.wallet).catch(() => {})
    await settled()
    nth(refreshes, 1).give(hour('a'))
    await settled()
    session.end()
    session.end()
    void client.call(operations.wallet).catch(() => {})
    await settled()
    expect(seen).toEqual(['refreshing', 'early refreshing', 'failed', 'refreshing', 'active', 'ended'])
  })

  it('lets a listener end the session in the middle of things', async () => {
    const { client, refreshes, requests, session } = stage()
    session.subscribe(() => {
      if (session.status === 'active') session.end()
    })
    const error = rejection(client.call(operations.wallet))
    await settled()
    nth(refreshes, 0).give(hour('a'))
    expect(await error).toMatchObject({ kind: 'session-ended' })
    expect(requests).toHaveLength(0)
  })

  it('survives a listener that throws, whose error surfaces apart', async () => {
    const uncaught = catchUncaught()
    const { session } = stage()
    const heard = vi.fn()
    session.subscribe(() => {
      throw new Error('a listener’s')
    })
    session.subscribe(heard)
    session.end()
    expect(heard).toHaveBeenCalledTimes(1)
    expect(await uncaught()).toEqual([new Error('a listener’s')])
  })

  it('is of a session that cannot be changed from outside', () => {
    const { session } = stage()
    expect(Object.isFrozen(session)).toBe(true)
    expect(session.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(stage().session.id).not.toBe(session.id)
    expect(stage({ id: 'mine' }).session.id).toBe('mine')
  })
})

describe('options that cannot work', () => {
  const refresh = () => Promise.resolve(null)
  it.each([
    ['refresh', {}],
    ['refresh', { refresh: 'https://x.example' }],
    ['skewMs', { refresh, skewMs: -1 }],
    ['skewMs', { refresh, skewMs: Number.NaN }],
    ['refreshTimeoutMs', { refresh, refreshTimeoutMs: 0 }],
    ['refreshTimeoutMs', { refresh, refreshTimeoutMs: 2 ** 31 }],
    ['refreshTimeoutMs', { refresh, refreshTimeoutMs: '5000' }],
    ['shortLife', { refresh, shortLife: 'never' }],
    ['id', { refresh, id: '' }],
    ['id', { refresh, id: 7 }],
    ['memberId', { refresh, memberId: '' }],
  ])('are developer errors that name the option: %s', (name, options) => {
    expect(() => createMemberSession(options as never)).toThrow(TypeError)
    expect(() => createMemberSession(options as never)).toThrow(
      new RegExp(`^@experience-program/react: .*${name}`),
    )
  })

  it('are none of the longest time that a timer can wait', () => {
    expect(() => createMemberSession({ refresh, refreshTimeoutMs: 2 ** 31 - 1 })).not.toThrow()
  })

  it('include a session that was not made here', () => {
    const session = { ...stage().session }
    expect(() => createExperienceClient({ baseUrl: 'https://x.example', session })).toThrow(
      /createMemberSession/,
    )
  })
})
