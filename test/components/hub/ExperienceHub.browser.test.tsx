import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  ExperienceHub,
  type ExperienceHubProps,
  type HubLocation,
  useHubHistory,
} from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { createHost } from '../offers/renderOffers.tsx'

const host = () => createHost({ member: sandboxMembers.withHistory })
const part = (name: string) => page.getByRole('navigation').getByRole('button', { name })
const heading = (name: string | RegExp) => page.getByRole('heading', { name })

function WithHistory(props: Partial<ExperienceHubProps>): ReactNode {
  return <ExperienceHub {...useHubHistory()} {...props} />
}

describe('the hub', () => {
  it('starts with the catalog and leads to each part, loading it when it is first shown', async () => {
    const { render, sandbox } = host()
    await render(<ExperienceHub />)
    await expect.element(heading('Experiences')).toBeVisible()
    expect(sandbox.log.some(({ operation }) => operation === 'conversations')).toBe(false)
    await expect.element(part('Explore')).toHaveAttribute('aria-current', 'page')
    await part('My experiences').click()
    await expect.element(heading('My experiences')).toBeVisible()
    await expect.element(part('My experiences')).toHaveAttribute('aria-current', 'page')
    await part('Concierge').click()
    await expect
      .element(page.getByRole('region', { name: 'Conversations' }).or(heading('Conversations')).first())
      .toBeVisible()
    await part('Wallet').click()
    await expect.element(heading('Your balance')).toBeInTheDocument()
  })

  it.each(['ltr', 'rtl'] as const)(
    'keeps the current part in view where the row scrolls: %s',
    async (dir) => {
      await page.viewport(320, 700)
      const { render } = createHost({ member: sandboxMembers.withHistory, provider: { dir } })
      await render(<ExperienceHub defaultLocation={{ view: 'wallet' }} />)
      const row = () => document.querySelector('.xp-hub-parts') as HTMLElement
      const isInView = () => {
        const [outer, inner] = [row(), row().querySelector('[aria-current]') as HTMLElement].map((each) =>
          each.getBoundingClientRect(),
        )
        return outer && inner && inner.left >= outer.left && inner.right <= outer.right
      }
      await expect.poll(() => document.querySelector('[data-view="wallet"]')).not.toBeNull()
      expect(row().scrollWidth).toBeGreaterThan(row().clientWidth)
      await expect.poll(isInView).toBe(true)
      expect(Math.abs(row().scrollLeft)).toBeGreaterThan(20)
      ;(part('Explore').element() as HTMLElement).click()
      await expect.poll(() => Math.abs(row().scrollLeft)).toBeLessThan(2)
      expect(isInView()).toBe(true)
    },
  )

  it('draws the ring of the focus beside the word of a part, within the row', async () => {
    await page.viewport(390, 844)
    await createHost().render(<ExperienceHub defaultLocation={{ view: 'wallet' }} />)
    await expect.element(heading('Your balance')).toBeInTheDocument()
    await userEvent.keyboard('{Tab}')
    const explore = part('Explore').element()
    while (document.activeElement !== explore) await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    const ring = getComputedStyle(explore, '::after')
    expect([getComputedStyle(explore).outlineStyle, ring.outlineStyle]).toEqual(['none', 'solid'])
    const reach = parseFloat(ring.outlineWidth) + parseFloat(ring.outlineOffset) - parseFloat(ring.left)
    const row = explore.closest('.xp-hub-parts')!.getBoundingClientRect()
    expect(reach).toBeGreaterThan(4)
    expect(explore.getBoundingClientRect().left - reach).toBeGreaterThanOrEqual(row.left)
  })

  it('goes from the catalog to an offer, to asking, and back', async () => {
    await createHost().render(<ExperienceHub />)
    await page
      .getByRole('button', { name: /Three nights above the fjord/ })
      .first()
      .click()
    await expect.element(heading('Three nights above the fjord').first()).toBeVisible()
    await page.getByRole('button', { name: 'Ask for it' }).first().click()
    await expect.element(heading('Ask for it')).toBeVisible()
    await page.getByRole('button', { name: 'Back to the experience' }).click()
    await page.getByRole('button', { name: 'Experiences' }).first().click()
    await expect.element(heading('Experiences')).toBeVisible()
  })

  it('finds the catalog as it was left, at the card that was opened', async () => {
    await createHost().render(<ExperienceHub />)
    await page.getByRole('searchbox').fill('fjord')
    const card = page.getByRole('button', { name: /Three nights above the fjord/ })
    await card.click()
    await page.getByRole('button', { name: 'Experiences', exact: true }).click()
    await expect.element(page.getByRole('searchbox')).toHaveValue('fjord')
    await expect.element(card).toHaveFocus()
  })

  it('redeems in a dialog over the offer, and leads to what was redeemed', async () => {
    const { render, sandbox } = createHost()
    await render(<ExperienceHub defaultLocation={{ view: 'offer', offerId: 'fjord-lodge' }} />)
    await page
      .getByRole('button', { name: /Redeem for/ })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Redeem for/ })
      .click()
    await expect.poll(() => sandbox.control.walletOf(sandboxMembers.fresh).balance).toBe(6_250)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /follow|see|open/i })
      .click()
    await expect.poll(() => document.querySelector('[data-xp-component="redemption-detail"]')).not.toBeNull()
  })

  it('moves focus to the new view, but not when it is first shown', async () => {
    await host().render(<ExperienceHub />)
    await expect.element(heading('Experiences')).toBeVisible()
    expect(document.activeElement).toBe(document.body)
    const wallet = part('Wallet').element() as HTMLElement
    wallet.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.getAttribute('data-view')).toBe('wallet')
  })

  it('is led by the host that gives its location', async () => {
    const changes: HubLocation[] = []
    function Host() {
      const [location, setLocation] = useState<HubLocation>({ view: 'wallet' })
      return (
        <ExperienceHub
          location={location}
          onLocationChange={(change) => {
            changes.push(change.location)
            if (change.location.view !== 'concierge') setLocation(change.location)
          }}
        />
      )
    }
    await host().render(<Host />)
    await expect.element(heading('Your balance')).toBeInTheDocument()
    await part('Concierge').click()
    await expect.element(part('Wallet')).toHaveAttribute('aria-current', 'page')
    await part('Explore').click()
    await expect.element(heading('Experiences')).toBeVisible()
    expect(changes.map(({ view }) => view)).toEqual(['concierge', 'explore'])
  })

  it('takes out what is switched off, with every way to it, and shows the catalog for its old links', async () => {
    await host().render(
      <ExperienceHub
        features={{ experiences: false, concierge: false, wallet: false, redeem: false, ask: false }}
        defaultLocation={{ view: 'wallet' }}
      />,
    )
    await expect.element(heading('Experiences')).toBeVisible()
    expect(page.getByRole('navigation').elements()).toHaveLength(0)
    await page
      .getByRole('button', { name: /Three nights above the fjord/ })
      .first()
      .click()
    await expect.element(heading('Three nights above the fjord').first()).toBeVisible()
    expect(page.getByRole('button', { name: /Redeem|Ask for it/ }).elements()).toHaveLength(0)
  })

  it('has what a host does not know yet', async () => {
    const features: object = { wallet: undefined, concierge: false }
    await host().render(<ExperienceHub features={features} />)
    await expect.element(page.getByRole('navigation').getByRole('button', { name: 'Wallet' })).toBeVisible()
    expect(page.getByRole('navigation').getByRole('button', { name: 'Concierge' }).query()).toBeNull()
  })

  it('lists the interests that the host knows, and opens one', async () => {
    await host().render(
      <ExperienceHub
        defaultLocation={{ view: 'experiences' }}
        interestIds={['int_observatory_night', 'nobody-knows']}
      />,
    )
    await expect.element(heading('What you asked for')).toBeVisible()
    await page.getByRole('button', { name: /Asked on/ }).click()
    await expect.poll(() => document.querySelector('[data-xp-component="interest-summary"]')).not.toBeNull()
  })

  it('offers to read an interest again that could not be read', async () => {
    const { render, sandbox } = host()
    sandbox.control.scenario({ failures: [{ kind: 422, operation: 'interest' }] })
    await render(
      <ExperienceHub defaultLocation={{ view: 'experiences' }} interestIds={['int_observatory_night']} />,
    )
    await expect.element(page.getByText('We could not load this').first()).toBeVisible()
    sandbox.control.scenario({})
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('button', { name: /Asked on/ })).toBeVisible()
  })

  it('does not say of an experience that could not be read that it is no longer offered', async () => {
    const { render, sandbox } = host()
    sandbox.control.scenario({ failures: [{ kind: 422, operation: 'offers' }] })
    await render(
      <ExperienceHub defaultLocation={{ view: 'experiences' }} interestIds={['int_observatory_night']} />,
    )
    await expect.element(page.getByRole('button', { name: /^What you asked for.*Asked on/ })).toBeVisible()
    expect(document.body.innerText).not.toContain('no longer offered')
  })

  it('has no title over interests that are all gone', async () => {
    await host().render(
      <ExperienceHub defaultLocation={{ view: 'experiences' }} interestIds={['nobody-knows']} />,
    )
    await expect.element(heading('My experiences')).toBeVisible()
    await expect.poll(() => page.getByRole('heading', { name: 'What you asked for' }).query()).toBeNull()
  })

  it('names the conversation of an interest that the host knows', async () => {
    await host().render(
      <ExperienceHub defaultLocation={{ view: 'concierge' }} interestIds={['int_observatory_night']} />,
    )
    await expect.element(page.getByRole('button', { name: /A night at the observatory/ })).toBeVisible()
  })

  it('keeps the field to write in on the first screen', async () => {
    const { render, sandbox } = host()
    const [conversation] = sandbox.control.conversationsOf(sandboxMembers.withHistory)
    await page.viewport(1280, 800)
    await render(
      <ExperienceHub defaultLocation={{ view: 'concierge', conversationId: conversation ?? '' }} />,
    )
    const field = page.getByRole('textbox', { name: /message|write/i })
    await expect.element(field).toBeVisible()
    await expect.poll(() => field.element().getBoundingClientRect().bottom).toBeLessThan(800)
  })
})

