// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MemberSession, MemberSessionStatus } from '../../src/client/index.ts'
import { createRedemptionMemoryStore, storageKeyOf } from '../../src/queries/redemptionMarks.ts'

const baseUrl = 'https://service.example'
const dayMs = 24 * 60 * 60_000

/** A session that does nothing but take the given statuses, one after the other. */
function sessionOf(first: MemberSessionStatus) {
  let notify = () => {}
  const session = {
    status: first,
    subscribe(listener: () => void) {
      notify = listener
      return () => {}
    },
  }
  const go = (...statuses: MemberSessionStatus[]) => {
    for (const status of statuses) {
      session.status = status
      notify()
    }
  }
  return { session: session as unknown as MemberSession, go }
}

beforeEach(() => sessionStorage.clear())

it('each Service has an entry of its own', () => {
  expect(storageKeyOf(baseUrl)).not.toBe(storageKeyOf('https://other.example'))
})

describe('a session is answered', () => {
  it.each<{ statuses: MemberSessionStatus[]; isAnswered: boolean }>([
    { statuses: [], isAnswered: false },
    { statuses: ['active'], isAnswered: false },
    { statuses: ['refreshing'], isAnswered: false },
    { statuses: ['refreshing', 'failed'], isAnswered: false },
    { statuses: ['refreshing', 'failed', 'active'], isAnswered: false },
    { statuses: ['refreshing', 'active'], isAnswered: true },
    { statuses: ['refreshing', 'active', 'refreshing'], isAnswered: true },
  ])('after $statuses: $isAnswered', ({ statuses, isAnswered }) => {
    const { session, go } = sessionOf('active')
    const store = createRedemptionMemoryStore(session, baseUrl)
    go(...statuses)
    expect(store.isAnswered()).toBe(isAnswered)
  })
})

describe('the end of a session on a page that redeemed nothing', () => {
  const end = () => {
    createRedemptionMemoryStore(sessionOf('active').session, baseUrl).clear()
    return sessionStorage.getItem(storageKeyOf(baseUrl))
  }

  it('takes the keys away, and leaves marks for a day from the first end', () => {
    vi.setSystemTime(1_000_000)
    const open = { owner: 'a', key: 'made-up', until: null }
    const marked = { owner: 'b', key: null, until: 5_000 }
    sessionStorage.setItem(storageKeyOf(baseUrl), JSON.stringify([open, marked]))
    expect(JSON.parse(end() ?? '')).toEqual([
      { owner: 'a', key: null, until: 1_000_000 + dayMs },
      { owner: 'b', key: null, until: 5_000 },
    ])
    vi.useRealTimers()
  })

  it('stores nothing where nothing is stored, and leaves alone what it cannot read', () => {
    expect(end()).toBeNull()
    sessionStorage.setItem(storageKeyOf(baseUrl), 'not ours')
    expect(end()).toBe('not ours')
  })
})
