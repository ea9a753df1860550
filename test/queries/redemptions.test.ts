import { afterEach, beforeEach, describe, expect, it, vi, onTestFinished } from 'vitest'
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { createExperienceClient, createMemberSession, renewSession } from '../../src/client/index.ts'
import { type AssumptionsInput, type Offer, operations, type Redemption } from '../../src/contract/index.ts'
import {
  type ExperienceKit,
  getExperienceKit,
  offerRead,
  offersQuery,
  redemptionQuery,
  ledgerQuery,
  redemptionsQuery,
  walletQuery,
} from '../../src/queries/index.ts'
import { isOfOffer, readKnownRedemptions } from '../../src/queries/knownRedemptions.ts'
import { redemptionMemoryOf } from '../../src/queries/redemptionMemory.ts'
import { createRedemption } from '../../src/queries/createRedemption.ts'
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

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface KitOptions {
  readonly memberId?: string | undefined
  readonly isNameless?: boolean
  readonly assumptions?: AssumptionsInput
}

/** What a page holds after it was loaded (again). */
function newKit({ memberId = member, isNameless = false, assumptions = {} }: KitOptions = {}): ExperienceKit {
  // What a page asks later must not reach the Service of the next test.
  const service = sandbox
  return getExperienceKit(
    createExperienceClient({
      baseUrl: service.baseUrl,
      fetch: (input, init) => service.fetch(input as Request, init),
      assumptions,
      session: createMemberSession({
        server: true,
        refresh: async () => ({
          ...service.grantFor(member),
          memberId: isNameless ? null : memberId || member,
        }),
        ...(memberId === '' ? {} : { memberId }),
      }),
    }),
  )
}

/** Only the grant names the member. */
const named = { memberId: '' }
const withoutMemberId = { memberId: '', isNameless: true }
const withoutKey = { assumptions: { idempotentWrites: { createRedemption: false } } }
const lose = (kind: InjectedFailureKind = 'lost-answer') =>
  sandbox.control.scenario({ failures: [{ kind, operation: 'createRedemption', times: 1 }] })
