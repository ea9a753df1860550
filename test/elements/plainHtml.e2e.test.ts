import { expect, it } from 'vitest'
import { openPage, useChromium } from '../support/chromium.ts'
import { expectSoundPage } from '../e2e/support/expectSoundPage.ts'
import { askInHub, sendInterest, startPlainSite } from './plainSite.ts'

const browser = useChromium()

async function openPlainSite({ width = 1280 } = {}) {
  const site = await startPlainSite()
  const { page, lines, requests } = await openPage(browser(), { viewport: { width, height: 900 } })
  return { ...site, page, console: lines, asked: requests }
}

it.each([['a desktop', 1280] as const, ...(process.env.XP_ASSURE ? [['a phone', 390] as const] : [])])(
  'makes a working hub of one script tag and one element on %s, under a strict policy',
  async (_name, width) => {
    const { page, url, console, asked, served } = await openPlainSite({ width })
    await page.goto(url)
    await askInHub(page)
    expect(page.url()).toBe(`${url}/#/offers/chefs-counter/ask`)
    await sendInterest(page)
    await expectSoundPage(page)
    await page.goBack()
    await page.getByRole('heading', { name: 'Twelve seats at the chef’s counter' }).first().waitFor()

    expect(served('createInterest').map(({ status }) => status)).toEqual([201])
    expect(served('submitIntake').map(({ status }) => status)).toEqual([200])
    expect(asked.filter((request) => request === 'POST /api/member-token')).toHaveLength(1)
    expect(
      asked.filter((request) => /locale|\/(ar|de|fr)-/.test(request)),
      'a language that nobody asked for',
    ).toEqual([])
    expect(console).toEqual([])
  },
)

it('puts single elements together that share one session and one cache', async () => {
  const { page, url, console, asked, served } = await openPlainSite()
  await page.goto(`${url}/shelf.html`)
  await page.getByRole('link', { name: /Your balance 48,250/ }).waitFor()
  await page.getByRole('button', { name: 'Twelve seats at the chef’s counter' }).first().click()
  await page.getByRole('button', { name: 'Ask for it' }).first().click()
  await sendInterest(page)
  await expectSoundPage(page)
  expect(asked.filter((request) => request === 'POST /api/member-token')).toHaveLength(1)
  expect([served('offers').length, served('wallet').length]).toEqual([1, 1])
  expect(console).toEqual([])
})

it('brings the language of its locale along, right to left where it runs so', async () => {
  const { page, url, console, asked } = await openPlainSite()
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('xp-hub')?.setAttribute('locale', 'ar'),
    ),
  )
  await page.goto(url)
  await page.getByRole('heading', { name: 'التجارب' }).waitFor()
  expect(
    await page
      .locator('xp-hub section')
      .first()
      .evaluate((section) => getComputedStyle(section).direction),
  ).toBe('rtl')
  expect(asked.filter((request) => /\/(ar|de|es|fr|he|it|ja|nl|pt-BR|zh-Hans)-/.test(request))).toHaveLength(
    1,
  )
  expect(console).toEqual([])
})

it('asks before a link of the page leads away also in a tab whose history is full', async () => {
  const { page, url, console } = await openPlainSite()
  await page.goto(url)
  await page.evaluate(() => {
    for (let entry = 0; entry < 60; entry += 1) history.pushState(null, '')
    const link = Object.assign(document.createElement('a'), {
      href: '#/wallet',
      textContent: 'The page’s own',
    })
    document.body.prepend(link)
  })
  await askInHub(page)
  const ask = page.url()
  const allergies = page.getByRole('textbox', { name: 'Allergies', exact: true })
  await allergies.fill('MADE-UP')
  const link = page.getByRole('link', { name: 'The page’s own' })
  const question = page.getByRole('dialog', { name: 'Leave without sending?' })
  await link.click()
  await question.getByRole('button', { name: 'Stay here' }).click()
  expect([page.url(), await allergies.inputValue()]).toEqual([ask, 'MADE-UP'])
  await link.click()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.getByRole('heading', { name: 'Your balance' }).waitFor()
  expect(page.url()).toBe(`${url}/#/wallet`)
  await page.goBack()
  await page.getByRole('textbox', { name: 'Allergies', exact: true }).waitFor()
  expect(page.url()).toBe(ask)
  expect(console).toEqual([])
})
