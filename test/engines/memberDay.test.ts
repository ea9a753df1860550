import { convertIcsCalendar } from 'ts-ics'
import { expect, it } from 'vitest'
import type { Offer, Redemption } from '../../src/contract/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { chefsCounter, press, sees, signIn, signOut } from '../e2e/support/journey.ts'
import { expectSoundPage } from '../e2e/support/expectSoundPage.ts'
import { asMember } from '../support/asMember.ts'
import { engineName, useSite } from './openInEngine.ts'

const { openSite } = useSite()
type Site = Awaited<ReturnType<typeof openSite>>

const desktop = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }
const sizes = process.env.XP_ASSURE ? [phone, desktop] : [engineName === 'firefox' ? phone : desktop]

const lodge = 'Three nights above the fjord'
const member = sandboxMembers.fresh
const points = (amount: number) => amount.toLocaleString('en-GB')

/** What finds the supper by its days: its month by name, or the next days while that month is this one. */
function daysOf(supper: Offer | undefined): RegExp {
  const [month, thisMonth] = [new Date(supper?.startAt ?? ''), new Date()].map((date) =>
    date.toLocaleString('en-GB', { month: 'long', timeZone: 'Europe/Copenhagen' }),
  )
  return month === thisMonth ? /^Next 30 days$/ : new RegExp(`^${month}( \\d{4})?$`)
}

/** By its days, in Denmark, for two: beside its chips, or in the sheet of a phone. */
async function narrow({ page }: Site, days: RegExp, isPhone: boolean): Promise<void> {
  const chip = (name: string) =>
    page.getByRole('group', { name: 'Filters' }).getByRole('button', { name, exact: true })
  const dialog = (name: string) => page.getByRole('dialog', { name })
  if (isPhone) {
    await chip('Filters').click()
    const sheet = dialog('Narrow it down')
    await sheet.locator('summary').click()
    await press(sheet, days)
    await press(sheet, /^All \d+ places$/)
    await sheet.getByRole('checkbox', { name: /^Denmark \d+$/ }).click()
    await sheet.getByRole('spinbutton', { name: 'Guests' }).fill('2')
    await press(sheet, /^Show \d+ experiences?$/)
    return
  }
  await chip('When').click()
  await press(dialog('When'), days)
  await press(dialog('When'), /^Show \d+/)
  await chip('Where').click()
  // Which countries stand first depends on what there is in the month.
  await press(dialog('Where'), /^All \d+ places$/)
  await dialog('Where')
    .getByRole('checkbox', { name: /^Denmark \d+$/ })
    .click()
  await press(dialog('Where'), /^Show \d+/)
  await chip('Guests').click()
  await dialog('Guests').getByRole('spinbutton', { name: 'Guests' }).fill('2')
  await press(dialog('Guests'), /^Show \d+/)
}

/** What the page saves as a file, as text. */
async function savedFile({ page }: Site, save: () => Promise<void>): Promise<string> {
  await page.evaluate(() => {
    const make = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (blob: Blob) => {
      void blob.text().then((text) => Object.assign(window, { savedText: text }))
      return make(blob)
    }
  })
  await save()
  const read = () => page.evaluate(() => (window as { savedText?: string }).savedText ?? '')
  await expect.poll(read, { timeout: 15_000 }).toContain('END:VCALENDAR')
  return read()
}

/**
 * How many things to press the page would print. No engine but Chromium prints from a test (test/e2e/print.e2e.test.ts):
 * here what is written for paper is shown on the screen.
 */
async function pressableOnPaper({ page }: Site): Promise<number> {
  return page.evaluate(() => {
    const changed: MediaList[] = []
    const show = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') {
          changed.push(rule.media)
          rule.media.mediaText = 'all'
        }
        if ('cssRules' in rule) show(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) show(sheet.cssRules)
    const ours = document.querySelectorAll('[data-xp-component] button, [data-xp-component] nav a')
    const seen = [...ours].filter((element) => element.getClientRects().length > 0)
    for (const media of changed) media.mediaText = 'print'
    return changed.length === 0 ? -1 : seen.length
  })
}

it.each(sizes)('walks a member’s day at $width px', async (size) => {
  const site = await openSite()
  const { page, sandbox, url } = site
  await page.setViewportSize(size)
  const { offers } = await asMember<{ readonly offers: readonly Offer[] }>(
    sandbox,
    member,
    '/v1/offers?limit=100',
  )
  const supper = offers.find(({ id }) => id === chefsCounter.id)
  const heart = (title: string) => page.getByRole('button', { name: `Save ${title}`, exact: true }).first()
  const part = (name: string) =>
    page.getByRole('navigation', { name: 'Parts of your programme' }).getByRole('link', { name })
  await signIn(site)
  await page.goto(`${url}/rewards`)

  await narrow(site, daysOf(supper), size === phone)
  await sees(page, /^\d+ experiences?$/)
  await page.getByRole('link', { name: chefsCounter.title }).first().waitFor()
  const found = await page.locator('.xp-offer-card').count()
  expect(found).toBeLessThan(offers.length)
  await expectSoundPage(page)
  const address = await page.evaluate(() => location.href)
  expect(address).toMatch(/where=DK/)
  await page.reload()
  await expect.poll(() => page.locator('.xp-offer-card').count(), { timeout: 15_000 }).toBe(found)

  // To a second member.
  await signOut(site)
  await signIn(site, 'Ines Marlow')
  await page.goto(address)
  await expect.poll(() => page.locator('.xp-offer-card').count(), { timeout: 15_000 }).toBe(found)
  await signOut(site, 'Ines Marlow')
  await signIn(site)

  await page.goto(`${url}/rewards`)
  await heart(lodge).click()
  await heart(chefsCounter.title).click()
  await part('Saved').click()
  await expect.poll(() => page.locator('.xp-saved-grid article').count(), { timeout: 15_000 }).toBe(2)
  await expectSoundPage(page)

  await page.getByRole('link', { name: chefsCounter.title }).first().click()
  await press(page, /^Redeem for/)
  await press(page.getByRole('dialog', { name: 'Redeem this experience?' }), /^Redeem for/)
  const done = page.getByRole('dialog', { name: 'It is on its way' })
  await done.waitFor()
  await press(done, 'Done')
  const { redemptions } = await asMember<{ readonly redemptions: readonly Redemption[] }>(
    sandbox,
    member,
    '/v1/redemptions',
  )
  const [booking] = redemptions
  sandbox.control.advance(booking?.id ?? '', 'PURCHASED')

  // What lies ahead leads the page now.
  await page.goto(`${url}/rewards`)
  await page.locator('.xp-today-booking').getByRole('link', { name: chefsCounter.title }).click()
  const file = await savedFile(site, () => press(page, 'Add to calendar'))
  const [event] = convertIcsCalendar(undefined, file).events ?? []
  expect(event?.summary).toBe(chefsCounter.title)
  expect(event?.start.date.toISOString()).toBe(new Date(booking?.startAt ?? '').toISOString())
  await expectSoundPage(page)

  expect(await pressableOnPaper(site)).toBe(0)

  await part('Wallet').click()
  await sees(page.locator('[data-xp-component="wallet"]'), points(48_250 - chefsCounter.price))
  expect(site.lines).toEqual([])
})
