import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { RedemptionDetail } from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { createHost } from './renderRedemptions.tsx'
import { blockUrls } from '../../support/blockUrls.ts'

afterEach(() => blockUrls())

it('says that the calendar file cannot be made where its code cannot be loaded, and keeps the button and the focus', async () => {
  await blockUrls('*/src/components/redemptions/writeBooking.ts*')
  const host = createHost({ member: sandboxMembers.withHistory })
  const booking = (await host.redemptions()).find(({ status }) => status === 'PURCHASED')
  await host.render(<RedemptionDetail redemptionId={booking?.id ?? ''} />)
  const button = page.getByRole('button', { name: 'Add to calendar' })
  await button.click()
  await expect.element(page.getByText('We could not make the file for your calendar').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(button).toHaveFocus()
})
