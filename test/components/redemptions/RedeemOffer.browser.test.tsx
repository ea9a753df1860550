import { focusManager } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Offer, RedeemOffer, type RedeemOfferProps } from '../../../src/index.ts'
import { type Sandbox, sandboxMembers } from '../../../src/sandbox/index.ts'
import { createHost } from './renderRedemptions.tsx'
import { setDisplayPrice } from '../../../stories/setDisplayPrice.ts'
import { holdAnswers } from '../../support/holdAnswers.ts'

const offerId = 'fjord-lodge'
const price = 42_000
const start = 48_250
const redeemButton = () => page.getByRole('button', { name: /^Redeem for/ })
const doneTitle = () => page.getByRole('heading', { name: 'It is on its way' })
const lostAnswer = { failures: [{ kind: 'lost-answer', operation: 'createRedemption', times: 1 }] } as const

function Opener(props: Omit<RedeemOfferProps, 'open' | 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <RedeemOffer {...props} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

const open = () => page.getByRole('button', { name: 'Open', exact: true }).click()

/** From now on the catalog has the offer like this, or no longer (`null`). */
function changeOffer(sandbox: Sandbox, change: Partial<Offer> | null) {
  const serve = sandbox.fetch.bind(sandbox)
  vi.spyOn(sandbox, 'fetch').mockImplementation(async (input, init) => {
    const answer = await serve(input, init)
    if (!new URL(new Request(input, init).url).pathname.endsWith('/offers')) return answer
    const { offers, ...rest } = (await answer.json()) as { readonly offers: readonly Offer[] }
    const changed = offers.flatMap((offer) => {
      if (offer.id !== offerId) return [offer]
      return change ? [{ ...offer, ...change }] : []
    })
    return Response.json({ ...rest, offers: changed })
  })
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('RedeemOffer', () => {
  it('spells the subtraction out before the button', async () => {
    await createHost().render(<RedeemOffer offerId={offerId} />)
    const sums = () => [...document.querySelectorAll('dl > div')].map((row) => row.textContent)
    await expect.element(redeemButton()).toBeVisible()
    expect(sums()).toEqual([
      expect.stringMatching(/^Your balance48,250/),
      expect.stringMatching(/^This experience−42,000/),
      expect.stringMatching(/^After6,250/),
    ])
  })

  it('gives each button its own line where a sum of millions does not fit beside the other', async () => {
    await page.viewport(320, 700)
    const { sandbox, render } = createHost()
    await setDisplayPrice(sandbox, offerId, 12_345_678.25)
    sandbox.control.credit(sandboxMembers.fresh, 50_000_000)
    await render(<RedeemOffer offerId={offerId} open onClose={() => {}} />)
    await expect.element(redeemButton()).toBeVisible()
    const button = redeemButton().element()
    const text = button.querySelector('.xp-button-text')?.getBoundingClientRect()
    const { left, right, bottom } = button.getBoundingClientRect()
    expect([left < (text?.left ?? 0), right > (text?.right ?? 0)]).toEqual([true, true])
    const other = page.getByRole('button', { name: 'Not now' }).element().getBoundingClientRect()
    expect(other.top).toBeGreaterThan(bottom)
  })

  it.each([390, 1280])('has a dialog of the height that its content will have, at %i px', async (width) => {
    await page.viewport(width, 900)
    const answers = holdAnswers()
    await createHost(answers).render(<RedeemOffer offerId={offerId} open onClose={() => {}} />)
    const height = () => document.querySelector('dialog')?.getBoundingClientRect().height
    await expect.poll(() => document.querySelector('dialog .xp-skeleton')).not.toBeNull()
    const before = height()
    answers.release()
    await expect.element(redeemButton()).toBeVisible()
    expect(height()).toBeCloseTo(before ?? 0, 1)
  })

  it('shows what it costs now, and what the member has now, when it is opened again', async () => {
    const { sandbox, render } = createHost()
    await render(<Opener offerId={offerId} />)
    await open()
    await expect.element(redeemButton()).toBeVisible()
    await page.getByRole('button', { name: 'Not now' }).click()
    await setDisplayPrice(sandbox, offerId, 30_000)
    sandbox.control.credit(sandboxMembers.fresh, 1_000)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    await open()
    await expect.element(page.getByText('Listed at 30,000')).toBeVisible()
    await expect.element(page.getByText('49,250')).toBeVisible()
  })

  it('says that it is cancelled where the Service has done so at once', async () => {
    const { sandbox, render, said } = createHost()
    const serve = sandbox.fetch.bind(sandbox)
    vi.spyOn(sandbox, 'fetch').mockImplementation(async (input, init) => {
      const { method, url } = new Request(input, init)
      const response = await serve(input, init)
      if (method !== 'POST' || !url.endsWith('/redemptions')) return response
      const made = (await response.json()) as object
      return Response.json({ ...made, status: 'CANCELED', canceledReason: 'SOLD_OUT' }, { status: 201 })
    })
    await render(<RedeemOffer offerId={offerId} open onClose={() => {}} />)
    await redeemButton().click()
    const title = page.getByRole('dialog', { name: 'Cancelled' })
    await expect.element(title).toHaveFocus()
    await expect
      .element(page.getByText('It sold out. Your points are back in your wallet.', { exact: true }))
      .toBeVisible()
    await expect.poll(said).toContain('Cancelled. Your points are back in your wallet.')
    expect(doneTitle().query()).toBeNull()
    expect(document.body.textContent).not.toMatch(/Redeemed|on its way/)
  })

  it('names and takes the points where the display price says something else', async () => {
    const host = createHost()
    await setDisplayPrice(host.sandbox, offerId, 30_000)
    await host.render(<RedeemOffer offerId={offerId} />)
    const button = page.getByRole('button', { name: 'Redeem for 42,000' })
    await expect.element(button).toBeVisible()
    await expect.element(page.getByText(/^Listed at 30,000/)).toBeVisible()
    await button.click()
    await expect.element(doneTitle()).toBeVisible()
    await expect.element(page.getByText(/^6,250/)).toBeVisible()
    expect(page.getByText(/30,000/).elements()).toEqual([])
  })

  it('redeems once for a double click, tells the host once, moves the focus and says so', async () => {
    // No Service answers between two clicks; one that did would have the second one on what came in the button's place.
    const answer = holdAnswers('createRedemption')
    const host = createHost(answer)
    const onRedeemed = vi.fn()
    const onOpenRedemption = vi.fn()
    await host.render(
      <RedeemOffer offerId={offerId} onRedeemed={onRedeemed} onOpenRedemption={onOpenRedemption} />,
    )
    await redeemButton().dblClick()
    answer.release()
    await expect.element(doneTitle()).toHaveFocus()
    await expect.poll(host.said).toContain('Redeemed.')
    expect(host.requests('createRedemption')).toHaveLength(1)
    expect(host.balance()).toBe(start - price)
    expect(onRedeemed).toHaveBeenCalledOnce()
    const [redemption] = await host.redemptions()
    await page.getByRole('button', { name: 'See where it stands' }).click()
    expect(onOpenRedemption).toHaveBeenCalledWith({ redemptionId: redemption?.id })
    expect(host.events).toEqual([
      { name: 'redemption.started', offerId },
      { name: 'redemption.created', offerId, redemptionId: redemption?.id },
    ])
  })

  it('tells the host once of two clicks that come before the next render', async () => {
    const host = createHost()
    const onRedeemed = vi.fn()
    await host.render(<RedeemOffer offerId={offerId} onRedeemed={onRedeemed} />)
    await expect.element(redeemButton()).toBeVisible()
    const button = redeemButton().element() as HTMLButtonElement
    button.click()
    button.click()
    await expect.element(doneTitle()).toBeVisible()
    expect(host.requests('createRedemption')).toHaveLength(1)
    expect(onRedeemed).toHaveBeenCalledOnce()
  })

  it('spends once when the answer was lost and the member tries again', async () => {
    const host = createHost({ scenario: lostAnswer })
    const onRedeemed = vi.fn()
    await host.render(<RedeemOffer offerId={offerId} onRedeemed={onRedeemed} />)
    await redeemButton().click()
    await expect.element(page.getByRole('heading', { name: 'Has it been redeemed?' })).toBeVisible()
    await expect.element(page.getByText(/Trying again is safe/).last()).toBeInTheDocument()
    // The balance may be the old one or the new one: no sum is promised.
    expect(document.querySelector('dl')).toBeNull()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Your first try had arrived.')).toBeVisible()
    expect(await host.redemptions()).toHaveLength(1)
    expect(host.balance()).toBe(start - price)
    expect(onRedeemed).toHaveBeenCalledOnce()
    expect(host.requests('createRedemption')).toHaveLength(1)
  })

  it.each([
    ['when the host names the member', { memberId: sandboxMembers.fresh }],
    ['when only the grant does', {}],
  ])('spends once across a reload, %s', async (_, options) => {
    const host = createHost({ scenario: lostAnswer, ...options })
    const first = await host.render(<RedeemOffer offerId={offerId} />)
    await redeemButton().click()
    await expect.element(page.getByRole('heading', { name: 'Has it been redeemed?' })).toBeVisible()
    await first.unmount()
    host.reload()
    host.sandbox.control.clearLog()
    await host.render(<RedeemOffer offerId={offerId} />)
    await expect.element(page.getByRole('heading', { name: 'Has it been redeemed?' })).toBeVisible()
    expect(host.requests('createRedemption')).toHaveLength(0)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Your first try had arrived.')).toBeVisible()
    expect(host.requests('createRedemption')).toHaveLength(0)
    expect(await host.redemptions()).toHaveLength(1)
    expect(host.balance()).toBe(start - price)
    // Once it has been on screen for a moment.
    await expect.poll(() => sessionStorage.length).toBe(0)
  })

  it('reads the list before it sends again where the Service takes no key', async () => {
    const host = createHost({
      scenario: lostAnswer,
      assumptions: { idempotentWrites: { createRedemption: false } },
    })
    await host.render(<RedeemOffer offerId={offerId} />)
    await redeemButton().click()
    await page.getByRole('button', { name: 'Try again' }).dblClick()
    await expect.element(doneTitle()).toBeVisible()
    expect(host.requests('createRedemption')).toHaveLength(1)
    expect(await host.redemptions()).toHaveLength(1)
    expect(host.balance()).toBe(start - price)
  })

  it.each([
    ['sends the same again where the Service takes a key', {}, true],
    ['leaves it to the member where it takes none', { createRedemption: false }, false],
  ])('%s and the list shows that the first try did not arrive', async (_, idempotentWrites, isSentAgain) => {
    const host = createHost({
      scenario: { failures: [{ kind: 'network', operation: 'createRedemption', times: 1 }] },
      assumptions: { idempotentWrites },
    })
    await host.render(<RedeemOffer offerId={offerId} />)
    await redeemButton().click()
    await expect.element(page.getByText(/^If your first try arrived/)).toBeVisible()
    // The Service is no longer at work on it.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    await page.getByRole('button', { name: 'Try again' }).click()
    if (!isSentAgain) {
      await expect
        .element(page.getByText('Your first try did not arrive. No points were taken.').last())
        .toBeVisible()
      expect(host.balance()).toBe(start)
      await redeemButton().click()
    }
    await expect.element(doneTitle()).toBeVisible()
    expect(await host.redemptions()).toHaveLength(1)
    expect(host.balance()).toBe(start - price)
  })

  it('shows what came of it to one who left meanwhile and comes back', async () => {
    const answer = holdAnswers('createRedemption')
    const host = createHost(answer)
    const onRedeemed = vi.fn()
    const first = await host.render(<RedeemOffer offerId={offerId} onRedeemed={onRedeemed} />)
    await redeemButton().click()
    await first.unmount()
    answer.release()
    await expect.poll(() => onRedeemed.mock.calls.length).toBe(1)
    await host.render(<RedeemOffer offerId={offerId} />)
    await expect.element(doneTitle()).toBeVisible()
    expect(host.requests('createRedemption')).toHaveLength(1)
  })

  it('says that it worked to one who closed the dialog meanwhile, and shows it when it is opened again', async () => {
    const answer = holdAnswers('createRedemption')
    const host = createHost(answer)
    await host.render(<Opener offerId={offerId} />)
    await open()
    await redeemButton().click()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    answer.release()
    await expect.poll(host.said).toContain('You can follow')
    await open()
    await expect.element(page.getByRole('dialog', { name: 'It is on its way' })).toBeVisible()
    expect(host.requests('createRedemption')).toHaveLength(1)
  })

  it('is a new decision once the success was seen and left, and says that there is one already', async () => {
    const host = createHost()
    await host.render(<Opener offerId="tide-walk" />)
    await open()
    await redeemButton().click()
    await expect.element(page.getByRole('dialog', { name: 'It is on its way' })).toHaveFocus()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await open()
    await expect.element(page.getByText('You have redeemed this already.')).toBeVisible()
    expect(await host.redemptions()).toHaveLength(1)
    await redeemButton().click()
    await expect.element(doneTitle()).toBeVisible()
    expect(await host.redemptions()).toHaveLength(2)
    expect(host.balance()).toBe(start - 2 * 1_400)
  })

  it('reads nothing for a dialog that nobody has opened', async () => {
    const host = createHost()
    await host.render(<Opener offerId={offerId} />)
    await expect.element(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible()
    expect(host.sandbox.log).toEqual([])
    expect(host.events).toEqual([])
  })

  it('takes the keyboard alone', async () => {
    const host = createHost()
    await host.render(<Opener offerId={offerId} />)
    ;(page.getByRole('button', { name: 'Open', exact: true }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(redeemButton()).toBeVisible()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(redeemButton()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'It is on its way' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Open', exact: true })).toHaveFocus()
    expect(host.requests('createRedemption')).toHaveLength(1)
  })

  it.each([
    ['too few points', { member: sandboxMembers.withFewPoints }, offerId, 'Not enough points yet.'],
    ['every place taken', {}, 'bath-house', 'Sold out.'],
    ['no price', {}, 'round-the-cape', 'Price on request.'],
    [
      'another tier',
      { assumptions: { operations: { eligibility: true } } },
      'opening-night',
      'Not open to you at the moment.',
    ],
  ])('tells of %s before the button, with the way on', async (_, options, offer, words) => {
    const host = createHost(options)
    const onAsk = vi.fn()
    await host.render(<RedeemOffer offerId={offer} onAsk={onAsk} />)
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(redeemButton()).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Ask for it' }).click()
    expect(onAsk).toHaveBeenCalledWith({ offer: expect.objectContaining({ id: offer }) })
  })

  it.each([
    ['too few points', { member: sandboxMembers.withFewPoints }, offerId, 'Not enough points yet.'],
    ['an offer that is gone', {}, 'gone', 'No longer offered'],
  ])(
    'of %s it is closed, and nothing is put off, where there is no way to ask',
    async (_, options, offer, words) => {
      const host = createHost(options)
      const onClose = vi.fn()
      await host.render(<RedeemOffer offerId={offer} onClose={onClose} />)
      await expect.element(page.getByText(words).first()).toBeVisible()
      expect([...document.querySelectorAll('.xp-redeem-body p')].filter((text) => !text.textContent)).toEqual(
        [],
      )
      expect(page.getByRole('button').elements()).toHaveLength(1)
      await page.getByRole('button', { name: 'Close' }).click()
      expect(onClose).toHaveBeenCalledOnce()
    },
  )

  it('says that no points were taken when it sold out at the last moment, and shows so', async () => {
    const host = createHost()
    await host.render(<RedeemOffer offerId="city-by-night" onAsk={() => undefined} />)
    await expect.element(redeemButton()).toBeVisible()
    // Two places: two others are quicker.
    for (const other of ['a', 'b']) {
      const { accessToken } = host.sandbox.grantFor(`another-${other}`)
      await host.sandbox.fetch(`${host.sandbox.baseUrl}/v1/redemptions`, {
        method: 'POST',
        body: '{"offer":"city-by-night"}',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      })
    }
    await redeemButton().click()
    // Told as soon as it is known, also while the page is still reading why.
    await expect.poll(host.said).toContain('Not redeemed.')
    await expect
      .element(page.getByText('The last place has just gone. No points were taken.').last())
      .toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Ask for it' })).toBeVisible()
    expect(host.balance()).toBe(start)
  })

  it.each(['by mouse', 'by keyboard'])(
    'sends nothing at another price than the button named, and asks again, %s',
    async (how) => {
      const { sandbox, render, requests, said, balance } = createHost()
      await render(<Opener offerId={offerId} />)
      await open()
      await expect.element(redeemButton()).toHaveTextContent('42,000')
      changeOffer(sandbox, { pointsPrice: 44_000, display: undefined })
      // A dialog that was left open for a while.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
      const press = async () => {
        if (how === 'by mouse') return redeemButton().click()
        const button = redeemButton().element() as HTMLElement
        button.focus()
        await userEvent.keyboard('{Enter}')
      }
      await press()
      await expect.poll(said).toContain('Not redeemed. The price has changed.')
      await expect.element(redeemButton()).toHaveTextContent('44,000')
      await expect.element(redeemButton()).toHaveFocus()
      await expect.element(page.getByText('−44,000')).toBeVisible()
      expect([requests('createRedemption'), balance()]).toEqual([[], start])
      await page.getByRole('button', { name: 'Not now' }).click()
      // Not while it still leaves, with all that it has announced.
      await expect.element(redeemButton()).not.toBeInTheDocument()
      await open()
      await expect.element(redeemButton()).toBeVisible()
      expect(document.body.textContent).not.toContain('Not redeemed.')
      await press()
      await expect.element(doneTitle()).toBeVisible()
      expect(requests('createRedemption')).toHaveLength(1)
    },
  )

  it('says so where it is no longer offered at the press, and keeps the focus in the dialog', async () => {
    const { sandbox, render, requests, said } = createHost()
    await render(<Opener offerId={offerId} />)
    await open()
    await expect.element(redeemButton()).toBeVisible()
    changeOffer(sandbox, null)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    await redeemButton().click()
    await expect.poll(said).toContain('No longer offered.')
    expect(requests('createRedemption')).toEqual([])
    await expect.poll(() => page.getByRole('dialog').element().contains(document.activeElement)).toBe(true)
  })

  it('waits as long as the Service asks, and says how long', async () => {
    const host = createHost({
      scenario: { failures: [{ kind: 429, operation: 'createRedemption', retryAfter: 30 }] },
    })
    await host.render(<RedeemOffer offerId={offerId} />)
    await redeemButton().click()
    const waiting = page.getByRole('button', { name: /Try again in/ })
    await expect.element(waiting).toHaveAttribute('aria-disabled', 'true')
    ;(waiting.element() as HTMLElement).click()
    expect(host.requests('createRedemption')).toHaveLength(1)
  })

  it('remembers an unknown outcome when the same member signs in again, and says so when the Service asks to wait', async () => {
    const host = createHost({ scenario: lostAnswer })
    const first = await host.render(<RedeemOffer offerId={offerId} />)
    await redeemButton().click()
    const title = page.getByRole('heading', { name: 'Has it been redeemed?' })
    await expect.element(title).toBeVisible()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(sandboxMembers.fresh)
    host.endSession()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(offerId)
    await first.unmount()
    host.reload()
    host.sandbox.control.scenario({
      failures: [{ kind: 429, operation: 'redemptions', retryAfter: 60, times: 1 }],
    })
    await host.render(<RedeemOffer offerId={offerId} />)
    await expect.element(title).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('We did not hear back.').last()).toBeVisible()
    await expect.element(page.getByRole('button', { name: /Try again in/ })).toBeVisible()
    expect(host.requests('createRedemption')).toHaveLength(1)
    expect(host.balance()).toBe(start - price)
  })

  it('spends once when the member signs in again with a clock that is days fast', async () => {
    const host = createHost({ scenario: lostAnswer, now: () => Date.now() - 3 * 86_400_000 })
    const first = await host.render(<RedeemOffer offerId={offerId} />)
    await expect.element(redeemButton()).toBeVisible()
    await expect.poll(() => host.requests('redemptions')).toHaveLength(1)
    await redeemButton().click()
    await expect.element(page.getByRole('heading', { name: 'Has it been redeemed?' })).toBeVisible()
    host.endSession()
    await first.unmount()
    host.reload()
    await host.render(<RedeemOffer offerId={offerId} />)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Your first try had arrived.')).toBeVisible()
    expect(host.balance()).toBe(start - price)
  })

  it('reads the list before it asks to confirm, once, and not where nothing can be redeemed', async () => {
    const host = createHost()
    await host.render(<Opener offerId={offerId} />)
    await open()
    await expect.poll(() => host.requests('redemptions')).toHaveLength(1)
    await page.getByRole('button', { name: 'Not now' }).click()
    await open()
    await expect.element(redeemButton()).toBeVisible()
    expect(host.requests('redemptions')).toHaveLength(1)
    const poor = createHost()
    poor.sandbox.control.credit(sandboxMembers.fresh, -start)
    await poor.render(<RedeemOffer offerId={offerId} />)
    await expect.element(page.getByText(/points short|not enough/i).first()).toBeVisible()
    expect(poor.requests('redemptions')).toHaveLength(0)
  })

  it('asks after a reload about a success that was not on screen for a moment, on a page that is seen', async () => {
    onTestFinished(() => focusManager.setFocused(undefined))
    const host = createHost()
    await host.render(<RedeemOffer offerId={offerId} />)
    await expect.element(redeemButton()).toBeVisible()
    focusManager.setFocused(false)
    await redeemButton().click()
    await expect.element(doneTitle()).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(Object.keys(sessionStorage)).toHaveLength(1)
    focusManager.setFocused(true)
    await expect.poll(() => ({ ...sessionStorage })).toEqual({})
  })

  it('tells the host once of a success that a reload took away before it was seen', async () => {
    const host = createHost()
    const onRedeemed = vi.fn()
    const first = await host.render(<RedeemOffer offerId={offerId} onRedeemed={onRedeemed} />)
    await redeemButton().click()
    await expect.element(doneTitle()).toBeVisible()
    await expect.poll(() => Object.keys(sessionStorage), { interval: 10 }).toHaveLength(1)
    const stored = { ...sessionStorage }
    await first.unmount()
    // Unlike a reload, an unmount counts as seen: in Preact a moment later.
    await expect.poll(() => sessionStorage.length).toBe(0)
    for (const [key, text] of Object.entries(stored)) sessionStorage.setItem(key, String(text))
    host.reload()
    await host.render(<RedeemOffer offerId={offerId} onRedeemed={onRedeemed} />)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Your first try had arrived.')).toBeVisible()
    expect(host.requests('createRedemption')).toHaveLength(1)
    expect(onRedeemed).toHaveBeenCalledOnce()
    expect(host.events.filter(({ name }) => name === 'redemption.created')).toHaveLength(1)
  })

  it('counts a success as seen after a second, and not before', async () => {
    const host = createHost()
    await host.render(<RedeemOffer offerId={offerId} />)
    await expect.element(redeemButton()).toBeVisible()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    ;(redeemButton().element() as HTMLElement).click()
    await vi.waitFor(() => expect(doneTitle().query()).not.toBeNull(), { interval: 5 })
    await vi.advanceTimersByTimeAsync(400)
    expect(Object.keys(sessionStorage)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect({ ...sessionStorage }).toEqual({})
  })
})
