import { afterAll, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { chefsCounter, keptByPage, sees, signIn } from './support/journey.ts'
import { expectSoundPage } from './support/expectSoundPage.ts'
import { closeBrowser, desktop, openSite, phone } from './support/openSite.ts'

afterAll(closeBrowser)

const lodge = 'Three nights above the fjord'
const heart = (page: Page, title: string) => page.getByRole('button', { name: `Save ${title}`, exact: true })
const kept = (page: Page) => page.locator('.xp-saved-grid article')

const sizes = [
  ['a desktop', desktop],
  ['a phone', phone],
] as const
// The journeys walk both; here the other comes in the whole run.
it.each(sizes.slice(0, process.env.XP_ASSURE ? 2 : 1))(
  'keeps an offer for later, takes it off and brings it back, in two tabs of %s',
  async (_name, viewport) => {
    const site = await openSite({ viewport })
    const { page, context, url } = site
    await signIn(site)
    await page.goto(`${url}/rewards`)
    await heart(page, chefsCounter.title).click()
    await heart(page, lodge).click()
    await page.locator('[aria-pressed="true"]').nth(1).waitFor()
    await expectSoundPage(page)

    await page
      .getByRole('navigation', { name: 'Parts of your programme' })
      .getByRole('link', { name: 'Saved' })
      .click()
    await expect.poll(() => kept(page).count()).toBe(2)
    await expectSoundPage(page)

    const other = await context.newPage()
    await other.goto(`${url}/rewards/saved`)
    await expect.poll(() => kept(other).count()).toBe(2)
    await heart(page, chefsCounter.title).click()
    await sees(page, 'Removed:')
    await expect.poll(() => kept(other).count()).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => kept(other).count()).toBe(2)
    await expect.poll(() => heart(page, chefsCounter.title).getAttribute('aria-pressed')).toBe('true')

    await page.reload()
    await expect.poll(() => kept(page).count()).toBe(2)
    expect(await keptByPage(site)).not.toContain('Noor')
    expect(site.console).toEqual([])
  },
)
