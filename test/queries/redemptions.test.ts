import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createExperienceClient, createMemberSession } from '../../src/client/index.ts'
import type { AssumptionsInput } from '../../src/contract/index.ts'
import { type ExperienceKit, getExperienceKit } from '../../src/queries/index.ts'
import { createRedemption } from '../../src/queries/redemptionsHooks.ts'
import {
  createSandbox,
  type InjectedFailureKind,
  type Sandbox,
  sandboxMembers,
} from '../../src/sandbox/index.ts'

const offerId = 'fjord-lodge'
const price = 42_000
const member = sandboxMembers.fresh

let sandbox: Sandbox
let stored: Map<string, string>

beforeEach(() => {
  sandbox = createSandbox()
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

afterEach(() => vi.unstubAllGlobals())

interface KitOptions {
  readonly memberId?: string | undefined
  readonly assumptions?: AssumptionsInput
}

/** What a page holds after it was loaded (again). */
function newKit({ memberId = member, assumptions = {} }: KitOptions = {}): ExperienceKit {
  return getExperienceKit(
    createExperienceClient({
      baseUrl: sandbox.baseUrl,
      fetch: (input, init) => sandbox.fetch(input as Request, init),
      assumptions,
      session: createMemberSession({
        server: true,
        refresh: async () => ({
          ...sandbox.grantFor(member),
          memberId: memberId === '' ? null : memberId,
        }),
        ...(memberId === '' ? {} : { memberId }),
      }),
    }),
  )
}

const withoutMemberId = { memberId: '' }
const withoutKey = { assumptions: { idempotentWrites: { createRedemption: false } } }
const lose = (kind: InjectedFailureKind = 'lost-answer') =>
  sandbox.control.scenario({ failures: [{ kind, operation: 'createRedemption', times: 1 }] })
const sent = (operation = 'createRedemption') => sandbox.log.filter((entry) => entry.operation === operation)
const spent = () => 48_250 - (sandbox.control.walletOf(member).balance ?? 0)
const outcome = (kit: ExperienceKit) => kit.writeRecords.get('createRedemption', offerId).outcome

describe('redeeming', () => {
  it('spends once for two calls at the same time', async () => {
    const kit = newKit()
    const [first, second] = await Promise.all([
      createRedemption(kit, offerId),
      createRedemption(kit, offerId),
    ])
    expect(first).toEqual(second)
    expect(sent()).toHaveLength(1)
    expect(spent()).toBe(price)
  })

  it('learns what became of a lost answer under the same key', async () => {
    lose()
    const kit = newKit()
    expect(await createRedemption(kit, offerId)).toMatchObject({ ok: false })
    expect(outcome(kit)).toBe('unknown')
    expect(await createRedemption(kit, offerId)).toMatchObject({ ok: true, isEarlierAttempt: true })
    expect(spent()).toBe(price)
  })

  it('is a new one after it was done', async () => {
    const kit = newKit()
    sandbox.control.credit(member, price)
    await createRedemption(kit, offerId)
    await createRedemption(kit, offerId)
    expect(spent()).toBe(price)
    expect(sent().map(({ replayed }) => replayed)).toEqual([false, false])
  })

  it('reads again what a refusal shows to be otherwise', async () => {
    const kit = newKit()
    const invalidate = vi.spyOn(kit.queryClient, 'invalidateQueries')
    expect(await createRedemption(kit, 'bath-house')).toMatchObject({ ok: false })
    expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey?.[2])).toEqual(
      expect.arrayContaining(['offers', 'wallet', 'eligibility']),
    )
    expect(outcome(kit)).toBe('idle')
  })

  it('reads nothing again when terms hold it back: nothing was asked', async () => {
    const kit = newKit()
    const invalidate = vi.spyOn(kit.queryClient, 'invalidateQueries')
    kit.writeGate.close()
    expect(await createRedemption(kit, offerId)).toMatchObject({ ok: false, error: { kind: 'terms' } })
    expect(invalidate).not.toHaveBeenCalled()
  })
})

