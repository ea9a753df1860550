// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemberSession, ExperienceProvider, useCreateRedemption, useWallet } from '../../src/index.ts'
import { createSandbox, sandboxMembers } from '../../src/sandbox/index.ts'
import { asMember } from '../support/asMember.ts'
import { holdAnswers } from '../support/holdAnswers.ts'

const { fresh, withFewPoints } = sandboxMembers
const before = '48250'

/** A host that shares its own cache, and has a part with nothing but a balance. */
function openHost(held = holdAnswers('messages')) {
  const sandbox = createSandbox(held)
  const queryClient = new QueryClient()
  const signIn = (member: string = fresh) =>
    createMemberSession({ refresh: async () => sandbox.grantFor(member) })
  let redeem!: ReturnType<typeof useCreateRedemption>['submit']
  const Balance = () => <output>{useWallet().data?.balance ?? 'reading'}</output>
  const Redeem = () => {
    redeem = useCreateRedemption('chefs-counter').submit
    return null
  }
  const fetch = (input: unknown, init?: RequestInit) => sandbox.fetch(input as Request, init)
  const page = (session: ReturnType<typeof signIn>, providers = 1) => {
    const shared = { baseUrl: sandbox.baseUrl, session, queryClient, fetch }
    return (
      <>
        <ExperienceProvider {...shared}>
          <Balance />
          <Redeem />
        </ExperienceProvider>
        {providers > 1 && <ExperienceProvider {...shared}>another part</ExperienceProvider>}
      </>
    )
  }
  const session = signIn()
  const { rerender, unmount } = render(page(session))
  return {
    queryClient,
    session,
    held,
    spendElsewhere: () => asMember(sandbox, fresh, '/v1/redemptions', { offer: 'chefs-counter' }),
    redeem: () => act(() => redeem()),
    show: (by: string | typeof session, providers?: number) =>
      rerender(page(typeof by === 'string' ? signIn(by) : by, providers)),
    unmount,
    balance: () => screen.getByRole('status').textContent,
    asked: () => sandbox.log.filter(({ operation }) => operation === 'wallet').length,
  }
}

/** What is done beside it, and what is read because of it. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

const ways: readonly (readonly [string, (queryClient: QueryClient) => unknown])[] = [
  ['clears its cache', (queryClient) => queryClient.clear()],
  ['removes all reads', (queryClient) => queryClient.removeQueries()],
  ['cancels all reads', (queryClient) => queryClient.cancelQueries()],
]

it.each(ways)('a first reading comes to its end where the host %s meanwhile', async (_, take) => {
  const { queryClient, balance, asked, held } = openHost(holdAnswers('wallet'))
  await waitFor(() => expect(asked()).toBe(1))
  await act(async () => void take(queryClient))
  held.release()
  await waitFor(() => expect(balance()).toBe(before))
  expect(asked()).toBe(2)
})

it.each(ways)('a balance is that after the redemption where the host %s before', async (_, take) => {
  const { queryClient, balance, redeem } = openHost()
  await waitFor(() => expect(balance()).toBe(before))
  act(() => void take(queryClient))
  // What has been read stays meanwhile.
  expect(balance()).toBe(before)
  await redeem()
  await waitFor(() => expect(Number(balance())).toBeLessThan(Number(before)))
})

it('it is read once where two providers share the session and the cache', async () => {
  const { queryClient, session, balance, asked, show } = openHost()
  await waitFor(() => expect(balance()).toBe(before))
  show(session, 2)
  await settle()
  act(() => void queryClient.clear())
  await waitFor(() => expect(asked()).toBe(2))
  await settle()
  expect(asked()).toBe(2)
})

it('a balance that is being read again is read to the end where the host cancels all reads', async () => {
  const { queryClient, balance, spendElsewhere } = openHost()
  await waitFor(() => expect(balance()).toBe(before))
  await spendElsewhere()
  await act(async () => {
    void queryClient.invalidateQueries()
    void queryClient.cancelQueries()
  })
  await waitFor(() => expect(Number(balance())).toBeLessThan(Number(before)))
})

it('nothing of a member is read or stored anew where the host clears its cache and shows another', async () => {
  const { queryClient, session, balance, asked, show } = openHost()
  await waitFor(() => expect(balance()).toBe(before))
  act(() => {
    queryClient.clear()
    show(withFewPoints)
  })
  await settle()
  expect(balance()).not.toBe(before)
  expect(asked()).toBe(2)
  expect(queryClient.getQueryCache().findAll({ queryKey: ['xp', session.id] })).toEqual([])
})

it('a page that has ended, or is gone, reads nothing more', async () => {
  const { queryClient, session, balance, asked, unmount } = openHost()
  await waitFor(() => expect(balance()).toBe(before))
  act(() => {
    queryClient.clear()
    session.end()
  })
  await settle()
  queryClient.clear()
  unmount()
  await settle()
  expect(asked()).toBe(1)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
