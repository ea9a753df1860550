// @vitest-environment jsdom
import { IsRestoringProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import * as queries from '../../src/queries/index.ts'
import { sandboxInterest, sandboxMembers } from '../../src/sandbox/index.ts'
import { useFollowed } from '../../src/queries/polling.ts'
import { createMemberKit, type MemberKitOptions } from '../support/memberKit.ts'

const offerId = 'fjord-lodge'

/** Hooks over a sandbox, as a component of a host uses them. */
function member(options: MemberKitOptions = {}) {
  const made = createMemberKit({ member: sandboxMembers.withHistory, ...options })
  made.kit.queryClient.mount()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <queries.KitContext.Provider value={made.kit}>{children}</queries.KitContext.Provider>
  )
  return { ...made, hook: <Result,>(use: () => Result) => renderHook(use, { wrapper }) }
}
const paged = (size: number, options: MemberKitOptions = {}) =>
  member({
    ...options,
    client: {
      assumptions: { paging: { size }, operations: { ledger: true, eligibility: true, acceptTerms: true } },
    },
  })
const finish = async <Value,>(promise: Promise<Value>): Promise<Value> => {
  let value!: Value
  await act(async () => {
    value = await promise
  })
  return value
}

afterEach(() => void vi.useRealTimers())

describe('a hook outside a provider', () => {
  it('says so to the developer', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHook(() => queries.useExperienceKit())).toThrow(/outside <ExperienceProvider>/)
    complaints.mockRestore()
  })
})

describe('a list', () => {
  it.each([
    ['useOffers', () => queries.useOffers()],
    ['useRedemptions', () => queries.useRedemptions()],
    ['useConversations', () => queries.useConversations()],
    ['useLedger', () => queries.useLedger()],
  ] as const)('is read page by page, to its end and no further (%s)', async (_name, use) => {
    const { hook } = paged(2)
    const { result } = hook(use as () => queries.ListResult<{ readonly id: string }>)
    expect(result.current).toMatchObject({
      data: undefined,
      hasMore: false,
      isFetchingMore: false,
      fetchMoreError: null,
    })
    await waitFor(() => expect(result.current.data).toBeDefined())
    const ids: string[][] = [(result.current.data ?? []).map(({ id }) => id)]
    while (result.current.hasMore) {
      await finish(result.current.fetchMore())
      ids.push((result.current.data ?? []).map(({ id }) => id))
    }
    expect(ids[0]?.length).toBeLessThanOrEqual(2)
    expect(new Set(ids.at(-1)).size).toBe(ids.at(-1)?.length)
    await finish(result.current.fetchMore())
    expect(result.current.data).toHaveLength(ids.at(-1)?.length ?? 0)
  })

  it('tells that a page is being read, and why it could not be, until the next attempt', async () => {
    const { hook, sandbox } = paged(2)
    const { result } = hook(() => queries.useRedemptions())
    await waitFor(() => expect(result.current.hasMore).toBe(true))
    sandbox.control.scenario({ failures: [{ kind: 403, operation: 'redemptions', times: 1 }] })
    let reading!: Promise<void>
    act(() => {
      reading = result.current.fetchMore()
    })
    expect(result.current).toMatchObject({ isFetchingMore: true, fetchMoreError: null })
    await finish(reading)
    expect(result.current).toMatchObject({
      isFetchingMore: false,
      fetchMoreError: { kind: 'permission' },
      hasMore: true,
    })
    expect(result.current.data).toHaveLength(2)
    act(() => {
      reading = result.current.fetchMore()
    })
    expect(result.current).toMatchObject({ isFetchingMore: true, fetchMoreError: null })
    await finish(reading)
    expect(result.current).toMatchObject({ isFetchingMore: false, fetchMoreError: null })
    expect(result.current.data).toHaveLength(4)
  })

  it('of an operation that is switched off is not read', async () => {
    const { hook, requests } = member()
    const { result } = hook(() => [queries.useLedger(), queries.useEligibility(offerId)] as const)
    await finish(Promise.resolve())
    expect(result.current.map(({ fetchStatus, data }) => [fetchStatus, data])).toEqual([
      ['idle', undefined],
      ['idle', undefined],
    ])
    expect([...requests('ledger'), ...requests('eligibility')]).toEqual([])
  })
})

