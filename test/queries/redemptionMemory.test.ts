// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createExperienceClient, createMemberSession, type MemberGrant } from '../../src/client/index.ts'
import { operations, type Redemption } from '../../src/contract/index.ts'
import { getExperienceKit } from '../../src/queries/index.ts'
import { redemptionMemoryOf } from '../../src/queries/redemptionMemory.ts'
import { createRedemption } from '../../src/queries/createRedemption.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.restoreAllMocks())

/** A page that was loaded (again), on a network that answers nothing. */
function page({
  member = { memberId: 'made-up' },
  baseUrl = 'https://service.example',
  grant = { accessToken: 'made-up', ...member },
  refresh = async () => grant,
  redeems = true,
}: {
  readonly member?: { readonly memberId?: string }
  readonly baseUrl?: string
  readonly grant?: MemberGrant
  readonly refresh?: () => Promise<MemberGrant>
  /** A component that redeems stands on it. */
  readonly redeems?: boolean
} = {}) {
  const session = createMemberSession({
    server: true,
    ...member,
    refresh,
  })
  const fetch = async () => {
    throw new TypeError('made-up')
  }
  const kit = getExperienceKit(createExperienceClient({ baseUrl, session, fetch }))
  if (redeems) redemptionMemoryOf(kit)
  const settle = (offer: string) =>
    kit.writeRecords.set({ ...kit.writeRecords.get('createRedemption', offer), outcome: 'refused' })
  return {
    kit,
    settle,
    isOwnerAwaited: (offer: string) => redemptionMemoryOf(kit).isOwnerAwaited(offer),
    /** Whether a redemption that was created then was there before the open attempt. */
    isFromBefore: (offer: string, createdAt: string | undefined, id = 'r') =>
      redemptionMemoryOf(kit).isFromBefore({ id, createdAt } as Redemption, offer, {
        skewMs: 60_000,
        inDoubt: false,
      }),
    session,
    lose: (offer: string) => createRedemption(kit, offer),
    restored: (...offers: readonly string[]) =>
      offers
        .map((offer) => kit.writeRecords.get('createRedemption', offer))
        .filter(({ outcome }) => outcome === 'unknown')
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
    expect(page().restored('an-offer')).toEqual([
      { offer: 'an-offer', key: entry?.key, bytes: new TextEncoder().encode('{"offer":"an-offer"}') },
    ])
  })

  it.each([
    ['its offer is no text', { offer: 7 }],
    ['its key is no text', { key: 7 }],
    ['its owner is missing', { owner: undefined }],
    ['its owner is another', { owner: 'abc' }],
    ['its time is no number', { at: '7' }],
    ['what was known is no list', { known: null }],
    ['its end is no number', { until: 'never' }],
    ['its end is over', { until: 7 }],
    ['its end is a text, though one of a number', { until: '9000000000000000' }],
  ])('is nothing when %s', async (_, part) => {
    expect((await storedWith((entry) => ({ ...entry, ...part }))).restored('an-offer')).toEqual([])
  })

  it.each([null, 'text', 7])('is nothing when it is %j', async (entry) => {
    expect((await storedWith(() => entry)).restored('an-offer')).toEqual([])
  })

  it('is without a key nothing but a mark, whose bytes are made anew', async () => {
    expect((await storedWith((entry) => ({ ...entry, key: null }))).restored('an-offer')).toEqual([
      { offer: 'an-offer', key: null, bytes: null },
    ])
  })

  it('is for its member alone: others and other Services see nothing of it, and leave it a mark', async () => {
    await page().lose('an-offer')
    const [{ at, known, offer, owner } = {}] = stored()
    expect(page({ baseUrl: 'https://other.example' }).restored('an-offer')).toEqual([])
    expect(page({ member: { memberId: 'other' } }).restored('an-offer')).toEqual([])
    expect(stored()).toEqual([
      { at, known, isAll: false, offer, owner, key: null, until: expect.any(Number) },
    ])
    expect(page().restored('an-offer')).toEqual([{ offer: 'an-offer', key: null, bytes: null }])
  })

  it('waits for the first grant while nobody is named, and is neither used, dropped nor overwritten', async () => {
    await page().lose('an-offer')
    const { lose, restored } = page({ member: {} })
    expect(restored('an-offer')).toEqual([])
    await lose('second-offer')
    expect(stored().map(({ key }) => key === null)).toEqual([false, true])
  })

  it.each([
    ['its own', 'made-up', [{ offer: 'an-offer', key: expect.any(String), bytes: expect.anything() }]],
    ['nothing', 'other', []],
    ['a possible one where grants name nobody', null, [expect.objectContaining({ offer: 'an-offer' })]],
  ])('is %s once a grant came for %j', async (_, memberId, expected) => {
    await page().lose('an-offer')
    const { kit, restored } = page({ member: {}, grant: { accessToken: 'made-up', memberId } })
    const changes = vi.fn()
    kit.writeRecords.subscribe(changes)
    await kit.client.call(operations.wallet).catch(() => {})
    expect(changes).toHaveBeenCalled()
    expect(restored('an-offer')).toEqual(expected)
  })

  it.each([
    ['is on its way', () => new Promise<never>(() => {})],
    ['did not come', () => Promise.reject(new Error('of the host'))],
  ])('waits while the first grant %s', async (_, refresh) => {
    await page().lose('an-offer')
    const { kit, restored, isOwnerAwaited } = page({ member: {}, refresh })
    void kit.client.call(operations.wallet).catch(() => {})
    await new Promise((resolve) => setTimeout(resolve))
    expect(restored('an-offer')).toEqual([])
    expect([isOwnerAwaited('an-offer'), isOwnerAwaited('another')]).toEqual([true, false])
  })

  it('is waited for by nobody once it is known to be another’s', async () => {
    await page().lose('an-offer')
    expect(page({ member: { memberId: 'other' } }).isOwnerAwaited('an-offer')).toBe(false)
    expect(page().isOwnerAwaited('an-offer')).toBe(false)
  })

  it('is the same record each time, until what is stored is another', async () => {
    await page().lose('an-offer')
    const [{ writeRecords }, beside] = [page().kit, page()]
    const read = () => writeRecords.get('createRedemption', 'an-offer')
    const found = read()
    expect(read()).toBe(found)
    beside.session.end()
    expect(read()).toMatchObject({ key: null, outcome: 'unknown' })
  })

  it('is no other write of the same offer', async () => {
    await page().lose('an-offer')
    expect(page().kit.writeRecords.get('createInterest', 'an-offer').outcome).toBe('idle')
  })

  it('is found by a component that comes after the grant, too', async () => {
    await page().lose('an-offer')
    const { kit, restored } = page({ member: {}, grant: { accessToken: 'made-up' }, redeems: false })
    await kit.client.call(operations.wallet).catch(() => {})
    expect(restored('an-offer')).toEqual([])
    redemptionMemoryOf(kit)
    expect(restored('an-offer')).toEqual([expect.objectContaining({ offer: 'an-offer' })])
  })

  it('is for whoever is named later when nobody was: only the list can say more', async () => {
    await page({ member: {} }).lose('an-offer')
    expect(page().restored('an-offer')).toEqual([{ offer: 'an-offer', key: null, bytes: null }])
  })
})

