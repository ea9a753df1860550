// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import {
  createMemberSession,
  ExperienceProvider,
  useConversations,
  useEligibility,
  useInterest,
  useLedger,
  useOffer,
  useOffers,
  useRedemption,
  useRedemptions,
  useTerms,
  useThread,
  useWallet,
} from '../../src/index.ts'
import { createSandbox, sandboxInterest, sandboxMembers } from '../../src/sandbox/index.ts'

const member = sandboxMembers.withHistory
const [conversationId = ''] = createSandbox().control.conversationsOf(member)
const assumptions = { operations: { ledger: true, eligibility: true, acceptTerms: true } }

/** All that a component of a host can hold of a member, by the hooks. */
function useEverything() {
  const redemptions = useRedemptions()
  const [redemptionId, setRedemptionId] = useState('')
  const newest = redemptions.data?.[0]?.id
  if (redemptionId === '' && newest !== undefined) setRedemptionId(newest)
  return {
    offers: useOffers(),
    offer: useOffer('fjord-lodge'),
    eligibility: useEligibility('fjord-lodge'),
    redemptions,
    redemption: useRedemption(redemptionId),
    interest: useInterest(sandboxInterest),
    conversations: useConversations(),
    thread: useThread(conversationId),
    wallet: useWallet(),
    ledger: useLedger(),
    terms: useTerms(),
  }
}

it.each([
  ['our cache', undefined],
  ['a cache that the host shares', new QueryClient()],
])(
  'a component of the host has nothing of the member once the session ends, with %s',
  async (_, queryClient) => {
    const sandbox = createSandbox({ assumptions })
    const session = createMemberSession({ refresh: async () => sandbox.grantFor(member) })
    queryClient?.setQueryData(['of the host'], 'kept')
    let seen!: ReturnType<typeof useEverything>
    const Host = () => {
      seen = useEverything()
      return Object.values(seen).filter(({ data }) => data !== undefined).length
    }
    const onError = vi.fn()
    const { container } = render(
      <ExperienceProvider
        {...{ baseUrl: sandbox.baseUrl, session, assumptions, queryClient, onError }}
        fetch={(input, init) => sandbox.fetch(input as Request, init)}
      >
        <Host />
      </ExperienceProvider>,
    )
    await waitFor(() => expect(Object.entries(seen).filter(([, { data }]) => data === undefined)).toEqual([]))

    // The id of the redemption was learned by a hook, which at first had none.
    onError.mockClear()
    const asked = sandbox.log.length
    await act(async () => session.end())
    await waitFor(() => expect(container.textContent).toBe('0'))
    for (const read of Object.values(seen))
      await waitFor(() => expect(read.error).toMatchObject({ kind: 'session-ended' }))
    expect(sandbox.log).toHaveLength(asked)
    expect(queryClient?.getQueryData(['of the host'])).toBe(queryClient && 'kept')
    expect(onError).not.toHaveBeenCalled()
  },
)
