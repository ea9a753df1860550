import type { Locator } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { chefsCounter, openAt, sees, soon } from './support/journey.ts'
import { closeBrowser, openSite, phone, type Site } from './support/openSite.ts'

afterAll(closeBrowser)

/** A phone whose screen the page has to itself: a camera at the top, the system's bar at the bottom. */
const insets = { top: 59, bottom: 34 }

async function openPhone(path: string, member?: string): Promise<Site> {
  const site = await openSite({ viewport: phone })
  const debug = await site.context.newCDPSession(site.page)
  await debug.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await openAt(site, path, member)
  return site
}

/** Where something stands, once it is still. */
async function boxOf(target: Locator) {
  await target.waitFor()
  let box = await target.boundingBox()
  await expect
    .poll(async () => {
      const before = box
      box = await target.boundingBox()
      return box?.y === before?.y
    }, soon)
    .toBe(true)
  const { y, height } = box ?? { y: Number.NaN, height: Number.NaN }
  return { top: y, bottom: y + height }
}

const lowest = phone.height - insets.bottom

it('a sheet keeps clear of the camera, and its button of the system’s bar', async () => {
  const { page } = await openPhone('/rewards')
  await page
    .getByRole('button', { name: /^Filter/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  expect((await boxOf(sheet)).top).toBeGreaterThanOrEqual(insets.top)
  const show = sheet.getByRole('button', { name: /^Show \d+/ })
  expect((await boxOf(show)).bottom).toBeLessThanOrEqual(lowest)
})

it('the button of an offer’s dock keeps clear of the system’s bar', async () => {
  const { page } = await openPhone('/rewards/offers/chefs-counter')
  await sees(page, chefsCounter.title)
  const redeem = page.getByRole('button', { name: /^Redeem/ }).last()
  expect((await boxOf(redeem)).bottom).toBeLessThanOrEqual(lowest)
})

it('the field of the chat keeps clear of it too', async () => {
  const site = await openPhone('/rewards', sandboxMembers.withHistory)
  const [id = ''] = site.sandbox.control.conversationsOf(sandboxMembers.withHistory)
  await openAt(site, `/rewards/concierge/${id}`, sandboxMembers.withHistory)
  const field = site.page.getByRole('textbox', { name: 'Write to your concierge' })
  expect((await boxOf(field)).bottom).toBeLessThanOrEqual(lowest)
})