describe('what the member asked for', () => {
  it.each([390, 768, 1280])('stands in the columns of what they redeemed, %i px wide', async (width) => {
    await page.viewport(width, 900)
    await host().render(
      <ExperienceHub defaultLocation={{ view: 'experiences' }} interestIds={['int_observatory_night']} />,
    )
    await expect.element(heading('Three nights above the fjord')).toBeVisible()
    await expect.element(page.getByText('A night at the observatory')).toBeVisible()
    const left = (words: string) => page.getByText(words).first().element().getBoundingClientRect().left
    expect(left('A night at the observatory')).toBe(left('Three nights above the fjord'))
  })

  it.each([390, 1280])('is as high while it loads, %i px wide', async (width) => {
    await page.viewport(width, 900)
    const { render, sandbox } = host()
    sandbox.control.scenario({ latencyMs: { interest: 600 } })
    await render(
      <ExperienceHub defaultLocation={{ view: 'experiences' }} interestIds={['int_observatory_night']} />,
    )
    const heightOf = (part: string) =>
      document.querySelector(`.xp-hub-interest-rows li:has(${part})`)?.getBoundingClientRect().height
    await expect.poll(() => heightOf('.xp-skeleton')).toBeGreaterThan(0)
    const before = heightOf('.xp-skeleton')
    await expect.element(page.getByText('A night at the observatory')).toBeVisible()
    expect(heightOf('bdi')).toBe(before)
  })
})

describe('the hub and the address bar', () => {
  beforeEach(() => void (window.location.hash = ''))
  afterEach(() => void (window.location.hash = ''))

  it('opens at the view that the address names', async () => {
    window.location.hash = '#/offers/fjord-lodge'
    await host().render(<WithHistory />)
    await expect.element(heading('Three nights above the fjord').first()).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Experiences', exact: true }))
      .toHaveAttribute('href', '#/')
  })

  it('shows the catalog for an address that is none of its own', async () => {
    window.location.hash = '#section-of-the-host'
    await host().render(<WithHistory />)
    await expect.element(heading('Experiences')).toBeVisible()
  })
})