describe('the end of the session', () => {
  it('leaves a mark of hashes, which the next session of the same member finds for a day', async () => {
    const { lose, session, restored } = page()
    await lose('an-offer')
    session.end()
    expect(restored('an-offer')).toEqual([])
    expect(sessionStorage.getItem(storageKey())).not.toMatch(/an-offer|made-up/)
    expect(page().restored('an-offer')).toEqual([{ offer: 'an-offer', key: null, bytes: null }])
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 3_600_000)
    expect(page().restored('an-offer')).toEqual([])
  })

  it.each([{}, { member: {} }, { member: { memberId: 'other' } }])(
    'leaves the same mark where no component of the page redeems (%j)',
    async (options) => {
      await page().lose('an-offer')
      const [before] = stored()
      page({ ...options, redeems: false }).session.end()
      expect(stored()).toEqual([{ ...before, key: null, until: expect.any(Number) }])
      expect(page().restored('an-offer')).toEqual([{ offer: 'an-offer', key: null, bytes: null }])
    },
  )

  it.each(['{', '{}', '[null, 1, {"until": "never"}]'])(
    'bears what somebody else wrote into the place: %s',
    async (text) => {
      await page().lose('an-offer')
      const name = storageKey()
      sessionStorage.setItem(name, text)
      const { session } = page({ redeems: false })
      expect(() => session.end()).not.toThrow()
      expect(page().restored('an-offer')).toEqual([])
      await page().lose('an-offer')
      expect(stored()).toHaveLength(1)
    },
  )

  it('makes no mark of another’s last longer', async () => {
    const { lose, session } = page()
    await lose('an-offer')
    session.end()
    const before = stored()
    page({ member: { memberId: 'other' } }).session.end()
    page().session.end()
    expect(stored()).toEqual(before)
  })

  it('stores nothing that comes after it', async () => {
    const { lose, session } = page()
    session.end()
    await lose('an-offer')
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('a success that nobody has seen', () => {
  const unseen = () => {
    const { kit, ...rest } = page()
    const record = kit.writeRecords.get('createRedemption', 'an-offer')
    kit.writeRecords.set({ ...record, outcome: 'done', data: { id: 'r' } })
    const memory = redemptionMemoryOf(kit)
    memory.keepUnseen('an-offer', 'a-redemption')
    return { kit, memory, ...rest }
  }
  const mark = { offer: 'an-offer', key: null, bytes: null }

  it('is known to its own page, and of unknown outcome to the next, which finds it in the list', () => {
    const { kit } = unseen()
    expect(kit.writeRecords.get('createRedemption', 'an-offer').outcome).toBe('done')
    const next = page()
    expect(next.restored('an-offer')).toEqual([mark])
    expect(next.isFromBefore('an-offer', new Date().toISOString())).toBe(false)
  })

  it('is of unknown outcome to the next session of its member, and nothing to others', () => {
    unseen().session.end()
    expect(page({ member: { memberId: 'other' } }).restored('an-offer')).toEqual([])
    expect(page().restored('an-offer')).toEqual([mark])
  })

  it('was told to the host, which the pages that follow know, also where it takes them several tries', async () => {
    unseen()
    const next = page()
    expect(redemptionMemoryOf(next.kit).isTold('a-redemption')).toBe(false)
    await next.lose('an-offer')
    const third = page()
    await third.lose('an-offer')
    expect(redemptionMemoryOf(third.kit).isTold('a-redemption')).toBe(true)
    expect(redemptionMemoryOf(third.kit).isTold('another')).toBe(false)
    third.session.end()
    expect(redemptionMemoryOf(third.kit).isTold('a-redemption')).toBe(false)
  })

  it('is forgotten once it is seen, alone', async () => {
    const { memory } = unseen()
    await page().lose('another')
    memory.keepUnseen('a-third', 'a-redemption')
    memory.see('an-offer')
    expect(page().restored('an-offer', 'another', 'a-third')).toMatchObject([
      { offer: 'another' },
      { offer: 'a-third' },
    ])
    await page().lose('an-offer')
    memory.see('an-offer')
    expect(page().restored('an-offer')).toMatchObject([{ key: expect.any(String) }])
  })

  it('leaves an attempt at the same offer that another page has begun since', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const { memory, restored } = unseen()
      const { settle, lose } = page()
      settle('an-offer')
      vi.advanceTimersByTime(1)
      await lose('an-offer')
      expect(restored('an-offer')).toMatchObject([{ key: expect.any(String) }])
      memory.see('an-offer')
      expect(page().restored('an-offer')).toMatchObject([{ key: expect.any(String) }])
    } finally {
      vi.useRealTimers()
    }
  })
})

it.each(['done', 'refused'] as const)(
  'a page that comes back to what it knew to be %s finds what was lost on the page that followed it',
  async (outcome) => {
    const { kit, restored } = page()
    const record = kit.writeRecords.get('createRedemption', 'an-offer')
    kit.writeRecords.set({ ...record, outcome, data: { id: 'r' } })
    await page().lose('an-offer')
    expect(restored('an-offer')).toMatchObject([{ key: expect.any(String) }])
  },
)

it('a redemption that is settled is forgotten, and one that is open on the page beside it stays', async () => {
  const [first, second] = [page(), page()]
  await first.lose('one')
  await second.lose('two')
  first.settle('one')
  expect(stored()).toHaveLength(1)
  expect(
    page()
      .restored('one', 'two')
      .map(({ offer }) => offer),
  ).toEqual(['two'])
})

it('what one page has settled stays another’s that begins it again, whatever the first does then', async () => {
  const [first, second] = [page(), page()]
  await first.lose('one')
  first.settle('one')
  await second.lose('one')
  await first.lose('two')
  expect(page().restored('one', 'two')).toHaveLength(2)
})

it('works without storage for as long as the page lives', async () => {
  const { lose, isFromBefore } = page()
  await lose('an-offer')
  sessionStorage.clear()
  const before = (ms: number) => new Date(Date.now() - ms).toISOString()
  expect([isFromBefore('an-offer', before(0)), isFromBefore('an-offer', before(90_000))]).toEqual([
    false,
    true,
  ])
})

describe('whether a redemption was there before an attempt', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  const at = (ms: number) => new Date(ms).toISOString()

  it('is a matter of time, as far as the clocks may be apart, where it says when it was made', async () => {
    const { lose, isFromBefore } = page()
    vi.setSystemTime(100_000)
    await lose('an-offer')
    expect([40_000, 39_999].map((ms) => isFromBefore('an-offer', at(ms)))).toEqual([false, true])
    expect(isFromBefore('an-offer', undefined)).toBe(false)
  })

  it('is not asked where no attempt is open', () => {
    expect(page().isFromBefore('an-offer', at(0))).toBe(false)
  })

  it('does not go back to an attempt of an earlier session that this one has settled, where nobody is named', async () => {
    const earlier = page({ member: {} })
    await earlier.lose('an-offer')
    earlier.session.end()
    const { kit, lose, settle, isFromBefore } = page({ member: {} })
    await kit.client.call(operations.wallet).catch(() => {})
    settle('an-offer')
    vi.setSystemTime(600_000)
    await lose('an-offer')
    expect(isFromBefore('an-offer', at(300_000))).toBe(true)
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
  await createRedemption(kit, 'settled')
  writeRecords.set({ ...writeRecords.get('createRedemption', 'settled'), outcome: 'refused' })
  const open = writeRecords.get('createRedemption', 'an-offer')
  const beside = page()
  await beside.lose('settled')
  expect([session.memberId, open.outcome, open.key]).toEqual([null, 'unknown', expect.any(String)])
  await client.call(operations.wallet)
  expect(session.memberId).toBe('made-up')
  expect(writeRecords.get('createRedemption', 'an-offer')).toBe(open)
  // After a reload too; and what was settled takes nothing away from the page beside it.
  expect(
    page()
      .restored('an-offer', 'settled')
      .map(({ offer, key }) => [offer, key]),
  ).toEqual([
    ['an-offer', open.key],
    ['settled', beside.kit.writeRecords.get('createRedemption', 'settled').key],
  ])
})

it('two redemptions are kept beside each other, and the one that is begun stays what it is', async () => {
  const { lose, restored } = page()
  await Promise.all([lose('one'), lose('two')])
  expect(new Set(stored().map(({ key }) => key)).size).toBe(2)
  expect(restored('one', 'two').map(({ offer }) => offer)).toEqual(['one', 'two'])
})
