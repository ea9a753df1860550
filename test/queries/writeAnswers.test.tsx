// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import * as queries from '../../src/queries/index.ts'
import { sandboxInterest, sandboxMembers } from '../../src/sandbox/index.ts'
import { createCopy } from '../support/createCopy.ts'
import { createMemberKit, type MemberKit } from '../support/memberKit.ts'

const offerId = 'fjord-lodge'

/** A Service whose reads come from a copy that is behind, each after a moment. */
function readBehind(service: (request: Request) => Promise<Response>): typeof globalThis.fetch {
  const copy = createCopy(service)
  return async (input, init) => {
    const request = new Request(input, init)
    const answer = await (request.method === 'GET' ? copy : service)(request)
    await new Promise((resolve) => setTimeout(resolve, 5))
    return answer
  }
}

/** A member with a history, whose hooks write and who looks at nothing meanwhile. */
async function member({ isBehind = false } = {}) {
  const made: MemberKit = createMemberKit({
    member: sandboxMembers.withHistory,
    client: {
      assumptions: { operations: { acceptTerms: true } },
      ...(isBehind && { fetch: readBehind((request) => made.sandbox.fetch(request)) }),
    },
  })
  const { kit } = made
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <queries.KitContext.Provider value={kit}>{children}</queries.KitContext.Provider>
  )
  const rows = (await kit.queryClient.fetchQuery(queries.redemptionsQuery(kit.client))).rows
  return {
    ...made,
    redemptionId: rows.find(({ status }) => status === 'COMPLETED')?.id ?? '',
    hook: <Result,>(use: () => Result) => renderHook(use, { wrapper }).result,
    cached: () => kit.queryClient.getQueryCache().findAll({ queryKey: ['xp'] }),
  }
}
type Member = Awaited<ReturnType<typeof member>>

/** Each write whose answer is a reading, as a host calls it, and where that reading is found. */
const writes: Readonly<Record<string, (member: Member) => () => Promise<queries.WriteResult<unknown>>>> = {
  'an interest': ({ hook }: Member) => {
    const { current } = hook(() => queries.useCreateInterest(offerId))
    return () => current.submit({ adults: 2 })
  },
  'an intake': ({ hook }: Member) => {
    const { current } = hook(() => queries.useSubmitIntake(sandboxInterest))
    return () => current.submit({ interestId: sandboxInterest, intake: { adults: 7 } })
  },
  'a rating': ({ hook, redemptionId }: Member) => {
    const { current } = hook(() => queries.useSubmitFeedback(redemptionId))
    return () => current.submit({ rating: 7 })
  },
  'accepted terms': ({ hook }: Member) => {
    const { current } = hook(() => queries.useAcceptTerms('TERMS_OF_SERVICE'))
    return () => current.submit({ type: 'TERMS_OF_SERVICE', version: '3.1' })
  },
}
/** Where a host reads what such an answer is about. */
const keys = ({ kit: { client } }: Member, { id = '' }: { readonly id?: string }) => [
  queries.interestQuery(client, { id }).queryKey,
  queries.redemptionQuery(client, { id }).queryKey,
  queries.termsQuery(client).queryKey,
]
const operationNames = ['createInterest', 'submitIntake', 'submitFeedback', 'acceptTerms']

afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

/** The member looks at another tab, and comes back after so long. */
function comeBackAfter(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  act(() => focusManager.setFocused(false))
  vi.setSystemTime(Date.now() + ms)
  act(() => focusManager.setFocused(true))
}