describe('a read', () => {
  it('in a host that restores its own cache waits for that, as every hook of TanStack there', async () => {
    const { kit, requests } = member()
    const host = (isRestoring: boolean) =>
      function Host({ children }: { readonly children: ReactNode }) {
        return (
          <IsRestoringProvider value={isRestoring}>
            <queries.KitContext.Provider value={kit}>{children}</queries.KitContext.Provider>
          </IsRestoringProvider>
        )
      }
    const waiting = renderHook(() => queries.useWallet(), { wrapper: host(true) })
    const restored = renderHook(() => queries.useTerms(), { wrapper: host(false) })
    await waitFor(() => expect(restored.result.current.data).toBeDefined())
    expect(waiting.result.current).toMatchObject({ isPending: true, fetchStatus: 'idle' })
    expect(requests('wallet')).toEqual([])
  })

  it('of eligibility, terms, wallet and an interest is there', async () => {
    const { hook } = paged(100)
    const { result } = hook(() => ({
      eligibility: queries.useEligibility(offerId).data,
      terms: queries.useTerms().data,
      wallet: queries.useWallet().data,
      interest: queries.useInterest(sandboxInterest).data,
    }))
    await waitFor(() => expect(Object.values(result.current).every((data) => data !== undefined)).toBe(true))
    expect(result.current).toMatchObject({
      eligibility: { eligible: expect.any(Boolean) },
      terms: { documents: [{ type: 'TERMS_OF_SERVICE' }] },
      wallet: { balance: expect.any(Number) },
      interest: { id: sandboxInterest },
    })
  })

  it('of an offer or a redemption that a list has shows that at once, and asks nothing while it is fresh', async () => {
    const { hook, kit, requests } = member()
    const offers = await kit.queryClient.fetchQuery(queries.offersQuery(kit.client))
    const redemptions = await kit.queryClient.fetchQuery(queries.redemptionsQuery(kit.client))
    const [offer, redemption] = [offers.rows[1], redemptions.rows[1]]
    const { result } = hook(() => [
      queries.useOffer(offer?.id ?? '').data,
      queries.useRedemption(redemption?.id ?? '').data,
    ])
    expect(result.current).toEqual([offer, redemption])
    await finish(Promise.resolve())
    expect([requests('offers').length, requests('redemption').length]).toEqual([1, 0])
    const unknown = hook(() => queries.useOffer('gone'))
    expect(unknown.result.current.data).toBeUndefined()
    await waitFor(() => expect(unknown.result.current.data).toBeNull())
  })

  it('of an offer is there without a catalog', async () => {
    const { hook } = member()
    const { result } = hook(() => queries.useOffer(offerId).data)
    expect(result.current).toBeUndefined()
    await waitFor(() => expect(result.current).toMatchObject({ id: offerId }))
  })

  it('can be spread into an object of the host’s own, with all that it tells', async () => {
    const { hook } = member()
    const { result } = hook(() => ({ ...queries.useOffers() }))
    await waitFor(() =>
      expect(result.current).toMatchObject({
        status: 'success',
        isPending: false,
        error: null,
        hasMore: false,
      }),
    )
    expect(result.current.data).toEqual(expect.arrayContaining([expect.objectContaining({ id: offerId })]))
  })
})

