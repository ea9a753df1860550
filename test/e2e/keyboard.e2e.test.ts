import type { Locator } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { chefsCounter, markers, receiptReference, sees, soon, titleOf } from './support/journey.ts'
import { closeBrowser, openSite, type Site } from './support/openSite.ts'

let site: Site
afterAll(closeBrowser)

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false)

/** Presses Tab until the target has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' })
  for (let presses = 0; presses < 80; presses += 1) {
    if (await isFocused(target)) return
    await site.page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${String(target)}.`)
}

async function expectTitleFocused(name: string): Promise<void> {
  const title = titleOf(site.page, name)
  await title.waitFor()
  await expect.poll(() => isFocused(title), soon).toBe(true)
}

it('is walked by keyboard alone, and the focus lands on the title of each page', async () => {
  site = await openSite({ sandbox: { markers } })
  const { page } = site
  const { keyboard } = page
  await page.goto(site.url)
  await tabTo(page.getByRole('button', { name: 'Noor Idris' }))
  await keyboard.press('Enter')
  await titleOf(page, 'Experiences').waitFor()

  await tabTo(page.getByRole('searchbox', { name: 'Search the experiences' }))
  await keyboard.type('chef')
  await sees(page, '1 experience', { exact: true })
  await tabTo(page.getByRole('link', { name: chefsCounter.title }))
  await keyboard.press('Enter')
  await expectTitleFocused(chefsCounter.title)

  await tabTo(page.getByRole('button', { name: 'Ask for it' }).first())
  await keyboard.press('Enter')
  await expectTitleFocused('Ask for it')

  await tabTo(page.getByRole('spinbutton', { name: 'Adults' }))
  await keyboard.press('ArrowUp')
  const days = page.getByRole('group', { name: 'Days', exact: true })
  await tabTo(days.getByRole('button', { name: 'Next month' }))
  await keyboard.press('Space')
  await tabTo(days.getByRole('grid').first().locator('button[tabindex="0"]'))
  await keyboard.press('Space')
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowDown')
  await keyboard.press('Space')
  expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(2)
  await tabTo(page.getByRole('radio', { name: 'Message here' }))
  await keyboard.press('ArrowRight')
  await tabTo(page.getByRole('textbox', { name: 'Phone' }))
  await keyboard.type('+4520814407')
  await tabTo(page.getByRole('textbox', { name: 'Diet', exact: true }))
  await keyboard.type(markers[0])
  await tabTo(page.getByRole('button', { name: 'Send to the concierge' }))
  await keyboard.press('Enter')
  await receiptReference(page)
  await expectTitleFocused('Your concierge has it')

  await page.goBack()
  await expectTitleFocused('Ask for it')
})