describe.each(Object.entries(writes))('the answer to %s', (_, prepare) => {
  it('is what is known from now on, and nothing is asked for it', async () => {
    const made = await member()
    const before = made.sandbox.log.length
    const result = await act(prepare(made))
    expect(result.ok).toBe(true)
    const known = keys(made, result.ok ? (result.data as { readonly id?: string }) : {})
    expect(known.map((queryKey) => made.kit.queryClient.getQueryData(queryKey))).toContainEqual(
      result.ok ? result.data : null,
    )
    expect(made.sandbox.log.length - before).toBe(1)
  })

  it('stays what is known for who looks at it, where the Service reads from a copy that is behind', async () => {
    const made = await member({ isBehind: true })
    const isQuiet = () => expect(made.kit.queryClient.isFetching()).toBe(0)
    made.hook(() => [
      queries.useInterest(sandboxInterest),
      queries.useRedemption(made.redemptionId),
      queries.useTerms(),
    ])
    await act(() => made.kit.queryClient.refetchQueries())
    const result = await act(prepare(made))
    await waitFor(isQuiet)
    expect(result.ok).toBe(true)
    const known = keys(made, result.ok ? (result.data as { readonly id?: string }) : {})
    expect(known.map((queryKey) => made.kit.queryClient.getQueryData(queryKey))).toContainEqual(
      result.ok ? result.data : null,
    )
  })

  it.each([
    ['is not read again by who comes back within 10 s, for a copy may be behind', 10, 0],
    ['is read again by who comes back after 20 s', 20, 1],
  ] as const)('%s', async (_name, seconds, times) => {
    const made = await member()
    const { queryClient } = made.kit
    queryClient.mount()
    const result = await act(prepare(made))
    const { id = '' } = result.ok ? (result.data as { readonly id?: string }) : {}
    const key = keys(made, { id }).find((queryKey) => queryClient.getQueryData(queryKey))
    made.hook(() => [queries.useInterest(id), queries.useRedemption(id), queries.useTerms()])
    const isQuiet = () => expect(queryClient.isFetching()).toBe(0)
    await waitFor(isQuiet)
    const asked = () => made.requests(String(key?.[2])).length
    const before = asked()
    comeBackAfter(seconds * 1_000)
    await waitFor(isQuiet)
    expect(asked() - before).toBe(times)
    queryClient.unmount()
  })

  it('is not kept when the session ends as soon as it is there', async () => {
    const made = await member()
    const write = prepare(made)
    const { writeRecords, session } = made.kit
    writeRecords.subscribe(() => {
      if (operationNames.some((name) => writeRecords.list(name).some(({ outcome }) => outcome === 'done')))
        session.end()
    })
    expect((await act(write)).ok).toBe(true)
    expect(session.status).toBe('ended')
    expect(made.cached()).toEqual([])
  })
})

it.each([409, 422] as const)(
  'a rating that is refused with %s has the redemption read again',
  async (kind) => {
    const { hook, redemptionId, sandbox, requests } = await member()
    const open = hook(() => ({
      read: queries.useRedemption(redemptionId),
      write: queries.useSubmitFeedback(redemptionId),
    }))
    sandbox.control.scenario({ failures: [{ kind, operation: 'submitFeedback', times: 1 }] })
    expect(requests('redemption')).toHaveLength(0)
    expect(await act(() => open.current.write.submit({ rating: 3 }))).toMatchObject({ ok: false })
    await waitFor(() => expect(requests('redemption')).toHaveLength(1))
  },
)

it('a phone whose code was right stays checked, where the Service reads from a copy that is behind', async () => {
  const { kit, sandbox, hook } = await member({ isBehind: true })
  const phone = '+442079460958'
  const { current } = hook(() => ({
    intake: queries.useSubmitIntake(sandboxInterest),
    code: queries.useVerifyPhone(sandboxInterest),
    read: queries.useInterest(sandboxInterest),
  }))
  await act(() => current.intake.submit({ interestId: sandboxInterest, intake: { phone } }))
  const key = queries.interestQuery(kit.client, { id: sandboxInterest }).queryKey
  await act(() => current.code.submit(sandbox.control.lastPhoneCode(sandboxInterest) ?? ''))
  await waitFor(() => expect(kit.queryClient.isFetching()).toBe(0))
  expect(kit.queryClient.getQueryData(key)?.intake).toMatchObject({ phone, phoneVerified: true })
})

it('a phone that another tab has changed is the one that is checked', async () => {
  const { kit, sandbox, hook } = await member()
  const { current } = hook(() => queries.useVerifyPhone(sandboxInterest))
  const query = queries.interestQuery(kit.client, { id: sandboxInterest })
  await kit.queryClient.fetchQuery(query)
  const phone = '+442079460958'
  await kit.client.call(operations.submitIntake, { params: { id: sandboxInterest }, body: { phone } })
  await act(() => current.submit(sandbox.control.lastPhoneCode(sandboxInterest) ?? ''))
  await waitFor(() =>
    expect(kit.queryClient.getQueryData(query.queryKey)?.intake).toMatchObject({
      phone,
      phoneVerified: true,
    }),
  )
})

it('a phone whose code was right stays checked where the interest cannot be read again', async () => {
  const { kit, sandbox, hook } = await member()
  const { current } = hook(() => queries.useVerifyPhone(sandboxInterest))
  const query = queries.interestQuery(kit.client, { id: sandboxInterest })
  const phone = '+442079460958'
  await kit.client.call(operations.submitIntake, { params: { id: sandboxInterest }, body: { phone } })
  await kit.queryClient.fetchQuery(query)
  sandbox.control.scenario({ failures: [{ kind: 403, operation: 'interest' }] })
  await act(() => current.submit(sandbox.control.lastPhoneCode(sandboxInterest) ?? ''))
  await waitFor(() => expect(sandbox.log.at(-1)).toMatchObject({ operation: 'interest', status: 403 }))
  expect(kit.queryClient.getQueryData(query.queryKey)?.intake).toMatchObject({ phone, phoneVerified: true })
})
