import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { OfferCatalog, OfferDetail, RedeemOffer } from '../../../src/index.ts'
import { createSandbox } from '../../../src/sandbox/index.ts'
import { createHost } from './renderOffers.tsx'

/** A host whose offers, all of them, can be booked for so long yet. */
function expiringIn(ms: number) {
  const expiresAt = new Date(Date.now() + ms).toISOString()
  const sandbox = createSandbox()
  const fetch = async (input: Request) => {
    const answer = await sandbox.fetch(input)
    if (!new URL(input.url).pathname.endsWith('/offers')) return answer
    const body = (await answer.json()) as { offers: object[] }
    return Response.json({ ...body, offers: body.offers.map((offer) => ({ ...offer, expiresAt })) })
  }
  const host = createHost({
    sandbox,
    provider: { fetch: ((input, init) => fetch(new Request(input, init))) as typeof globalThis.fetch },
  })
  return { render: (children: ReactNode) => host.render(children) }
}

const redeem = () => page.getByRole('button', { name: /^Redeem/ })

describe('an offer whose time to book ends', () => {
  it.each([
    ['its page', <OfferDetail key="detail" offerId="fjord-lodge" onRedeem={() => {}} />],
    ['the dialog', <RedeemOffer key="redeem" offerId="fjord-lodge" />],
  ])('cannot be redeemed in %s an hour later, though the day is not over', async (_, component) => {
    await expiringIn(-3_600_000).render(component)
    await expect.element(page.getByText(/^Booking (has )?closed/).first()).toBeVisible()
    expect(redeem().elements()).toEqual([])
  })

  it.each([
    ['its page', <OfferDetail key="detail" offerId="fjord-lodge" onRedeem={() => {}} />],
    ['the dialog', <RedeemOffer key="redeem" offerId="fjord-lodge" />],
  ])('closes in %s at that moment, while it is open', async (_, component) => {
    await expiringIn(3_000).render(component)
    await expect.element(redeem().first()).toBeVisible()
    await expect.element(page.getByText(/^Booking (has )?closed/).first()).toBeVisible()
    expect(redeem().elements()).toEqual([])
  })

  it('leaves what is available now at that moment', async () => {
    await expiringIn(3_000).render(<OfferCatalog defaultFilters={{ isAvailable: true }} />)
    await expect.element(page.getByRole('article').first()).toBeVisible()
    await expect.element(page.getByText('Nothing matches these filters')).toBeVisible()
  })
})
