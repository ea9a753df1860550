import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { operations } from '../../../src/contract/index.ts'
import { InterestForm, InterestSummary } from '../../../src/components/interests/index.ts'
import { sandboxOffers } from '../../../src/sandbox/index.ts'
import { createHost, form } from './renderInterest.tsx'
import { assertive } from '../../support/liveRegions.ts'
import { blockUrls } from '../../support/blockUrls.ts'

afterEach(() => blockUrls())

it('works without the calendar, and asks for its code anew', async () => {
  await blockUrls('*/src/ui/calendar/Calendar.tsx*')
  const host = createHost()
  await host.render(<InterestForm offerId={sandboxOffers.complete} />)
  await form.occasion('Birthday').click()
  await expect
    .poll(assertive)
    .toContain('The calendar did not load. What you entered is kept, and you can send without it. Try again')
  await blockUrls()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('group', { name: 'Days', exact: true })).toBeVisible()
  await expect.element(form.occasion('Birthday')).toBeChecked()
})

it('keeps the answers in sight where the questions to change them with do not come, and asks for them anew', async () => {
  const host = createHost()
  const { data } = await host.kit.client.call(
    operations.createInterest,
    { body: { offer: sandboxOffers.complete } },
    { idempotencyKey: 'asked' },
  )
  await blockUrls('*/src/components/interests/ChangeQuestions.tsx*')
  await host.render(<InterestSummary interestId={data.id} />)
  await form.change().click()
  await expect.poll(assertive).toContain('Something went wrong here The rest of the page still works.')
  await expect.element(page.getByRole('heading', { name: 'What you sent' })).toBeVisible()
  await blockUrls()
  await form.change().click()
  await expect.element(form.changeTitle()).toHaveFocus()
})
