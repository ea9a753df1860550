import { afterEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { InterestForm } from '../../../src/components/interests/index.ts'
import { sandboxOffers } from '../../../src/sandbox/index.ts'
import { createHost, form } from './renderInterest.tsx'
import { assertive } from '../../support/liveRegions.ts'

/** What the page may load, through the browser itself: nothing in the page stands between it and an `import()`. */
async function block(...urls: string[]): Promise<void> {
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls })
}

afterEach(() => block())

it('works without the calendar, and asks for its code anew', async () => {
  await block('*/src/ui/calendar/index.ts*')
  const host = createHost()
  await host.render(<InterestForm offerId={sandboxOffers.complete} />)
  await form.occasion('Birthday').click()
  await expect.poll(assertive).toContain('The calendar did not load. What you entered is kept, and you can send without it. Try again')
  await block()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('group', { name: 'Days', exact: true })).toBeVisible()
  await expect.element(form.occasion('Birthday')).toBeChecked()
})