describe('a write', () => {
  it('creates an interest, which is listed as made here, newest first and once', async () => {
    const { hook, kit } = member()
    const { result } = hook(() => ({
      write: queries.useCreateInterest(offerId),
      other: queries.useCreateInterest('atelier'),
      made: queries.useMadeInterests(),
    }))
    expect(result.current).toMatchObject({
      write: { status: 'idle', data: null, error: null, requestId: null },
      made: [],
    })
    const first = await finish(result.current.write.submit({ adults: 2 }))
    expect(first).toMatchObject({
      ok: true,
      data: { offer: offerId, intake: { adults: 2 } },
      isEarlierAttempt: false,
    })
    expect(result.current.write).toMatchObject({
      status: 'done',
      data: { offer: offerId },
      requestId: expect.stringMatching(/^req_/),
    })
    const id = result.current.write.data?.id
    expect(result.current.made).toEqual([id])
    expect(
      kit.queryClient.getQueryData(queries.interestQuery(kit.client, { id: id ?? '' }).queryKey),
    ).toMatchObject({ id })
    act(() => result.current.write.reset())
    expect(result.current.write.status).toBe('idle')
    await finish(result.current.write.submit({}))
    expect(result.current.made).toHaveLength(2)
    expect(result.current.made[1]).toBe(id)
  })

  it('redeems an offer', async () => {
    const { hook } = member({ member: sandboxMembers.fresh })
    const { result } = hook(() => queries.useCreateRedemption(offerId))
    expect(await finish(result.current.submit())).toMatchObject({
      ok: true,
      data: { offer: offerId, status: 'SUBMITTED' },
    })
    expect(result.current.status).toBe('done')
  })

  it('that was refused can be taken back, one of unknown outcome can not', async () => {
    const { hook, sandbox } = member({
      member: sandboxMembers.fresh,
      scenario: { failures: [{ kind: 422, operation: 'createInterest', times: 1 }] },
    })
    const { result } = hook(() => queries.useCreateInterest(offerId))
    await finish(result.current.submit({}))
    expect(result.current).toMatchObject({ status: 'refused', error: { kind: 'rejected' }, data: null })
    act(() => result.current.reset())
    expect(result.current).toMatchObject({ status: 'idle', error: null })
    sandbox.control.scenario({ failures: [{ kind: 'lost-answer', operation: 'createInterest', times: 1 }] })
    await finish(result.current.submit({}))
    act(() => result.current.reset())
    expect(result.current.status).toBe('unknown')
  })

  it('accepts terms, and the terms that are read say so', async () => {
    const { hook, kit } = paged(100, { member: sandboxMembers.fresh })
    const { result } = hook(() => ({
      terms: queries.useTerms().data,
      write: queries.useAcceptTerms('TERMS_OF_SERVICE'),
    }))
    await waitFor(() => expect(result.current.terms?.documents[0]?.acceptedAt).toBeNull())
    const version = result.current.terms?.documents[0]?.version ?? ''
    expect(await finish(result.current.write.submit({ type: 'TERMS_OF_SERVICE', version }))).toMatchObject({
      ok: true,
    })
    expect(
      kit.queryClient.getQueryData(queries.termsQuery(kit.client).queryKey)?.documents[0]?.acceptedAt,
    ).toEqual(expect.any(String))
    expect(result.current.write.status).toBe('done')
  })

  it('that accepts other terms is refused, and changes nothing of what is shown', async () => {
    const { hook } = paged(100, { member: sandboxMembers.fresh })
    const { result } = hook(() => ({
      terms: queries.useTerms().data,
      write: queries.useAcceptTerms('TERMS_OF_SERVICE'),
    }))
    await waitFor(() => expect(result.current.terms).toBeDefined())
    expect(
      await finish(result.current.write.submit({ type: 'TERMS_OF_SERVICE', version: 'none' })),
    ).toMatchObject({ ok: false })
    expect(result.current.terms?.documents[0]?.acceptedAt).toBeNull()
  })

  it('sends and checks a phone code; a wrong one is an answer', async () => {
    const { hook, sandbox, kit } = member()
    const { data: interest } = await kit.client.call(
      operations.createInterest,
      { body: { offer: offerId, contactMethod: 'SMS', phone: '+12015550123' } },
      { idempotencyKey: 'made-up' },
    )
    const { result } = hook(() => ({
      issue: queries.useIssuePhoneCode(interest.id),
      check: queries.useVerifyPhone(interest.id),
    }))
    expect(result.current.issue).toMatchObject({ isEnabled: true, status: 'idle' })
    expect(await finish(result.current.issue.submit())).toMatchObject({ ok: true })
    expect(await finish(result.current.check.submit('not-it'))).toMatchObject({
      ok: true,
      data: { verified: false },
    })
    expect(
      await finish(result.current.check.submit(sandbox.control.lastPhoneCode(interest.id) ?? '')),
    ).toMatchObject({ ok: true, data: { verified: true } })
    expect(result.current.check).toMatchObject({ status: 'done', data: { verified: true } })
    const off = member({ client: { assumptions: { operations: { issuePhoneCode: false } } } })
    expect(off.hook(() => queries.useIssuePhoneCode('i')).result.current.isEnabled).toBe(false)
  })

  it('rates a completed redemption, which then says so; a refused rating has it read again', async () => {
    const { hook, kit, requests } = member()
    const rows = (await kit.queryClient.fetchQuery(queries.redemptionsQuery(kit.client))).rows
    const idOf = (status: string) => rows.find((row) => row.status === status)?.id ?? ''
    const done = hook(() => queries.useSubmitFeedback(idOf('COMPLETED')))
    expect(await finish(done.result.current.submit({ rating: 3, comment: 'Made up.' }))).toMatchObject({
      ok: true,
      data: { feedback: { rating: 3, comment: 'Made up.' } },
    })
    expect(
      kit.queryClient.getQueryData(queries.redemptionQuery(kit.client, { id: idOf('COMPLETED') }).queryKey),
    ).toMatchObject({ feedback: { rating: 3 } })

    const open = hook(() => ({
      read: queries.useRedemption(idOf('OPEN')),
      write: queries.useSubmitFeedback(idOf('OPEN')),
    }))
    const before = requests('redemption').length
    expect(await finish(open.result.current.write.submit({ rating: 3 }))).toMatchObject({ ok: false })
    await waitFor(() => expect(requests('redemption').length).toBeGreaterThan(before))
  })

  it.each([403, 404, 409, 422] as const)('refused with %d has the status read again', async (kind) => {
    const { hook, kit, requests } = member({
      scenario: { failures: [{ kind, operation: 'submitFeedback' }] },
    })
    const rows = (await kit.queryClient.fetchQuery(queries.redemptionsQuery(kit.client))).rows
    const id = rows.find((row) => row.status === 'COMPLETED')?.id ?? ''
    const { result } = hook(() => ({ read: queries.useRedemption(id), write: queries.useSubmitFeedback(id) }))
    expect(await finish(result.current.write.submit({ rating: 3 }))).toMatchObject({ ok: false })
    await waitFor(() => expect(requests('redemption')).toHaveLength(1))
  })

  it('a rating that cannot be sent has nothing read again: the Service was not asked', async () => {
    const { hook, kit, requests } = member()
    const rows = (await kit.queryClient.fetchQuery(queries.redemptionsQuery(kit.client))).rows
    const id = rows.find((row) => row.status === 'COMPLETED')?.id ?? ''
    const { result } = hook(() => queries.useSubmitFeedback(id))
    expect(await finish(result.current.submit({ rating: 11 }))).toMatchObject({ ok: false })
    expect(kit.queryClient.getQueryState(queries.redemptionsQuery(kit.client).queryKey)?.isInvalidated).toBe(
      false,
    )
    expect(requests('submitFeedback')).toHaveLength(0)
  })
})