/** The Service can no longer be at work on what was lost. */
const passMinute = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
/** From now on the Service's answers to an address that ends like this are what `change` makes of them. */
function changeAnswers(ending: string, change: (answer: Response) => Response | Promise<Response>) {
  const serve = sandbox.fetch.bind(sandbox)
  vi.spyOn(sandbox, 'fetch').mockImplementation(async (input, init) => {
    const answer = await serve(input, init)
    const { pathname } = new URL(new Request(input, init).url)
    return answer.status === 200 && pathname.endsWith(ending) ? change(answer) : answer
  })
}
const sent = (operation = 'createRedemption') => sandbox.log.filter((entry) => entry.operation === operation)
const spent = () => 48_250 - (sandbox.control.walletOf(member).balance ?? 0)
const outcome = (kit: ExperienceKit) => {
  redemptionMemoryOf(kit)
  return kit.writeRecords.get('createRedemption', offerId).outcome
}

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

  describe('at the price that the member has agreed to', () => {
    const readOffer = async (kit: ExperienceKit) => {
      const offer = await kit.queryClient.fetchQuery(offerRead(kit, offerId))
      if (!offer) throw new Error('The offer is not listed.')
      return offer
    }
    const changeOffer = (change: Readonly<Record<string, unknown>> | null) =>
      changeAnswers('/offers', async (answer) => {
        const { offers, ...rest } = (await answer.json()) as { readonly offers: readonly Offer[] }
        const changed = offers.flatMap((offer) => {
          if (offer.id !== offerId) return [offer]
          return change ? [{ ...offer, ...change }] : []
        })
        return Response.json({ ...rest, offers: changed })
      })
    const kit = () => newKit({ assumptions: { operations: { offer: false } } })

    it.each([
      ['costs more', { pointsPrice: 43_000 }, { kind: 'conflict', code: 'price-changed' }],
      ['costs less', { pointsPrice: 1 }, { kind: 'conflict', code: 'price-changed' }],
      ['has no price in points', { pointsPrice: undefined }, { kind: 'conflict', code: 'price-changed' }],
      ['is gone', null, { kind: 'not-found' }],
    ])('sends nothing where it %s by now', async (_, change, error) => {
      const page = kit()
      const agreed = await readOffer(page)
      changeOffer(change)
      passMinute()
      expect(await createRedemption(page, offerId, { agreed })).toMatchObject({ ok: false, error })
      expect([sent(), spent(), outcome(page)]).toEqual([[], 0, 'refused'])
      if (change === null) return
      // What the member sees now is another offer to agree to.
      const again = await createRedemption(page, offerId, { agreed: await readOffer(page) })
      expect([again.ok, sent().length]).toEqual([true, 1])
    })

    it.each([
      ['out of the list', false],
      ['by itself', true],
    ])('reads nothing again that says so, where the offer is read %s', async (_, isRead) => {
      const page = newKit({ assumptions: { operations: { offer: isRead } } })
      const { queryClient, client } = page
      await queryClient.fetchQuery(walletQuery(client))
      const list = offersQuery(client)
      await queryClient.fetchQuery(list)
      const agreed = await readOffer(page)
      passMinute()
      await queryClient.fetchQuery(walletQuery(client))
      onTestFinished(new QueryObserver(queryClient, offerRead(page, offerId)).subscribe(() => undefined))
      await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
      passMinute()
      sandbox.control.clearLog()
      if (!isRead) changeOffer({ pointsPrice: 43_000 })
      else
        changeAnswers(`/offers/${offerId}`, async (answer) =>
          Response.json({ ...((await answer.json()) as Offer), pointsPrice: 43_000 }),
        )
      const both = [createRedemption(page, offerId, { agreed }), createRedemption(page, offerId, { agreed })]
      for (const result of await Promise.all(both))
        expect(result).toMatchObject({ ok: false, error: { code: 'price-changed' } })
      await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
      expect(sandbox.log.map(({ operation }) => operation)).toEqual([isRead ? 'offer' : 'offers'])
      const isOld = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
      // A list that did not say so is read when it is next shown.
      expect([isOld(list.queryKey), isOld(walletQuery(client).queryKey)]).toEqual([isRead, false])
    })

    it('compares what is shown where neither has points', async () => {
      changeOffer({ pointsPrice: undefined })
      const page = kit()
      const agreed = await readOffer(page)
      vi.restoreAllMocks()
      changeOffer({ pointsPrice: undefined, display: { ...agreed.display, amount: 1 } })
      passMinute()
      expect(await createRedemption(page, offerId, { agreed })).toMatchObject({
        ok: false,
        error: { code: 'price-changed' },
      })
      expect(sent()).toEqual([])
    })

    it('sends where it costs the same, in other words or not', async () => {
      const page = kit()
      const agreed = await readOffer(page)
      changeOffer({ title: 'Another title', availability: 'limited' })
      passMinute()
      expect(await createRedemption(page, offerId, { agreed })).toMatchObject({ ok: true })
      expect(spent()).toBe(price)
    })

    it('asks nothing more where the price was read just now', async () => {
      const page = kit()
      const agreed = await readOffer(page)
      await createRedemption(page, offerId, { agreed })
      expect([sent('offers').length, sent().length]).toEqual([1, 1])
    })

    it('leaves it to the Service where the price cannot be read, or not soon', async () => {
      const page = kit()
      const agreed = await readOffer(page)
      passMinute()
      sandbox.control.scenario({ failures: [{ kind: 503, operation: 'offers' }] })
      expect(await createRedemption(page, offerId, { agreed })).toMatchObject({ ok: true })
      expect(spent()).toBe(price)
    })

    it('does not wait for a slow catalog for more than five seconds', async () => {
      const page = kit()
      const agreed = await readOffer(page)
      vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() + 60_000 })
      changeAnswers('/offers', () => new Promise<Response>(() => undefined))
      const result = createRedemption(page, offerId, { agreed })
      await vi.advanceTimersByTimeAsync(4_900)
      expect(sent()).toEqual([])
      await vi.advanceTimersByTimeAsync(200)
      await vi.waitFor(() => expect(sent()).toHaveLength(1))
      vi.useRealTimers()
      expect(await result).toMatchObject({ ok: true })
    })

    it('does not wait for the network: the write says that there is none', async () => {
      const page = kit()
      const agreed = await readOffer(page)
      passMinute()
      onlineManager.setOnline(false)
      onTestFinished(() => onlineManager.setOnline(true))
      lose('network')
      const before = sent('offers').length
      expect(await createRedemption(page, offerId, { agreed })).toMatchObject({ ok: false })
      expect([sent('offers').length, outcome(page)]).toEqual([before, 'unknown'])
    })

    it('reads on where the component that read the offer goes meanwhile', async () => {
      const page = kit()
      const agreed = await readOffer(page)
      passMinute()
      changeOffer({ pointsPrice: 43_000 })
      const observer = new QueryObserver(page.queryClient, offerRead(page, offerId))
      const leave = observer.subscribe(() => undefined)
      const result = createRedemption(page, offerId, { agreed })
      leave()
      expect(await result).toMatchObject({ ok: false, error: { code: 'price-changed' } })
      expect(sent()).toEqual([])
    })

    it('does not ask while an earlier attempt may have been made: that is looked for, at its own price', async () => {
      const page = kit()
      const agreed = await readOffer(page)
      lose()
      await createRedemption(page, offerId, { agreed })
      changeOffer({ pointsPrice: 43_000 })
      passMinute()
      expect(await createRedemption(page, offerId, { agreed })).toMatchObject({
        ok: true,
        isEarlierAttempt: true,
      })
      expect(spent()).toBe(price)
    })
  })

  it('sends the same bytes under the same key when the list shows none, and never another', async () => {
    const kit = newKit()
    lose('network')
    await createRedemption(kit, offerId)
    const { key, bytes } = kit.writeRecords.get('createRedemption', offerId)
    sandbox.control.scenario({ failures: [{ kind: 422, operation: 'createRedemption', times: 1 }] })
    sandbox.control.clearLog()
    const requests = vi.spyOn(sandbox, 'fetch')
    expect(await createRedemption(kit, offerId)).toMatchObject({ ok: false, error: { kind: 'rejected' } })
    expect(sandbox.log.map(({ operation }) => operation)).toEqual(['redemptions', 'createRedemption'])
    const [input, init] = requests.mock.calls.find(([, options]) => options?.method === 'POST') ?? []
    const request = new Request(input as RequestInfo, init)
    expect([request.headers.get('Idempotency-Key'), await request.text()]).toEqual([
      key,
      new TextDecoder().decode(bytes ?? undefined),
    ])
    expect(outcome(kit)).toBe('refused')
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
    passMinute()
    expect(await createRedemption(kit, offerId)).toMatchObject({ ok: false, error: { code: 'not-made' } })
  })

  it('sends once when nothing had arrived, also for two calls at the same time', async () => {
    lose('network')
    const kit = newKit()
    await createRedemption(kit, offerId)
    const results = await Promise.all([createRedemption(kit, offerId), createRedemption(kit, offerId)])
    const made = expect.objectContaining({ ok: true, isEarlierAttempt: false })
    expect(results).toEqual([made, made])
    expect(spent()).toBe(price)
    expect(outcome(kit)).toBe('done')
  })

  it('sends nothing without a key when nothing had arrived: the member decides', async () => {
    lose('network')
    const kit = newKit(withoutKey)
    await createRedemption(kit, offerId)
    passMinute()
    expect(await createRedemption(kit, offerId)).toMatchObject({
      ok: false,
      error: { kind: 'not-found', code: 'not-made' },
    })
    expect([sent().length, spent(), outcome(kit), stored.size]).toEqual([1, 0, 'refused', 0])
    expect(await createRedemption(kit, offerId)).toMatchObject({ ok: true, isEarlierAttempt: false })
    expect(spent()).toBe(price)
  })

  it('without a key reads it once more when the Service can no longer be at work on the attempt', async () => {
    const kit = newKit(withoutKey)
    const serve = sandbox.fetch.bind(sandbox)
    const late: (() => Promise<Response>)[] = []
    vi.spyOn(sandbox, 'fetch').mockImplementation((input, init) => {
      if (new Request(input, init).method === 'GET') return serve(input, init)
      late.push(() => serve(input, init))
      return Promise.reject(new TypeError('made-up'))
    })
    await createRedemption(kit, offerId)
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const learned = createRedemption(kit, offerId)
    await vi.advanceTimersByTimeAsync(59_000)
    await late[0]?.()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await learned).toMatchObject({ ok: true, isEarlierAttempt: true })
    expect([late.length, spent(), sent('redemptions').length]).toEqual([1, price, 3])
  })

  it('waits on while the session gets another token', async () => {
    lose('network')
    const kit = newKit(withoutKey)
    await createRedemption(kit, offerId)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let isLearned = false
    void createRedemption(kit, offerId).then(() => (isLearned = true))
    await vi.advanceTimersByTimeAsync(1_000)
    const heard = vi.fn()
    kit.session.subscribe(heard)
    renewSession(kit.session)
    await kit.client.call(operations.wallet, {})
    await vi.advanceTimersByTimeAsync(1_000)
    expect([heard.mock.calls.length > 0, isLearned]).toEqual([true, false])
    kit.session.end()
  })

  it('does not wait for that in a session that ends', async () => {
    lose('network')
    const kit = newKit(withoutKey)
    await createRedemption(kit, offerId)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const learned = createRedemption(kit, offerId)
    await vi.advanceTimersByTimeAsync(1_000)
    kit.session.end()
    expect(await learned).toMatchObject({ ok: false, error: { kind: 'session-ended' } })
  })

  it.each([
    ['in this session', 0, { loses: 0, learns: 0 }],
    ['a quarter of an hour before, on another page', 15 * 60_000, { loses: 1, learns: 1 }],
    ['on the page that comes back after the one that lost it', 0, { loses: 1, learns: 0 }],
  ])('does not take one for it that was made %s', async (_, agoMs, page) => {
    let lateMs = agoMs
    sandbox = createSandbox({ now: () => Date.now() - lateMs })
    sandbox.control.credit(member, 2 * price)
    const kits = [newKit(), newKit()]
    const first = await createRedemption(kits[0]!, offerId)
    lateMs = 0
    lose('network')
    await createRedemption(kits[page.loses]!, offerId)
    const second = await createRedemption(kits[page.learns]!, offerId)
    expect(second).toMatchObject({ ok: true, isEarlierAttempt: false })
    expect(second.ok && first.ok && second.data.id !== first.data.id).toBe(true)
  })

  it.each([
    ['nine minutes', 9 * 60_000, {}],
    ['23 hours, where no key makes it safe to send again,', 23 * 3_600_000, withoutKey],
  ])('takes one for it that a clock which is %s slow says was made before', async (_, slowMs, options) => {
    sandbox = createSandbox({ now: () => Date.now() - slowMs })
    lose()
    const kit = newKit(options)
    await createRedemption(kit, offerId)
    expect(await createRedemption(kit, offerId)).toMatchObject({ ok: true, isEarlierAttempt: true })
    expect(spent()).toBe(price)
  })

  it.each([
    ['without keys', withoutKey, (kit: ExperienceKit) => kit],
    [
      'signed in again, of a page that had read the list',
      {},
      (kit: ExperienceKit) => {
        kit.session.end()
        return newKit()
      },
    ],
  ])('finds it with a clock that is years fast: %s', async (_, options, goOn) => {
    const fastMs = 3 * 365 * 24 * 3_600_000
    sandbox = createSandbox({ now: () => Date.now() - fastMs })
    lose()
    const kit = newKit(options)
    readKnownRedemptions(kit)
    const { queryKey } = redemptionsQuery(kit.client)
    await vi.waitFor(() => expect(kit.queryClient.getQueryData(queryKey)).toBeDefined())
    await createRedemption(kit, offerId)
    expect(await createRedemption(goOn(kit), offerId)).toMatchObject({ ok: true, isEarlierAttempt: true })
    expect([sent().length, spent()]).toEqual([1, price])
  })

  it('reads the list before an attempt once, however long it has been known', async () => {
    const kit = newKit()
    await kit.queryClient.fetchQuery(redemptionsQuery(kit.client))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 })
    readKnownRedemptions(kit)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(sent('redemptions')).toHaveLength(1)
  })

  describe('without keys, where the list could not be read before', () => {
    const loseUnread = (kind: InjectedFailureKind) =>
      sandbox.control.scenario({
        failures: [
          { kind: 500, operation: 'redemptions', times: 1 },
          { kind, operation: 'createRedemption', times: 1 },
        ],
      })

    it.each([
      ['made 25 hours before', 25 * 3_600_000, false],
      ['that was cancelled', 0, true],
    ])('does not take one for it %s', async (_, agoMs, isCancelled) => {
      let lateMs = agoMs
      sandbox = createSandbox({ now: () => Date.now() - lateMs })
      const before = await createRedemption(newKit(), offerId)
      if (before.ok && isCancelled) sandbox.control.advance(before.data.id, 'CANCELED')
      lateMs = 0
      loseUnread('network')
      const kit = newKit(withoutKey)
      await createRedemption(kit, offerId)
      passMinute()
      expect(await createRedemption(kit, offerId)).toMatchObject({ ok: false, error: { code: 'not-made' } })
    })

    it('takes one for it that a clock which is 23 hours slow says was made before', async () => {
      sandbox = createSandbox({ now: () => Date.now() - 23 * 3_600_000 })
      loseUnread('lost-answer')
      const kit = newKit(withoutKey)
      await createRedemption(kit, offerId)
      expect(await createRedemption(kit, offerId)).toMatchObject({ ok: true, isEarlierAttempt: true })
    })
  })

  it('without keys reads the list before it sends, and sends also where that fails', async () => {
    sandbox.control.scenario({ failures: [{ kind: 500, operation: 'redemptions', times: 1 }] })
    expect(await createRedemption(newKit(withoutKey), offerId)).toMatchObject({ ok: true })
    expect(sandbox.log.map(({ operation }) => operation)).toEqual(['redemptions', 'createRedemption'])
  })

  it.each([
    ['by its address', `/v1/offers/${offerId}`, { ok: true, isEarlierAttempt: true }, 'done'],
    ['not at all', undefined, { ok: false, error: { kind: 'invalid-response' } }, 'unknown'],
    ['as another', 'another-offer', { ok: false, error: { code: 'not-made' } }, 'refused'],
  ])('where the list names the offer %s', async (_, named, result, then) => {
    const serve = sandbox.fetch.bind(sandbox)
    vi.spyOn(sandbox, 'fetch').mockImplementation(async (input, init) => {
      const response = await serve(input, init)
      const text = await response.text()
      const other = named === undefined ? '' : `"offer":"${named}",`
      return new Response(text.replace(`"offer":"${offerId}",`, other), response)
    })
    lose('network')
    const kit = newKit(withoutKey)
    await createRedemption(kit, offerId)
    // The Service did it all the same.
    await createRedemption(newKit(), offerId)
    passMinute()
    expect(await createRedemption(kit, offerId)).toMatchObject(result)
    expect(kit.writeRecords.get('createRedemption', offerId).outcome).toBe(then)
    expect(spent()).toBe(price)
  })

  it.each([
    ['ski day', true],
    ['ski%20day', true],
    ['https://service.test/v1/offers/ski%20day', true],
    ['/v1/offers/ski day', true],
    ['/v1/offers/aski day', false],
    ['another', false],
    [undefined, undefined],
  ])('knows whether a redemption of %j is of an offer whose id is “ski day”: %s', (offer, answer) => {
    expect(isOfOffer({ offer } as Redemption, 'ski day')).toBe(answer)
  })

  it('does not take one for it that the page had read before', async () => {
    sandbox.control.credit(member, 2 * price)
    await createRedemption(newKit(), offerId)
    await createRedemption(newKit(), 'tide-walk')
    const kit = newKit()
    const { rows } = await kit.queryClient.fetchQuery(redemptionsQuery(kit.client))
    expect(rows).toHaveLength(2)
    lose('network')
    await createRedemption(kit, offerId)
    // Of other offers nothing is stored.
    expect([...stored.values()].map((text) => JSON.parse(text))).toEqual([
      [expect.objectContaining({ known: [expect.any(String)] })],
    ])
    expect(await createRedemption(kit, offerId)).toMatchObject({ ok: true, isEarlierAttempt: false })
  })

  it('does not take one that was cancelled for it', async () => {
    const before = await createRedemption(newKit(), offerId)
    if (before.ok) sandbox.control.advance(before.data.id, 'CANCELED')
    lose('network')
    const kit = newKit(withoutKey)
    await createRedemption(kit, offerId)
    passMinute()
    expect(await createRedemption(kit, offerId)).toMatchObject({ ok: false, error: { code: 'not-made' } })
  })

  it('that was made and cancelled meanwhile is told as it is, and not sent again', async () => {
    lose()
    const kit = newKit()
    await createRedemption(kit, offerId)
    const [made] = await kit.queryClient.fetchQuery(redemptionsQuery(kit.client)).then(({ rows }) => rows)
    sandbox.control.advance(made?.id ?? '', 'CANCELED')
    expect(await createRedemption(kit, offerId)).toMatchObject({
      ok: true,
      isEarlierAttempt: true,
      data: { id: made?.id, status: 'CANCELED' },
    })
    expect(sent()).toHaveLength(1)
  })

  it.each(['2026-08-01T10:00:00,123Z', '2026-08-01T12:00:00+02', '2026-08-01T10:00:00', ''])(
    'is not one of long ago, however the Service writes its time (%j): the same key goes out again',
    async (createdAt) => {
      sandbox.control.credit(member, price)
      await createRedemption(newKit(), offerId)
      changeAnswers('/redemptions', async (answer) => {
        const { redemptions } = (await answer.json()) as { redemptions: readonly object[] }
        return Response.json({ redemptions: redemptions.map((each) => ({ ...each, createdAt })) })
      })
      lose('network')
      const kit = newKit()
      await createRedemption(kit, offerId)
      expect(await createRedemption(kit, offerId)).toMatchObject({ ok: true, isEarlierAttempt: false })
      expect(spent() + price).toBe(2 * price)
    },
  )

  it.each([withoutKey, {}])(
    'stays unknown when the list cannot be read: it sends nothing (%j)',
    async (options) => {
      lose()
      const kit = newKit(options)
      await createRedemption(kit, offerId)
      sandbox.control.scenario({ failures: [{ kind: 403, operation: 'redemptions' }] })
      expect(await createRedemption(kit, offerId)).toMatchObject({ ok: false, error: { kind: 'permission' } })
      expect(kit.writeRecords.get('createRedemption', offerId)).toMatchObject({
        outcome: 'unknown',
        error: { kind: 'permission' },
      })
      expect(sent()).toHaveLength(1)
    },
  )
})

