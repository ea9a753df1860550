import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { RedemptionFeedback } from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { createHost } from './renderRedemptions.tsx'

const member = sandboxMembers.withHistory
const place = (name: string) => page.getByRole('region', { name })
const score = (name: string, value: number) =>
  place(name).getByRole('radio', { name: String(value), exact: true })
const comment = (name: string) => place(name).getByRole('textbox')
const send = (name: string) => place(name).getByRole('button', { name: /^Send/ })

/** One redemption, asked about in two places of a page, such as a list and its detail. */
async function askTwice() {
  const host = createHost({ member })
  const id = (await host.redemptions()).find(({ status }) => status === 'PURCHASED')?.id ?? ''
  host.sandbox.control.advance(id, 'COMPLETED')
  await host.render(
    <>
      <RedemptionFeedback redemptionId={id} aria-label="One" />
      <RedemptionFeedback redemptionId={id} aria-label="Other" />
    </>,
  )
  await expect.element(comment('Other')).toBeVisible()
  return { host, stored: async () => (await host.redemptions()).find((each) => each.id === id)?.feedback }
}

describe('two forms of one redemption', () => {
  it('show the same answer as it is typed, and both are over when it is sent', async () => {
    const { stored, host } = await askTwice()
    await comment('Other').fill('We were late.')
    await score('One', 7).click()
    await expect.element(comment('One')).toHaveValue('We were late.')
    await expect.element(score('Other', 7)).toBeChecked()
    await send('One').click()
    await expect.element(place('One').getByText('7 of 10')).toBeVisible()
    await expect.element(place('Other').getByText('7 of 10')).toBeVisible()
    await expect.element(comment('Other')).not.toBeInTheDocument()
    expect(await stored()).toMatchObject({ rating: 7, comment: 'We were late.' })
    expect(host.requests('submitFeedback')).toHaveLength(1)
  })

  it('are over together when the earlier answer is kept', async () => {
    await askTwice()
    await score('One', 7).click()
    await send('One').click()
    await expect.element(place('Other').getByText('7 of 10')).toBeVisible()
    await place('Other').getByRole('button', { name: 'Change your answer' }).click()
    await score('Other', 3).click()
    await expect.element(score('One', 3)).toBeChecked()
    await place('One').getByRole('button', { name: 'Keep the earlier one' }).click()
    await expect.element(place('Other').getByText('7 of 10')).toBeVisible()
    await expect.element(place('One').getByText('7 of 10')).toBeVisible()
  })
})
