import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { OfferCatalog, OfferDetail, RedeemOffer } from '../../../src/index.ts'
import { createSandbox, type SandboxOptions } from '../../../src/sandbox/index.ts'
import { createHost } from './renderOffers.tsx'

const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
})
afterEach(() => void vi.useRealTimers())

/** A host whose offers, all of them, can be booked for so long yet. */
function expiringIn(ms: number, scenario: SandboxOptions['scenario'] = 'default') {
  const expiresAt = new Date(Date.now() + ms).toISOString()
  const sandbox = createSandbox({ scenario })
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
    await expiringIn(minute).render(component)
    await expect.element(redeem().first()).toBeVisible()
    vi.advanceTimersByTime(minute)
    await expect.element(page.getByText(/^Booking (has )?closed/).first()).toBeVisible()
    expect(redeem().elements()).toEqual([])
  })

  it.each([
    ['the dialog', { open: true, onClose: () => {} }],
    ['the page', {}],
  ])('is said, and leaves the focus on the title, in %s in which it was on the button', async (_, frame) => {
    await expiringIn(minute).render(<RedeemOffer offerId="fjord-lodge" onAsk={() => {}} {...frame} />)
    await expect.element(redeem()).toBeVisible()
    ;(redeem().element() as HTMLElement).focus()
    vi.advanceTimersByTime(minute)
    await expect.element(page.getByRole('button', { name: 'Ask for it' })).toBeVisible()
    expect(redeem().elements()).toEqual([])
    const title = page.getByRole('heading', { name: 'Redeem this experience?' })
    await expect.element(title).toHaveFocus()
    const said = () =>
      [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent).join(' ')
    await expect.poll(said).toContain('Booking has closed. The time to book has passed.')
  })

  it('changes nothing for what was sent in time', async () => {
    const host = expiringIn(minute, { failures: [{ kind: 'hang', operation: 'createRedemption' }] })
    await host.render(<RedeemOffer offerId="fjord-lodge" />)
    await expect.element(redeem()).toBeVisible()
    vi.advanceTimersByTime(minute - 10_000)
    await redeem().click()
    const busy = page.getByRole('button', { name: 'Redeeming' })
    await expect.element(busy).toBeVisible()
    // Booking closes before the write gives up.
    vi.advanceTimersByTime(10_000)
    await expect.element(busy).toBeVisible()
    await expect.element(page.getByText('After', { exact: true })).toBeVisible()
  })

  it('leaves what is available now at that moment', async () => {
    await expiringIn(minute).render(<OfferCatalog defaultFilters={{ isAvailable: true }} />)
    await expect.element(page.getByRole('article').first()).toBeVisible()
    vi.advanceTimersByTime(minute)
    await expect.element(page.getByText('Nothing matches these filters')).toBeVisible()
  })
})
