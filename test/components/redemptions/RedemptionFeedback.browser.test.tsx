import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RedemptionDetail, RedemptionFeedback } from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { createHost } from './renderRedemptions.tsx'

const member = sandboxMembers.withHistory
const score = (value: number) => page.getByRole('radio', { name: String(value), exact: true })
const comment = () => page.getByRole('textbox', { name: 'Anything you would tell us?' })
const send = () => page.getByRole('button', { name: 'Send', exact: true })

async function completed() {
  const host = createHost({ member })
  const id = (await host.redemptions()).find(({ status }) => status === 'PURCHASED')?.id ?? ''
  host.sandbox.control.advance(id, 'COMPLETED')
  return { host, id, stored: async () => (await host.redemptions()).find((each) => each.id === id)?.feedback }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('RedemptionFeedback', () => {
  it('is answered by the keyboard alone, and thanks for it', async () => {
    const { host, id, stored } = await completed()
    const onSubmitted = vi.fn()
    await host.render(
      <>
        <button type="button">Before</button>
        <RedemptionFeedback redemptionId={id} onSubmitted={onSubmitted} />
      </>,
    )
    await expect
      .element(page.getByRole('radiogroup', { name: 'How likely are you to recommend it to a friend?' }))
      .toBeVisible()
    await page.getByRole('button', { name: 'Before' }).click()
    await userEvent.keyboard('{Tab}')
    await expect.element(score(0)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowRight}')
    await expect.element(score(3)).toBeChecked()
    await userEvent.keyboard('{Tab}Too short.{Tab}{Enter}')
    await expect.element(page.getByText('3 of 10')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Your answer' })).toHaveFocus()
    await expect.poll(host.said).toContain('Thank you.')
    expect(await stored()).toMatchObject({ rating: 3, comment: 'Too short.' })
    expect(onSubmitted).toHaveBeenCalledOnce()
    expect(host.events).toEqual([{ name: 'feedback.submitted', redemptionId: id, rating: 3 }])
  })

  it('sends nothing without a number, and says so next to the scale', async () => {
    const { host, id } = await completed()
    await host.render(<RedemptionFeedback redemptionId={id} />)
    await comment().fill('Lovely.')
    await send().click()
    await expect.element(page.getByText('Choose a number from 0 to 10.')).toBeVisible()
    await expect.element(page.getByRole('radiogroup')).toHaveAccessibleDescription(/Choose a number/)
    await expect.element(score(0)).toHaveFocus()
    expect(host.requests('submitFeedback')).toHaveLength(0)
    await score(0).click()
    await send().click()
    await expect.element(page.getByText('0 of 10')).toBeVisible()
  })

  it('leaves an empty comment out', async () => {
    const { host, id, stored } = await completed()
    await host.render(<RedemptionFeedback redemptionId={id} />)
    await score(10).click()
    await comment().fill('   ')
    await send().dblClick()
    await expect.element(page.getByText('10 of 10')).toBeVisible()
    expect((await stored())?.comment).toBeUndefined()
    expect(host.requests('submitFeedback')).toHaveLength(1)
  })

  it('keeps what was typed for one who leaves and comes back', async () => {
    const { host, id } = await completed()
    const first = await host.render(<RedemptionFeedback redemptionId={id} />)
    await score(8).click()
    await comment().fill('The car was late.')
    await first.unmount()
    await host.render(<RedemptionDetail redemptionId={id} />)
    await expect.element(score(8)).toBeChecked()
    await expect.element(comment()).toHaveValue('The car was late.')
  })

  it('shows an earlier answer, replaces it, and can leave it as it is', async () => {
    const host = createHost({ member })
    const id = (await host.redemptions()).find(({ status }) => status === 'COMPLETED')?.id ?? ''
    await host.render(<RedemptionFeedback redemptionId={id} />)
    await expect.element(page.getByText('9 of 10')).toBeVisible()
    await page.getByRole('button', { name: 'Change your answer' }).click()
    await expect.element(score(9)).toHaveFocus()
    await score(2).click()
    await page.getByRole('button', { name: 'Keep the earlier one' }).click()
    await expect.element(page.getByText('9 of 10')).toBeVisible()
    await page.getByRole('button', { name: 'Change your answer' }).click()
    await expect.element(score(9)).toBeChecked()
    await score(6).click()
    await page.getByRole('button', { name: 'Send the new answer' }).click()
    await expect.element(page.getByText('6 of 10')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Your answer' })).toHaveFocus()
    expect((await host.redemptions()).find((each) => each.id === id)?.feedback?.rating).toBe(6)
  })

  it.each([
    ['', 0],
    [' after a lost answer', 1],
  ])('keeps the comment when the status has changed%s, and says so', async (_what, lost) => {
    const { host, id } = await completed()
    await host.render(<RedemptionFeedback redemptionId={id} />)
    await score(7).click()
    await comment().fill('We were there.')
    if (lost) {
      host.sandbox.control.scenario({
        failures: [{ kind: 'network', operation: 'submitFeedback', times: lost }],
      })
      await send().click()
      await expect.element(page.getByText('We did not hear back.').first()).toBeVisible()
    }
    host.sandbox.control.advance(id, 'OPEN')
    await send().click()
    await expect.element(page.getByText(/not at the moment \(In hand\)/).last()).toBeInTheDocument()
    await expect.element(send()).not.toBeInTheDocument()
    await expect.element(comment()).toHaveValue('We were there.')
    await expect.element(score(7)).toBeChecked()
    expect(host.said()).toContain('Your answer is kept here.')
  })

  it('is not there until it is completed', async () => {
    const host = createHost({ member })
    const id = (await host.redemptions()).find(({ status }) => status === 'OPEN')?.id ?? ''
    await host.render(<RedemptionDetail redemptionId={id} />)
    await expect.element(page.getByText('It is open.', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('radiogroup')).not.toBeInTheDocument()
  })

  it('loses nothing when the sending fails', async () => {
    const { host, id } = await completed()
    host.sandbox.control.scenario({ failures: [{ kind: 500, operation: 'submitFeedback', times: 1 }] })
    await host.render(<RedemptionFeedback redemptionId={id} />)
    await score(5).click()
    await comment().fill('So so.')
    await send().click()
    await expect.element(page.getByText('We did not hear back.').first()).toBeVisible()
    await send().click()
    await expect.element(page.getByText('5 of 10')).toBeVisible()
    await expect.element(page.getByText('So so.')).toBeVisible()
  })

  it('keeps what is typed while an answer is on its way, also for one who leaves and comes back', async () => {
    const { host, id, stored } = await completed()
    host.sandbox.control.scenario({ latencyMs: 600 })
    const first = await host.render(<RedemptionFeedback redemptionId={id} />)
    await score(8).click()
    await comment().fill('Lovely')
    await send().click()
    await comment().fill('Lovely, but late.')
    await expect.poll(stored).toMatchObject({ comment: 'Lovely' })
    const replace = page.getByRole('button', { name: 'Send the new answer' })
    await expect.element(replace).toBeVisible()
    await expect.element(comment()).toHaveValue('Lovely, but late.')
    await first.unmount()
    await host.render(<RedemptionFeedback redemptionId={id} />)
    await expect.element(comment()).toHaveValue('Lovely, but late.')
    await replace.click()
    await expect.element(page.getByText('Lovely, but late.')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Your answer' })).toHaveFocus()
  })

  it('shows the answer to one who left while it was on its way, and came back before it had arrived', async () => {
    const { host, id } = await completed()
    host.sandbox.control.scenario({ latencyMs: 600 })
    const first = await host.render(<RedemptionFeedback redemptionId={id} />)
    await score(8).click()
    await comment().fill('Lovely')
    await send().click()
    await first.unmount()
    await host.render(<RedemptionFeedback redemptionId={id} />)
    await expect.element(page.getByText('8 of 10')).toBeVisible()
  })
})