describe('a conversation', () => {
  function conversation(options: MemberKitOptions = {}) {
    const made = member({
      member: sandboxMembers.fresh,
      client: { assumptions: { paging: { size: 2 } } },
      ...options,
    })
    const open = async () => {
      const { data } = await made.kit.client.call(
        operations.createInterest,
        { body: { offer: offerId } },
        { idempotencyKey: 'made-up' },
      )
      const id = data.conversationId ?? ''
      made.sandbox.control.addMessages(
        id,
        Array.from({ length: 7 }, (_, index) => ({
          from: 'concierge' as const,
          body: `message ${String(index)}`,
        })),
      )
      return id
    }
    return { ...made, open }
  }

  it('shows its newest page first, and older ones as they are asked for', async () => {
    const { hook, open } = conversation()
    const id = await open()
    const { result } = hook(() => queries.useThread(id, { isFollowed: false }))
    expect(result.current).toMatchObject({ hasOlder: false, isFetchingOlder: false, fetchOlderError: null })
    await waitFor(() => expect(result.current.data?.rows).toHaveLength(2))
    let reading!: Promise<void>
    while (result.current.hasOlder) {
      const before = result.current.data?.rows.length ?? 0
      act(() => {
        reading = result.current.fetchOlder()
      })
      expect(result.current.isFetchingOlder).toBe(true)
      await finish(reading)
      expect(result.current.isFetchingOlder).toBe(false)
      expect(result.current.data?.rows.length).toBeGreaterThanOrEqual(before)
    }
    const bodies = result.current.data?.rows.map(({ body }) => body) ?? []
    expect(bodies.slice(0, 7)).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `message ${String(index)}`))
    await finish(result.current.fetchOlder())
    expect(result.current.data?.rows).toHaveLength(bodies.length)
  })

  it('tells why older messages could not be read, until the next attempt', async () => {
    const { hook, open, sandbox } = conversation()
    const id = await open()
    const { result } = hook(() => queries.useThread(id, { isFollowed: false }))
    await waitFor(() => expect(result.current.hasOlder).toBe(true))
    sandbox.control.scenario({ failures: [{ kind: 403, operation: 'messages', times: 1 }] })
    await finish(result.current.fetchOlder())
    expect(result.current).toMatchObject({ isFetchingOlder: false, fetchOlderError: { kind: 'permission' } })
    await finish(result.current.fetchOlder())
    expect(result.current.fetchOlderError).toBeNull()
    expect(result.current.data?.rows).toHaveLength(4)
  })
})

describe('attention', () => {
  it('is any sign of the member, until the hook goes', () => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    onTestFinished(() => void vi.restoreAllMocks())
    const { kit } = createMemberKit()
    const { result, unmount } = renderHook(() =>
      useFollowed(kit, {
        queryKey: ['made up'],
        topic: { type: 'conversation', id: 'made up' },
        pace: { activeMs: 4_000, idleMs: 30_000 },
        isFollowed: () => true,
      }),
    )
    const state = {
      error: null,
      dataUpdateCount: 1,
      errorUpdateCount: 0,
      dataUpdatedAt: 0,
      errorUpdatedAt: 0,
    }
    const waitMs = () => result.current.rules.refetchInterval({ state })
    expect(waitMs()).toBe(4_000)
    for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focus']) {
      vi.advanceTimersByTime(60_000)
      expect(waitMs()).toBe(8_000)
      window.dispatchEvent(new Event(sign))
      expect(waitMs()).toBe(4_000)
    }
    vi.advanceTimersByTime(600_000)
    expect(waitMs()).toBe(30_000)
    result.current.markActive()
    expect(waitMs()).toBe(4_000)
    unmount()
    vi.advanceTimersByTime(60_000)
    window.dispatchEvent(new Event('keydown'))
    expect(waitMs()).toBe(8_000)
  })
})
