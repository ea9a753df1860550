import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import { invalidates } from '../../src/queries/index.ts'
import { invalidateAfter, type ReadName, type WriteName } from '../../src/queries/submitWrite.ts'
import { createMemberKit } from '../support/memberKit.ts'

const writes = Object.values(operations).filter(({ method }) => method !== 'GET')
const reads = Object.values(operations).filter(({ method }) => method === 'GET')

describe('what a write changes', () => {
  it('is written down for every write, in reads that exist', () => {
    expect(Object.keys(invalidates).toSorted()).toEqual(writes.map(({ name }) => name).toSorted())
    const names = reads.map(({ name }) => name as string)
    expect(
      Object.values(invalidates)
        .flat()
        .filter((name) => !names.includes(name)),
    ).toEqual([])
  })

  it.each(Object.keys(invalidates) as WriteName[])('is read again after %s, and nothing else', (write) => {
    const { kit } = createMemberKit()
    const { queryClient, session } = kit
    for (const { name } of reads) queryClient.setQueryData(['xp', session.id, name, {}], 'read')
    queryClient.setQueryData(['xp', 'another-session', 'wallet', {}], 'read')
    queryClient.setQueryData(['host'], 'theirs')
    invalidateAfter(kit, write)
    const stale = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
    expect(stale.map(({ queryKey }) => queryKey[2]).toSorted()).toEqual([...invalidates[write]].toSorted())
  })

  it('is read again after a lost answer too, for it may have been done', async () => {
    const { kit, sandbox } = createMemberKit({
      scenario: { failures: [{ kind: 'lost-answer', operation: 'createRedemption' }] },
    })
    const { submitWrite } = await import('../../src/queries/submitWrite.ts')
    kit.queryClient.setQueryData(['xp', kit.session.id, 'wallet', {}], 'read')
    const [offer] = (await kit.client.call(operations.offers, { query: {} })).data.offers.filter(
      ({ availability }) => availability?.isAvailable,
    )
    const input = { subject: offer!.id, params: {}, readBody: () => ({ offer: offer!.id }) }
    expect(await submitWrite(kit, operations.createRedemption, input)).toMatchObject({ ok: false })
    expect(kit.queryClient.getQueryState(['xp', kit.session.id, 'wallet', {}])?.isInvalidated).toBe(true)
    expect(sandbox.log.some(({ operation }) => operation === 'createRedemption')).toBe(true)
  })
})

it.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'a first read that a view waits for as a write is done brings no answer from before (%i turns after it came)',
  async (turns) => {
    const { kit } = createMemberKit()
    let answer = (_: string) => {}
    const before = new Promise<string>((resolve) => (answer = resolve))
    const later = () => new Promise((resolve) => setTimeout(resolve, 0, 'after'))
    const queryFn = vi.fn(later).mockReturnValueOnce(before)
    const queryKey = ['xp', kit.session.id, 'redemptions', {}]
    const observer = new QueryObserver(kit.queryClient, { queryKey, queryFn })
    const stop = observer.subscribe(() => {})
    if (turns > 0) answer('before')
    for (let turn = 1; turn < turns; turn += 1) await Promise.resolve()
    invalidateAfter(kit, 'createRedemption')
    answer('before')
    await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ fetchStatus: 'idle' }), 10_000)
    expect(observer.getCurrentResult().data).toBe('after')
    expect(queryFn).toHaveBeenCalledTimes(2)
    stop()
  },
)

it('nothing is invalidated once the session has ended, or by a write that changes nothing', () => {
  const { kit } = createMemberKit()
  const key = ['xp', kit.session.id, 'wallet', {}]
  kit.queryClient.setQueryData(key, 'read')
  invalidateAfter(kit, 'issuePhoneCode')
  expect(kit.queryClient.getQueryState(key)?.isInvalidated).toBe(false)
  kit.session.end()
  kit.queryClient.setQueryData(key, 'read')
  invalidateAfter(kit, 'createRedemption')
  expect(kit.queryClient.getQueryState(key)?.isInvalidated).toBe(false)
})

it('each write has these read again, and no others', () => {
  expect(invalidates).toEqual({
    createRedemption: ['wallet', 'ledger', 'redemptions', 'offers', 'offer', 'eligibility', 'conversations'],
    submitFeedback: ['redemption', 'redemptions'],
    createInterest: ['conversations'],
    submitIntake: ['interest'],
    verifyPhone: ['interest'],
    issuePhoneCode: [],
    sendMessage: ['messages'],
    acceptTerms: ['terms'],
  })
})

it('is typed by the names of the operations, so that a typo does not compile', () => {
  expectTypeOf<'createRedemption' | 'sendMessage'>().toExtend<WriteName>()
  expectTypeOf<'wallet'>().not.toExtend<WriteName>()
  expectTypeOf<'sendMessage'>().not.toExtend<ReadName>()
  expectTypeOf<'walet'>().not.toExtend<ReadName>()
})