describe('learning from the list', () => {
  it('finds what arrived, and sends nothing', async () => {
    lose()
    const kit = newKit(withoutKey)
    await createRedemption(kit, offerId)
    expect(await createRedemption(kit, offerId)).toMatchObject({
      ok: true,
      isEarlierAttempt: true,
      data: { offer: offerId },
    })
    expect(kit.writeRecords.get('createRedemption', offerId)).toMatchObject({
      outcome: 'done',
      data: { offer: offerId },
      error: null,
    })
    expect(stored.size).toBe(0)
    expect(sent()).toHaveLength(1)
    expect(spent()).toBe(price)
  })

  it('does not take one of another offer for it', async () => {
    sandbox.control.credit(member, 1_000_000)
    expect(await createRedemption(newKit(), 'chefs-counter')).toMatchObject({ ok: true })
    lose('network')
    const kit = newKit(withoutKey)
    await createRedemption(kit, offerId)
    expect(await createRedemption(kit, offerId)).toMatchObject({
      ok: true,
      isEarlierAttempt: false,
      data: { offer: offerId },
    })
  })

  it('sends once when nothing had arrived, also for two calls at the same time', async () => {
    lose('network')
    const kit = newKit(withoutKey)
    await createRedemption(kit, offerId)
    const results = await Promise.all([createRedemption(kit, offerId), createRedemption(kit, offerId)])
    expect(results).toEqual([expect.objectContaining({ ok: true }), expect.objectContaining({ ok: true })])
    expect(spent()).toBe(price)
    expect(outcome(kit)).toBe('done')
  })

  it('does not take one that was cancelled for it', async () => {
    const before = await createRedemption(newKit(), offerId)
    if (before.ok) sandbox.control.advance(before.data.id, 'CANCELED')
    lose('network')
    const kit = newKit(withoutKey)
    await createRedemption(kit, offerId)
    expect(await createRedemption(kit, offerId)).toMatchObject({ ok: true, isEarlierAttempt: false })
  })

  it('stays unknown when the list cannot be read: it sends nothing', async () => {
    lose()
    const kit = newKit(withoutKey)
    await createRedemption(kit, offerId)
    sandbox.control.scenario({ failures: [{ kind: 403, operation: 'redemptions' }] })
    expect(await createRedemption(kit, offerId)).toMatchObject({ ok: false, error: { kind: 'permission' } })
    expect(kit.writeRecords.get('createRedemption', offerId)).toMatchObject({
      outcome: 'unknown',
      error: { kind: 'permission' },
    })
    expect(sent()).toHaveLength(1)
  })
})

describe('the memory across a reload', () => {
  it('keeps offer, key and a hash of the owner, and nothing else', async () => {
    lose()
    await createRedemption(newKit(), offerId)
    const [text = ''] = [...stored.values()]
    expect(JSON.parse(text)).toEqual([
      {
        offer: offerId,
        key: expect.stringMatching(/^[\da-f-]{36}$/),
        owner: expect.stringMatching(/^[\da-z]+$/),
      },
    ])
    expect(text).not.toContain(member)
    expect(text).not.toContain(new URL(sandbox.baseUrl).host)
  })

  it('restores it as unknown, and the same key replays', async () => {
    lose()
    await createRedemption(newKit(), offerId)
    const reloaded = newKit()
    expect(outcome(reloaded)).toBe('unknown')
    expect(await createRedemption(reloaded, offerId)).toMatchObject({ ok: true, isEarlierAttempt: true })
    expect(sent().map(({ replayed }) => replayed)).toEqual([false, true])
    expect(spent()).toBe(price)
    expect(stored.size).toBe(0)
  })

  it('holds one that is still under way', () => {
    lose('hang')
    void createRedemption(newKit(), offerId)
    expect(outcome(newKit())).toBe('unknown')
  })

  it('keeps no key without a memberId, only the mark that makes the list be read', async () => {
    lose()
    await createRedemption(newKit(withoutMemberId), offerId)
    expect([...stored.values()].join('')).toContain('"key":null')
    const reloaded = newKit(withoutMemberId)
    expect(outcome(reloaded)).toBe('unknown')
    expect(await createRedemption(reloaded, offerId)).toMatchObject({ ok: true, isEarlierAttempt: true })
    expect(sent('redemptions')).toHaveLength(1)
    expect(sent()).toHaveLength(1)
    expect(spent()).toBe(price)
  })

  it('gives nothing to another member, and removes it', async () => {
    lose()
    await createRedemption(newKit(), offerId)
    expect(outcome(newKit({ memberId: 'somebody-else' }))).toBe('idle')
    expect(stored.size).toBe(0)
  })

  it('is removed when the session ends', async () => {
    lose()
    const kit = newKit()
    await createRedemption(kit, offerId)
    expect(stored.size).toBe(1)
    kit.session.end()
    expect(stored.size).toBe(0)
    expect(outcome(newKit())).toBe('idle')
  })

  it('is removed once the outcome is known', async () => {
    await createRedemption(newKit(), offerId)
    expect(stored.size).toBe(0)
  })

  it.each(['not json', '{"offer":"x"}', '[{"offer":1,"key":null,"owner":"a"},null,{"key":"k"}]'])(
    'survives what somebody else wrote there: %s',
    async (text) => {
      lose()
      await createRedemption(newKit(), offerId)
      for (const key of stored.keys()) stored.set(key, text)
      expect(outcome(newKit())).toBe('idle')
    },
  )

  it('works where storage is forbidden', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    lose()
    const kit = newKit()
    await createRedemption(kit, offerId)
    expect(await createRedemption(kit, offerId)).toMatchObject({ ok: true })
    expect(spent()).toBe(price)
  })

  it('does not reach another Service on the same page', async () => {
    lose()
    await createRedemption(newKit(), offerId)
    const other = createSandbox({ baseUrl: 'https://another.sandbox.test' })
    getExperienceKit(
      createExperienceClient({
        baseUrl: other.baseUrl,
        fetch: (input, init) => other.fetch(input as Request, init),
        session: createMemberSession({
          server: true,
          refresh: async () => other.grantFor(member),
          memberId: member,
        }),
      }),
    )
    expect(outcome(newKit())).toBe('unknown')
  })
})
