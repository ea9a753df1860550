import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
// Not the floor's index, which has `InterestSummary` too, and with it the receipt.
import { InterestForm } from '../../../src/components/interests/InterestForm.tsx'
import { sandboxOffers } from '../../../src/sandbox/index.ts'
import { createHost, form } from './renderInterest.tsx'
import { assertive } from '../../support/liveRegions.ts'
import { blockUrls } from '../../support/blockUrls.ts'

afterEach(() => blockUrls())

it('says that it was sent where the receipt does not come, and asks for it anew', async () => {
  await blockUrls('*/src/components/interests/InterestSummary.tsx*')
  const host = createHost()
  await host.render(<InterestForm offerId={sandboxOffers.complete} />)
  await form.send().click()
  await expect.poll(assertive).toContain('Sent. We could not load what you asked for')
  await blockUrls()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'What you sent' })).toBeVisible()
  expect(host.writes()).toHaveLength(1)
})
