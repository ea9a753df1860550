// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { createExperienceClient, createMemberSession } from '../../src/client/index.ts'
import { operations } from '../../src/contract/index.ts'
import { getExperienceKit } from '../../src/queries/index.ts'
import { createRedemption } from '../../src/queries/redemptionsHooks.ts'

beforeEach(() => sessionStorage.clear())

/** A page that was loaded (again), on a network that answers nothing. */
function page({
  member = { memberId: 'made-up' },
  baseUrl = 'https://service.example',
}: { readonly member?: { readonly memberId?: string }; readonly baseUrl?: string } = {}) {
  const session = createMemberSession({
    server: true,
    ...member,
    refresh: async () => ({ accessToken: 'made-up', ...member }),
  })
  const fetch = async () => {
    throw new TypeError('made-up')
  }
  const kit = getExperienceKit(createExperienceClient({ baseUrl, session, fetch }))
  return {
    kit,
    session,
    lose: (offer: string) => createRedemption(kit, offer),
    restored: () =>
      kit.writeRecords
        .list('createRedemption')
        .map(({ subject, key, bytes }) => ({ offer: subject, key, bytes })),
  }
}

const storageKey = () => sessionStorage.key(0) ?? ''
const stored = () => JSON.parse(sessionStorage.getItem(storageKey()) ?? '[]') as Record<string, unknown>[]

/** What was stored, with some of it changed by somebody else. */
async function storedWith(change: (entry: Record<string, unknown>) => unknown) {
  const before = page()
  await before.lose('an-offer')
  sessionStorage.setItem(storageKey(), JSON.stringify(stored().map(change)))
  return page()
}

describe('what a reload finds of a redemption whose answer was lost', () => {
  it('is its offer, its key and the bytes that were sent', async () => {
    await page().lose('an-offer')
    const [entry] = stored()
    expect(stored()).toHaveLength(1)
    expect(page().restored()).toEqual([
      { offer: 'an-offer', key: entry?.key, bytes: new TextEncoder().encode('{"offer":"an-offer"}') },
    ])
  })

  it.each([
    ['its offer is no text', { offer: 7 }],
    ['its offer is empty', { offer: '' }],
    ['its key is no text', { key: 7 }],
    ['its owner is no text', { owner: 7 }],
    ['its owner is missing', { owner: undefined }],
    ['its owner is another', { owner: 'abc' }],
  ])('is nothing when %s', async (_, part) => {
    expect((await storedWith((entry) => ({ ...entry, ...part }))).restored()).toEqual([])
  })

  it.each([null, 'text', 7])('is nothing when it is %j', async (entry) => {
    expect((await storedWith(() => entry)).restored()).toEqual([])
    expect(stored()).toEqual([])
  })

  it('is without a key nothing but a mark, whose bytes are made anew', async () => {
    expect((await storedWith((entry) => ({ ...entry, key: null }))).restored()).toEqual([
      { offer: 'an-offer', key: null, bytes: null },
    ])
  })

  it('is nothing for another member, another Service and for nobody known; for the mark of nobody known it is', async () => {
    await page().lose('an-offer')
    expect(page({ baseUrl: 'https://other.example' }).restored()).toEqual([])
    expect(page({ member: { memberId: 'other' } }).restored()).toEqual([])
    await page({ member: {} }).lose('second-offer')
    expect(page().restored()).toEqual([{ offer: 'second-offer', key: null, bytes: null }])
    sessionStorage.clear()
    await page().lose('third-offer')
    expect(page({ member: {} }).restored()).toEqual([])
  })

  it('is nothing for another member when a mark has become one’s own, nor when nobody known left a key', async () => {
    await page({ member: {} }).lose('an-offer')
    const { lose } = page()
    await lose('second-offer')
    expect(stored().map(({ offer, key }) => [offer, key === null])).toEqual([
      ['an-offer', true],
      ['second-offer', false],
    ])
    expect(page({ member: { memberId: 'other' } }).restored()).toEqual([])
    await page({ member: {} }).lose('third-offer')
    sessionStorage.setItem(
      storageKey(),
      JSON.stringify(stored().map((entry) => ({ ...entry, key: 'made-up' }))),
    )
    expect(page().restored()).toEqual([])
  })
})

it('a member who is known only later keeps the key of what is open', async () => {
  const grants = [{ accessToken: 'first' }, { accessToken: 'second', memberId: 'made-up' }]
  const session = createMemberSession({ server: true, refresh: async () => grants.shift() ?? null })
  const fetch = async (_: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method === 'POST') throw new TypeError('made-up')
    return Response.json(
      {},
      { status: new Headers(init?.headers).get('Authorization') === 'Bearer second' ? 200 : 401 },
    )
  }
  const kit = getExperienceKit(createExperienceClient({ baseUrl: 'https://service.example', session, fetch }))
  const { client, writeRecords } = kit
  await createRedemption(kit, 'an-offer')
  const open = writeRecords.get('createRedemption', 'an-offer')
  expect([session.memberId, open.outcome, open.key]).toEqual([null, 'unknown', expect.any(String)])
  await client.call(operations.wallet)
  expect(session.memberId).toBe('made-up')
  expect(writeRecords.get('createRedemption', 'an-offer')).toBe(open)
})

it('an end of the session forgets for good, whatever ends afterwards', async () => {
  const { lose, session } = page()
  await lose('an-offer')
  expect(sessionStorage).toHaveLength(1)
  session.end()
  await lose('an-offer')
  expect(sessionStorage).toHaveLength(0)
})

it('two redemptions are kept beside each other, and the one that is begun stays what it is', async () => {
  const { lose, restored } = page()
  await Promise.all([lose('one'), lose('two')])
  expect(stored().map(({ offer }) => offer)).toEqual(['one', 'two'])
  expect(new Set(stored().map(({ key }) => key)).size).toBe(2)
  expect(restored().map(({ offer }) => offer)).toEqual(['one', 'two'])
})