describe('one redemption, where the Service has no operation for it', () => {
  it('is read out of the list, once for each read', async () => {
    const made = await createRedemption(newKit(), offerId)
    const id = made.ok ? made.data.id : ''
    const { client, queryClient } = newKit({ assumptions: { operations: { redemption: false } } })
    sandbox.control.clearLog()
    expect(await queryClient.fetchQuery(redemptionQuery(client, { id }))).toMatchObject({
      id,
      status: 'SUBMITTED',
    })
    expect(sandbox.log.map(({ operation }) => operation)).toEqual(['redemptions'])
    await expect(queryClient.fetchQuery(redemptionQuery(client, { id: 'another' }))).rejects.toMatchObject({
      kind: 'not-found',
      operation: 'redemptions',
    })
    sandbox.control.scenario({ failures: [{ kind: 500, operation: 'redemptions' }] })
    sandbox.control.clearLog()
    const again = { ...redemptionQuery(client, { id }), staleTime: 0, retry: false } as const
    await expect(queryClient.fetchQuery(again)).rejects.toMatchObject({ kind: 'service' })
    expect(sandbox.log).toHaveLength(1)
  })
})

describe('a Service that reads from a copy which is behind', () => {
  it('has what was redeemed on its page at once, and reads the list and the points again until it is there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const kit = newKit()
    const list = new QueryObserver(kit.queryClient, redemptionsQuery(kit.client))
    onTestFinished(list.subscribe(() => {}))
    let isBehind = true
    changeAnswers('/redemptions', (answer) => (isBehind ? Response.json({ redemptions: [] }) : answer))
    const made = await createRedemption(kit, offerId)
    if (!made.ok) throw made.error
    const { queryKey } = redemptionQuery(kit.client, made.data)
    expect(kit.queryClient.getQueryData(queryKey)).toEqual(made.data)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(list.getCurrentResult().data?.rows).toEqual([])
    isBehind = false
    await vi.advanceTimersByTimeAsync(5_000)
    expect(list.getCurrentResult().data?.rows).toHaveLength(1)
    const before = sent('redemptions').length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent('redemptions')).toHaveLength(before)
  })

  it('reads a list that is not on screen once more, and no points beside it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const kit = newKit()
    await kit.queryClient.fetchQuery(redemptionsQuery(kit.client))
    const wallet = new QueryObserver(kit.queryClient, walletQuery(kit.client))
    onTestFinished(wallet.subscribe(() => {}))
    await createRedemption(kit, offerId)
    await vi.waitFor(() => expect(wallet.getCurrentResult().data?.balance).toBe(48_250 - price))
    sandbox.control.clearLog()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sandbox.log.map(({ operation }) => operation)).toEqual(['redemptions'])
  })

  it('reads the points again until they have moved', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const kit = newKit()
    await kit.queryClient.fetchQuery(redemptionsQuery(kit.client))
    const wallet = new QueryObserver(kit.queryClient, walletQuery(kit.client))
    onTestFinished(wallet.subscribe(() => {}))
    await vi.waitFor(() => expect(wallet.getCurrentResult().data?.balance).toBe(48_250))
    const old = wallet.getCurrentResult().data
    let isBehind = true
    changeAnswers('/wallet', (answer) => (isBehind ? Response.json(old) : answer))
    await createRedemption(kit, offerId)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(wallet.getCurrentResult().data?.balance).toBe(48_250)
    isBehind = false
    await vi.advanceTimersByTimeAsync(5_000)
    await vi.waitFor(() => expect(wallet.getCurrentResult().data?.balance).toBe(48_250 - price))
    sandbox.control.clearLog()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sandbox.log.map(({ operation }) => operation)).toEqual([])
  })

  it('reads points and their history again too, and a list that could not be read the next time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const kit = newKit({ assumptions: { operations: { ledger: true } } })
    await createRedemption(newKit(), 'tide-walk')
    const known = await kit.queryClient.fetchQuery(redemptionsQuery(kit.client))
    expect(known.rows).toHaveLength(1)
    for (const options of [walletQuery(kit.client), ledgerQuery(kit.client)])
      onTestFinished(new QueryObserver<unknown>(kit.queryClient, options as never).subscribe(() => {}))
    await createRedemption(kit, offerId)
    sandbox.control.scenario({ failures: [{ kind: 500, operation: 'redemptions', times: 1 }] })
    await vi.advanceTimersByTimeAsync(1_999)
    sandbox.control.clearLog()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(sandbox.log.map(({ operation }) => operation)).toEqual(['redemptions', 'wallet', 'ledger'])
    sandbox.control.clearLog()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sandbox.log.map(({ operation }) => operation)).toEqual(['redemptions'])
  })

  it('reads nothing more where no list was read, nor once the session has ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const [kit, other] = [newKit(), newKit()]
    await createRedemption(kit, offerId)
    await other.queryClient.fetchQuery(redemptionsQuery(other.client))
    await createRedemption(other, 'tide-walk')
    other.session.end()
    sandbox.control.clearLog()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sandbox.log).toEqual([])
  })
})

