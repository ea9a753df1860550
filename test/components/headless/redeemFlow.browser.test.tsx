import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useRedeemFlow } from '../../../src/index.ts'
import { PlainRedeem } from '../../../stories/parts/plainFlows.tsx'
import { sandboxMembers, sandboxOffers } from '../../../src/sandbox/index.ts'
import { createHost } from '../redemptions/renderRedemptions.tsx'

const offerId = 'fjord-lodge'
const redeem = () => page.getByRole('button', { name: 'Redeem' })
const done = () => page.getByRole('heading', { name: 'It is yours' })

beforeEach(() => sessionStorage.clear())

describe('useRedeemFlow, drawn by a host', () => {
  it('redeems once for two presses, and says so to the host', async () => {
    const host = createHost()
    await host.render(<PlainRedeem offerId={offerId} />)
    await redeem().dblClick()
    // Not its focus: a second press that comes late lands beside it.
    await expect.element(done()).toBeVisible()
    expect(host.balance()).toBe(48_250 - 42_000)
    expect(host.requests('createRedemption')).toHaveLength(1)
    expect(host.events.map(({ name }) => name)).toEqual(['redemption.started', 'redemption.created'])
  })

  it('says a refusal, and can be tried again', async () => {
    const host = createHost({
      scenario: { failures: [{ kind: 422, operation: 'createRedemption', times: 1 }] },
    })
    await host.render(<PlainRedeem offerId={offerId} />)
    await redeem().click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('That was refused')
    expect(host.balance()).toBe(48_250)
    await redeem().click()
    await expect.element(done()).toBeVisible()
    expect(host.balance()).toBe(48_250 - 42_000)
  })

  it('finds out what became of a lost answer, and spends the points once', async () => {
    const host = createHost({
      scenario: { failures: [{ kind: 'lost-answer', operation: 'createRedemption', times: 1 }] },
    })
    await host.render(<PlainRedeem offerId={offerId} />)
    await redeem().click()
    await expect.element(page.getByRole('heading', { name: 'We do not know yet' })).toHaveFocus()
    await page.getByRole('button', { name: 'Find out' }).click()
    await expect.element(done()).toHaveFocus()
    expect(host.balance()).toBe(48_250 - 42_000)
    expect(await host.redemptions()).toHaveLength(1)
  })

  it('finds no offer where a host without types has no id yet, and throws nothing', async () => {
    const host = createHost()
    const { rerender } = await host.render(<PlainRedeem offerId={undefined as never} />)
    await expect.element(page.getByRole('heading', { name: 'No longer offered' })).toBeVisible()
    await rerender(<PlainRedeem offerId={offerId} />)
    await expect.element(redeem()).toBeVisible()
    expect(host.requests('createRedemption')).toEqual([])
  })

  it('keeps the button from being pressed where something is in the way', async () => {
    const host = createHost({ member: sandboxMembers.withFewPoints })
    await host.render(<PlainRedeem offerId={sandboxOffers.complete} />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not now: notEnough')
    await expect.element(redeem()).toHaveAttribute('aria-disabled', 'true')
    ;(redeem().element() as HTMLElement).click()
    expect(host.requests('createRedemption')).toEqual([])
  })

  it('spends once by a handler that the host kept, as a dialog of its own does', async () => {
    const host = createHost()
    function Kept() {
      const { step, getButtonProps } = useRedeemFlow(offerId)
      const [onOk, setOnOk] = useState<(() => void) | null>(null)
      return (
        <>
          <p>{step.type}</p>
          {step.type === 'confirm' && (
            <button type="button" onClick={() => setOnOk(() => getButtonProps().onClick)}>
              Redeem
            </button>
          )}
          {onOk && (
            <button type="button" onClick={onOk}>
              OK
            </button>
          )}
        </>
      )
    }
    await host.render(<Kept />)
    await redeem().click()
    const ok = page.getByRole('button', { name: 'OK' })
    await ok.click()
    await expect.element(page.getByText('done', { exact: true })).toBeVisible()
    await ok.click()
    await expect.poll(() => host.requests('redemptions').length).toBeGreaterThan(0)
    expect(host.requests('createRedemption')).toHaveLength(1)
    expect(host.balance()).toBe(48_250 - 42_000)
  })

  it.each([
    ['once it is redeemed', sandboxMembers.fresh, 1],
    ['where something is in the way', sandboxMembers.withFewPoints, 0],
  ])('spends nothing by a button that stays, %s', async (_, member, times) => {
    const host = createHost({ member })
    function Staying() {
      const { step, redeem: press } = useRedeemFlow(offerId)
      return (
        <button type="button" onClick={press}>
          {step.type}
        </button>
      )
    }
    await host.render(<Staying />)
    const button = page.getByRole('button')
    await expect.element(button).toHaveTextContent('confirm')
    await button.click()
    if (times > 0) await expect.element(button).toHaveTextContent('done')
    await button.click()
    await button.click()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(host.requests('createRedemption')).toHaveLength(times)
  })
})
