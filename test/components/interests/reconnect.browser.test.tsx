import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { InterestForm } from '../../../src/components/interests/index.ts'
import { sandboxOffers } from '../../../src/sandbox/index.ts'
import { assertive } from '../../support/liveRegions.ts'
import { createHost, form } from './renderInterest.tsx'
import { blockUrls } from '../../support/blockUrls.ts'

afterEach(() => blockUrls())

it('loads the calendar by itself when the connection is back', async () => {
  await blockUrls('*/src/ui/calendar/Calendar.tsx*')
  const host = createHost()
  await host.render(<InterestForm offerId={sandboxOffers.complete} />)
  await form.occasion('Birthday').click()
  await expect.poll(assertive).toContain('The calendar did not load.')
  await blockUrls()
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('group', { name: 'Days', exact: true })).toBeVisible()
  await expect.element(form.occasion('Birthday')).toBeChecked()
})
