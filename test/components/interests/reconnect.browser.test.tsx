import { afterEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { InterestForm } from '../../../src/components/interests/index.ts'
import { sandboxOffers } from '../../../src/sandbox/index.ts'
import { assertive } from '../../support/liveRegions.ts'
import { createHost, form } from './renderInterest.tsx'

/** What the page may load, through the browser itself: nothing in the page stands between it and an `import()`. */
async function block(...urls: string[]): Promise<void> {
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls })
}

afterEach(() => block())

it('loads the calendar by itself when the connection is back', async () => {
  await block('*/src/ui/calendar/Calendar.tsx*')
  const host = createHost()
  await host.render(<InterestForm offerId={sandboxOffers.complete} />)
  await form.occasion('Birthday').click()
  await expect.poll(assertive).toContain('The calendar did not load.')
  await block()
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('group', { name: 'Days', exact: true })).toBeVisible()
  await expect.element(form.occasion('Birthday')).toBeChecked()
})
