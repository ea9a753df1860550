// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ExperienceProvider, useLedger, useRedemption, useWallet } from '../../src/index.ts'
import { operations } from '../../src/contract/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { redemptionsQuery } from '../../src/queries/index.ts'
import { createMemberKit } from '../support/memberKit.ts'

function Page({ id }: { readonly id: string }) {
  useLedger()
  return (
    <p>
      {useRedemption(id).data?.status} {useWallet().data?.balance}
    </p>
  )
}

/** A member who has redeemed an offer. */
async function redeemed() {
  const host = createMemberKit({
    member: sandboxMembers.fresh,
    client: { assumptions: { operations: { ledger: true } } },
  })
  const { kit, sandbox } = host
  const { data } = await kit.client.call(
    operations.createRedemption,
    { body: { offer: 'fjord-lodge' } },
    { idempotencyKey: 'made-up' },
  )
  return {
    ...host,
    id: data.id,
    advance: (status: 'OPEN' | 'CANCELED') => void sandbox.control.advance(data.id, status),
    open: () =>
      render(
        <StrictMode>
          <ExperienceProvider client={kit.client}>
            <Page id={data.id} />
          </ExperienceProvider>
        </StrictMode>,
      ),
    readAgain: () =>
      act(() =>
        kit.queryClient.invalidateQueries({ queryKey: ['xp', kit.session.id, operations.redemption.name] }),
      ),
  }
}

describe('another status than the list has', () => {
  it('has the list read again, once', async () => {
    const { kit, advance, open, readAgain, requests } = await redeemed()
    const list = new QueryObserver(kit.queryClient, redemptionsQuery(kit.client))
    onTestFinished(list.subscribe(() => {}))
    open()
    expect(await screen.findByText('SUBMITTED 6250')).toBeInTheDocument()
    advance('OPEN')
    await readAgain()
    expect(await screen.findByText('OPEN 6250')).toBeInTheDocument()
    await vi.waitFor(() => expect(list.getCurrentResult().data?.rows[0]?.status).toBe('OPEN'))
    expect([requests('redemptions').length, requests('wallet').length]).toEqual([2, 1])
  })
})

describe('a cancellation', () => {
  it('that is seen while the page is open has balance and ledger read again, once', async () => {
    const { advance, open, readAgain, requests } = await redeemed()
    open()
    expect(await screen.findByText('SUBMITTED 6250')).toBeInTheDocument()
    advance('CANCELED')
    await readAgain()
    expect(await screen.findByText('CANCELED 48250')).toBeInTheDocument()
    expect([requests('wallet').length, requests('ledger').length]).toEqual([2, 2])
  })

  it('of before the page was opened changes nothing that is read now', async () => {
    const { advance, open, requests } = await redeemed()
    advance('CANCELED')
    open()
    expect(await screen.findByText('CANCELED 48250')).toBeInTheDocument()
    // StrictMode runs the effects of what is there from its first render twice.
    open()
    expect(await screen.findAllByText('CANCELED 48250')).toHaveLength(2)
    expect([requests('wallet').length, requests('ledger').length]).toEqual([1, 1])
  })

  it('of another redemption, shown in the place of one that goes on, is no news', async () => {
    const { kit, id, advance, requests } = await redeemed()
    advance('CANCELED')
    const { data } = await kit.client.call(
      operations.createRedemption,
      { body: { offer: 'fjord-lodge' } },
      { idempotencyKey: 'another' },
    )
    const page = (shown: string) => (
      <StrictMode>
        <ExperienceProvider client={kit.client}>
          <Page id={shown} />
        </ExperienceProvider>
      </StrictMode>
    )
    const { rerender } = render(page(data.id))
    expect(await screen.findByText(/^SUBMITTED \d/)).toBeInTheDocument()
    rerender(page(id))
    expect(await screen.findByText(/^CANCELED \d/)).toBeInTheDocument()
    rerender(page(data.id))
    expect(await screen.findByText(/^SUBMITTED \d/)).toBeInTheDocument()
    rerender(page(id))
    expect(await screen.findByText(/^CANCELED \d/)).toBeInTheDocument()
    expect([requests('wallet').length, requests('ledger').length]).toEqual([1, 1])
  })

  it('is no other status: a booking that goes on gives no points back', async () => {
    const { advance, open, readAgain, requests } = await redeemed()
    open()
    expect(await screen.findByText('SUBMITTED 6250')).toBeInTheDocument()
    advance('OPEN')
    await readAgain()
    expect(await screen.findByText('OPEN 6250')).toBeInTheDocument()
    expect([requests('wallet').length, requests('ledger').length]).toEqual([1, 1])
  })
})
