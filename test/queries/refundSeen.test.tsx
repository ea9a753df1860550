// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ExperienceProvider, useRedemption, useWallet } from '../../src/index.ts'
import { operations } from '../../src/contract/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { createMemberKit } from '../support/memberKit.ts'

function Page({ id }: { readonly id: string }) {
  return (
    <p>
      {useRedemption(id).data?.status} {useWallet().data?.balance}
    </p>
  )
}

describe('a cancellation', () => {
  it('that is seen while the page is open has the balance read again, once', async () => {
    const { kit, sandbox, requests } = createMemberKit({ member: sandboxMembers.fresh })
    const { data } = await kit.client.call(
      operations.createRedemption,
      { body: { offer: 'fjord-lodge' } },
      { idempotencyKey: 'made-up' },
    )
    render(
      <ExperienceProvider client={kit.client}>
        <Page id={data.id} />
      </ExperienceProvider>,
    )
    expect(await screen.findByText('SUBMITTED 6250')).toBeInTheDocument()
    sandbox.control.advance(data.id, 'CANCELED')
    await act(() =>
      kit.queryClient.invalidateQueries({ queryKey: ['xp', kit.session.id, operations.redemption.name] }),
    )
    expect(await screen.findByText('CANCELED 48250')).toBeInTheDocument()
    expect(requests('wallet')).toHaveLength(2)
  })

  it('of before the page was opened changes nothing that is read now', async () => {
    const { kit, sandbox, requests } = createMemberKit({ member: sandboxMembers.fresh })
    const { data } = await kit.client.call(
      operations.createRedemption,
      { body: { offer: 'fjord-lodge' } },
      { idempotencyKey: 'made-up' },
    )
    sandbox.control.advance(data.id, 'CANCELED')
    render(
      <ExperienceProvider client={kit.client}>
        <Page id={data.id} />
      </ExperienceProvider>,
    )
    expect(await screen.findByText('CANCELED 48250')).toBeInTheDocument()
    expect(requests('wallet')).toHaveLength(1)
  })
})
