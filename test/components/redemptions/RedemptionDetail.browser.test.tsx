import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { canceledReasons, type RedemptionStatus } from '../../../src/contract/index.ts'
import { RedemptionDetail } from '../../../src/index.ts'
import { redemptionsMessages } from '../../../src/i18n/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { createHost, type HostOptions } from './renderRedemptions.tsx'
import { setDisplayPrice } from '../../../stories/setDisplayPrice.ts'

const member = sandboxMembers.withHistory

async function hostWith(status: RedemptionStatus, options: HostOptions = {}) {
  const host = createHost({ member, ...options })
  const redemption = (await host.redemptions()).find((each) => each.status === status)
  if (!redemption) throw new Error(`The seed data has no redemption that is ${status}.`)
  return { host, id: redemption.id, redemption }
}

const steps = () =>
  page
    .getByRole('list', { name: 'Where it stands' })
    .getByRole('listitem')
    .elements()
    .map((step) => {
      const name = step.querySelector('.xp-progress-name')?.textContent
      return step.getAttribute('aria-current') === 'step' ? `${name}, now` : name
    })

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('RedemptionDetail', () => {
  it.each([
    ['SUBMITTED', 'Requested', ['Requested, now']],
    ['OPEN', 'In hand', ['Requested', 'In hand, now']],
    ['AWAITING_VENDOR', 'Waiting for the provider', ['Requested', 'Waiting for the provider, now']],
    ['AWAITING_CUSTOMER', 'Waiting for your answer', ['Requested', 'Waiting for your answer, now']],
    ['PURCHASED', 'Purchased', ['Requested', 'Purchased, now']],
    ['COMPLETED', 'Completed', ['Requested', 'Completed, now']],
    ['CANCELED', 'Cancelled', []],
  ] as const)('says of %s that it is "%s", and no step that nobody knows', async (status, words, shown) => {
    const { host, id } = await hostWith(status)
    await host.render(<RedemptionDetail redemptionId={id} />)
    await expect.element(page.getByText(words, { exact: true }).first()).toBeVisible()
    expect(steps()).toEqual(shown)
    if (status !== 'CANCELED')
      await expect.element(page.getByText(redemptionsMessages[`redemptions.next.${status}`])).toBeVisible()
    await expect.poll(() => host.events).toContainEqual({ name: 'redemption.viewed', redemptionId: id })
  })

  it('names the zone of its hour at the top, since the place may be in another', async () => {
    const { host, id } = await hostWith('AWAITING_CUSTOMER')
    await host.render(<RedemptionDetail redemptionId={id} />)
    await expect.element(page.getByText(/^\w+,? \d+ \w+ \d{4} at \d\d:\d\d CES?T$/)).toBeVisible()
  })

  it('shows a status of a later version in neutral words, without progress', async () => {
    const { host, id } = await hostWith('OPEN')
    host.sandbox.control.advance(id, 'ON_THE_MOON' as RedemptionStatus)
    await host.render(<RedemptionDetail redemptionId={id} />)
    await expect.element(page.getByText('Under way')).toBeVisible()
    expect(steps()).toEqual([])
    expect(document.body.textContent).not.toContain('ON_THE_MOON')
  })

  it.each([...canceledReasons, 'SOMETHING_NEW'])('says why it was cancelled: %s', async (canceledReason) => {
    const { host, id } = await hostWith('OPEN')
    host.sandbox.control.advance(id, 'CANCELED', { canceledReason, canceledNote: 'We are sorry.' })
    await host.render(<RedemptionDetail redemptionId={id} />)
    const known = canceledReasons.find((reason) => reason === canceledReason) ?? 'OTHER'
    await expect.element(page.getByText(redemptionsMessages[`redemptions.reason.${known}`])).toBeVisible()
    await expect.element(page.getByText('“We are sorry.”')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Refunded' })).toBeVisible()
    await expect.element(page.getByText('Your points are back in your wallet.')).toBeVisible()
  })

  it('says what it cost and gave back by the ledger, not by what the offer costs today', async () => {
    const { host, id, redemption } = await hostWith('OPEN', { assumptions: { operations: { ledger: true } } })
    await setDisplayPrice(host.sandbox, redemption.offer ?? '', 1)
    const screen = await host.render(<RedemptionDetail redemptionId={id} />)
    await expect.element(page.getByRole('definition').filter({ hasText: /^6,200/ })).toBeVisible()
    host.sandbox.control.advance(id, 'CANCELED', {})
    await screen.unmount()
    host.reload()
    await host.render(<RedemptionDetail redemptionId={id} />)
    await expect.element(page.getByText('+6,200')).toBeVisible()
  })

  it('says nothing of what it cost where there is no ledger', async () => {
    const { host, id } = await hostWith('OPEN')
    await host.render(<RedemptionDetail redemptionId={id} />)
    await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
    expect(document.body.textContent).not.toContain('★')
  })

  it('leads on after a cancellation', async () => {
    const { host, id, redemption } = await hostWith('CANCELED')
    const [onAsk, onOpenConversation] = [vi.fn(), vi.fn()]
    await host.render(
      <RedemptionDetail redemptionId={id} onAsk={onAsk} onOpenConversation={onOpenConversation} />,
    )
    await page.getByRole('button', { name: 'Ask for other dates' }).click()
    expect(onAsk).toHaveBeenCalledWith({ offer: expect.objectContaining({ id: redemption.offer }) })
    await page.getByRole('button', { name: 'Write to your concierge' }).click()
    expect(onOpenConversation).toHaveBeenCalledWith({
      conversationId: redemption.conversationId,
      redemptionId: id,
    })
  })

  it('says that points are back without a figure where no offer gives it', async () => {
    const { host, id } = await hostWith('CANCELED', {
      scenario: { failures: [{ kind: 403, operation: 'offers' }] },
    })
    await host.render(<RedemptionDetail redemptionId={id} />)
    await expect.element(page.getByText('Your points are back in your wallet.')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 2, name: 'An experience' })).toBeVisible()
  })

  it('follows changes while it is open, and tells a screen reader', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    // Chance makes a wait up to a quarter longer or shorter: here it does neither.
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { host, id } = await hostWith('AWAITING_VENDOR')
    await host.render(<RedemptionDetail redemptionId={id} />)
    await vi.waitFor(
      () => expect(document.querySelector('[data-status=AWAITING_VENDOR]')).not.toBeNull(),
      10_000,
    )
    host.sandbox.control.advance(id, 'PURCHASED')
    await vi.advanceTimersByTimeAsync(15_100)
    await vi.waitFor(() => expect(document.querySelector('[data-status=PURCHASED]')).not.toBeNull(), 10_000)
    expect(host.said()).toContain('This has changed. Purchased.')
    const reads = host.requests('redemption').length
    host.sandbox.control.advance(id, 'CANCELED')
    await vi.advanceTimersByTimeAsync(15_100)
    await vi.waitFor(() => expect(host.said()).toContain('Your points are back in your wallet.'), 10_000)
    expect(host.requests('redemption').length).toBe(reads + 1)
    // Over is over.
    await vi.advanceTimersByTimeAsync(300_000)
    expect(host.requests('redemption').length).toBe(reads + 1)
  })

  it('says so, with a way on, when it cannot be read', async () => {
    await createHost({ member }).render(<RedemptionDetail redemptionId="red_unknown" />)
    await expect
      .element(page.getByRole('heading', { name: 'We could not load your experience' }))
      .toBeVisible()
  })
})
