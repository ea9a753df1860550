// @vitest-environment jsdom
import { OfferCatalog, RedeemOffer } from '../../../src/index.ts'
import { sandboxMembers, sandboxOffers } from '../../../src/sandbox/index.ts'
import { createTestProvider } from '../../../src/sandbox/react/index.ts'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

afterEach(cleanup) // with Vitest's globals, Testing Library does it by itself

test('members see the catalog', async () => {
  const { Provider, sandbox, events } = createTestProvider({ locale: 'en-GB' })
  render(<OfferCatalog />, { wrapper: Provider })
  expect((await screen.findAllByRole('heading', { name: /fjord/i })).length).toBeGreaterThan(0)
  expect(sandbox.log.map(({ operation }) => operation)).toContain('offers')
  expect(events).toContainEqual({ name: 'catalog.viewed' })
})

test('points are spent once, also where the answer is lost', async () => {
  const { Provider, sandbox, events } = createTestProvider({
    locale: 'en-GB',
    member: sandboxMembers.fresh,
    // The Service acts, and its answer is lost on the way.
    scenario: { failures: [{ kind: 'lost-answer', operation: 'createRedemption', times: 1 }] },
  })
  const points = () => sandbox.control.walletOf(sandboxMembers.fresh).balance
  expect(points()).toBe(48_250)
  render(<RedeemOffer offerId={sandboxOffers.complete} open onClose={() => {}} />, { wrapper: Provider })

  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('button', { name: /^Redeem for/ }))
  fireEvent.click(await dialog.findByRole('button', { name: 'Try again' }))
  await dialog.findByRole('heading', { name: 'It is on its way' })

  expect(points()).toBe(48_250 - 42_000)
  expect(events.filter(({ name }) => name === 'redemption.created')).toHaveLength(1)
})
