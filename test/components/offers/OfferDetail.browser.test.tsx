import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { OfferDetail } from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { setDisplayPrice } from '../../../stories/setDisplayPrice.ts'
import { createHost } from './renderOffers.tsx'
import { holdAnswers } from '../../support/holdAnswers.ts'
import { assertive } from '../../support/liveRegions.ts'

const panel = () => page.getByRole('heading', { name: 'Price' }).element().parentElement as HTMLElement

describe('OfferDetail', () => {
  it('shows what the Service gave, and tells the host that it was viewed', async () => {
    const host = createHost()
    await host.render(<OfferDetail offerId="fjord-lodge" onAsk={() => {}} onRedeem={() => {}} />)
    await expect
      .element(page.getByRole('heading', { level: 2, name: 'Three nights above the fjord' }))
      .toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'On the water' })).toBeInTheDocument()
    await expect.element(page.getByRole('definition').filter({ hasText: 'Up to 2' })).toBeInTheDocument()
    await expect.poll(() => panel().textContent).toMatch(/Your balance48,250.*After you redeem6,250/)
    await expect.poll(() => host.events).toEqual([{ name: 'offer.viewed', offerId: 'fjord-lodge' }])
  })

  it('leaves the buttons where they are as the wallet comes', async () => {
    const held = holdAnswers('wallet')
    await createHost(held).render(<OfferDetail offerId="fjord-lodge" onAsk={() => {}} onRedeem={() => {}} />)
    const ask = page.getByRole('button', { name: 'Ask for it' }).last()
    await expect.element(page.getByText('Your balance')).toBeVisible()
    const { top } = ask.element().getBoundingClientRect()
    held.release()
    await expect.poll(() => panel().textContent).toContain('about US$420')
    expect(ask.element().getBoundingClientRect().top).toBeCloseTo(top, 1)
  })

  it('keeps the rows of the balance as high as they are once it is known', async () => {
    const held = holdAnswers('wallet')
    await createHost(held).render(<OfferDetail offerId="fjord-lodge" onAsk={() => {}} onRedeem={() => {}} />)
    const row = () => page.getByText('Your balance').element().parentElement as HTMLElement
    await expect.element(page.getByText('Your balance')).toBeVisible()
    const { height } = row().getBoundingClientRect()
    held.release()
    await expect.poll(() => row().textContent).toContain('48,250')
    expect(height).toBe(row().getBoundingClientRect().height)
  })

  it.each([
    [768, 1],
    [1280, 2],
  ])('lists what is included %i px wide in so many columns: %i', async (width, columns) => {
    await page.viewport(width, 900)
    await createHost().render(<OfferDetail offerId="fjord-lodge" />)
    const groups = () =>
      ['Stay', 'On the water'].map((name) =>
        page.getByRole('heading', { name }).element().getBoundingClientRect(),
      )
    await expect.element(page.getByRole('heading', { name: 'On the water' })).toBeVisible()
    expect(new Set(groups().map(({ left }) => left)).size).toBe(columns)
  })

  it.each([700, 768, 900, 1280])(
    'has its words at least as wide as the price beside them: %i px',
    async (width) => {
      await page.viewport(width, 900)
      await createHost().render(<OfferDetail offerId="fjord-lodge" onAsk={() => {}} onRedeem={() => {}} />)
      const title = page.getByRole('heading', { level: 2, name: 'Three nights above the fjord' })
      await expect.element(title).toBeVisible()
      const [words, price] = [title.element(), panel()].map((each) => each.getBoundingClientRect())
      expect(words?.right).toBeLessThan(price?.left ?? 0)
      expect(words?.width).toBeGreaterThanOrEqual(price?.width ?? 0)
    },
  )

  it('says what redeeming leaves only where it can be redeemed', async () => {
    await createHost().render(<OfferDetail offerId="fjord-lodge" onAsk={() => {}} />)
    await expect.poll(() => panel().textContent).toMatch(/Your balance48,250/)
    expect(panel().textContent).not.toContain('After you redeem')
  })

  it('has no row for what the Service did not give', async () => {
    await createHost().render(<OfferDetail offerId="forest-cabin" />)
    await expect.element(page.getByRole('term').filter({ hasText: 'Where' })).toBeVisible()
    expect(
      page
        .getByRole('term')
        .elements()
        .map(({ textContent }) => textContent),
    ).not.toContain('When')
  })

  it('hands the offer to the host, by the two ways there are', async () => {
    const [onAsk, onRedeem] = [vi.fn(), vi.fn()]
    await createHost().render(<OfferDetail offerId="fjord-lodge" onAsk={onAsk} onRedeem={onRedeem} />)
    await page.getByRole('button', { name: /Redeem for 42,000/ }).click()
    await page.getByRole('button', { name: 'Ask for it' }).click()
    expect([onRedeem, onAsk].map(({ mock }) => mock.lastCall?.[0].offer.id)).toEqual([
      'fjord-lodge',
      'fjord-lodge',
    ])
  })

  it('has no way that the host does not give', async () => {
    await createHost().render(<OfferDetail offerId="fjord-lodge" />)
    await expect.element(page.getByRole('heading', { name: 'Price' })).toBeInTheDocument()
    expect(page.getByRole('button', { name: /Redeem|Ask/ }).elements()).toEqual([])
  })

  it('says what is missing, and asks first, when the points do not suffice', async () => {
    await createHost({ member: sandboxMembers.withFewPoints }).render(
      <OfferDetail offerId="fjord-lodge" onAsk={() => {}} onRedeem={() => {}} />,
    )
    await expect.poll(() => panel().textContent).toContain('You are short by41,100')
    expect(page.getByRole('button', { name: /Redeem/ }).elements()).toEqual([])
    await expect
      .element(page.getByRole('button', { name: 'Ask for it' }).first())
      .toHaveAttribute('data-variant', 'primary')
  })

  it('names what is taken where the display price says something else, and computes with it', async () => {
    const host = createHost()
    await setDisplayPrice(host.sandbox, 'fjord-lodge', 30_000)
    await host.render(<OfferDetail offerId="fjord-lodge" onRedeem={() => {}} />)
    await expect.element(page.getByRole('button', { name: /Redeem for 42,000/ })).toBeVisible()
    expect(panel().textContent).toMatch(
      /^Price30,000.*takes 42,000.*from your balance.*After you redeem6,250/,
    )
    expect(panel().textContent).not.toContain('about')
  })

  it('says nothing of a balance that cannot be read', async () => {
    await createHost({ scenario: { failures: [{ kind: 403, operation: 'wallet' }] } }).render(
      <OfferDetail offerId="fjord-lodge" onRedeem={() => {}} />,
    )
    await expect.element(page.getByRole('button', { name: /Redeem for/ })).toBeVisible()
    await expect.poll(() => panel().textContent).not.toContain('Your balance')
  })

  it('says that an offer is gone, with the way back', async () => {
    const onBack = vi.fn()
    await createHost().render(<OfferDetail offerId="nowhere" onBack={onBack} />)
    await expect
      .element(page.getByRole('heading', { name: 'This experience is no longer offered' }))
      .toBeVisible()
    await page.getByRole('button', { name: 'See all experiences' }).click()
    expect(onBack).toHaveBeenCalledOnce()
  })

  it('says that it failed, and really tries again', async () => {
    await createHost({
      scenario: { failures: [{ kind: 'wrong-shape', operation: 'offers', times: 1 }] },
    }).render(<OfferDetail offerId="fjord-lodge" />)
    await expect.poll(assertive).toContain('We could not load this experience')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('heading', { name: 'Three nights above the fjord' })).toBeVisible()
  })

  it('never reads its texts as markup', async () => {
    const { container } = await createHost().render(<OfferDetail offerId="fjord-lodge" />)
    await expect.element(page.getByRole('heading', { name: 'Three nights above the fjord' })).toBeVisible()
    expect(container.querySelectorAll('.xp-offer-detail-paragraph').length).toBe(3)
  })
})