describe('the memory across a reload', () => {
  it('keeps hashes of offer and owner, the key and the time, and nothing else', async () => {
    lose()
    await createRedemption(newKit(), offerId)
    const [text = ''] = [...stored.values()]
    expect(JSON.parse(text)).toEqual([
      {
        offer: expect.stringMatching(/^[\da-z]+$/),
        owner: expect.stringMatching(/^[\da-z]+$/),
        key: expect.stringMatching(/^[\da-f-]{36}$/),
        at: expect.any(Number),
        known: [],
        isAll: false,
        until: null,
      },
    ])
    expect(text).not.toContain(member)
    expect(text).not.toContain(offerId)
    expect(text).not.toContain(new URL(sandbox.baseUrl).host)
  })

  it('restores it as unknown, and finds it in the list', async () => {
    lose()
    await createRedemption(newKit(), offerId)
    const reloaded = newKit()
    expect(outcome(reloaded)).toBe('unknown')
    expect(await createRedemption(reloaded, offerId)).toMatchObject({ ok: true, isEarlierAttempt: true })
    expect(sent()).toHaveLength(1)
    expect(spent()).toBe(price)
    expect(stored.size).toBe(0)
  })

  it('spends once when only the grant names the member: nothing is forgotten before it', async () => {
    lose()
    await createRedemption(newKit(named), offerId)
    const reloaded = newKit(named)
    expect(await createRedemption(reloaded, offerId)).toMatchObject({ ok: true, isEarlierAttempt: true })
    expect([sent().length, spent(), stored.size]).toEqual([1, price, 0])
  })

  it('sends nothing before a grant has said whose it is, and says why', async () => {
    lose()
    await createRedemption(newKit(named), offerId)
    sandbox.control.scenario({ failures: [{ kind: 'network', operation: 'redemptions' }] })
    const reloaded = newKit(named)
    expect(await createRedemption(reloaded, offerId)).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect([outcome(reloaded), sent().length, stored.size]).toEqual(['unknown', 1, 1])
  })

  it.each([{}, named])(
    'learns by the key where the Service has no list of redemptions, also after a reload (%j)',
    async (options) => {
      const withoutList = { ...options, assumptions: { operations: { redemptions: false } } } as const
      lose()
      const kit = newKit(withoutList)
      await createRedemption(kit, offerId)
      lose()
      await createRedemption(kit, offerId)
      const reloaded = newKit(withoutList)
      expect(await createRedemption(reloaded, offerId)).toMatchObject({ ok: true })
      expect([sent().length, spent(), outcome(reloaded), stored.size]).toEqual([3, price, 'done', 0])
      expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    },
  )

  it.each([{}, named, withoutMemberId])(
    'spends once when the same member signs in again (%j)',
    async (options) => {
      lose()
      const kit = newKit(options)
      await createRedemption(kit, offerId)
      kit.session.end()
      const next = newKit(options)
      await next.client.call(operations.wallet, {})
      expect(outcome(next)).toBe('unknown')
      expect(await createRedemption(next, offerId)).toMatchObject({ ok: true, isEarlierAttempt: true })
      // Where nobody is named, the mark may be another member's: it stays for the next session.
      expect([sent().length, spent(), stored.size]).toEqual([1, price, options === withoutMemberId ? 1 : 0])
    },
  )

  it('spends once when the session ends while it is under way', async () => {
    lose('hang')
    const kit = newKit()
    void createRedemption(kit, offerId)
    kit.session.end()
    expect(outcome(newKit())).toBe('unknown')
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

  it('without a key sends nothing when nothing had arrived, also where the Service acts once for a key', async () => {
    lose('network')
    await createRedemption(newKit(withoutMemberId), offerId)
    passMinute()
    const reloaded = newKit(withoutMemberId)
    expect(await createRedemption(reloaded, offerId)).toMatchObject({
      ok: false,
      error: { code: 'not-made' },
    })
    expect([sent().length, spent()]).toEqual([1, 0])
  })

  it('gives nothing to another member, and waits for its own', async () => {
    lose()
    await createRedemption(newKit(), offerId)
    expect(outcome(newKit({ memberId: 'somebody-else' }))).toBe('idle')
    expect(outcome(newKit())).toBe('unknown')
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
