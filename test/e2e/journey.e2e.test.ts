import { afterAll, describe, expect, it } from 'vitest'
import {
  chefsCounter,
  expectMarkersInIntakeOnly,
  fillOrdinary,
  fillSensitive,
  fragmentOf,
  keptByPage,
  markers,
  press,
  receiptReference,
  sees,
  send,
  servedBy,
  signIn,
  soon,
  titleOf,
} from './support/journey.ts'
import { expectSoundPage } from './support/expectSoundPage.ts'
import { closeBrowser, desktop, openSite, phone, type Site } from './support/openSite.ts'

let site: Site
afterAll(closeBrowser)

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('the journey on %s', (_name, viewport) => {
  it('leads from the sign-in over catalog, offer and form to the receipt', async () => {
    site = await openSite({ viewport, sandbox: { markers } })
    const { page, sandbox } = site
    await signIn(site)
    await expect
      .poll(
        () =>
          page
            .getByText(/^\d+ experiences$/)
            .first()
            .innerText(),
        soon,
      )
      .toMatch(/^4\d|^[5-9]\d/)

    await expectSoundPage(page)

    const articles = page.getByRole('article')
    await page.getByRole('button', { name: 'Dining', exact: true }).click()
    await sees(page, '7 experiences', { exact: true })
    await page.getByRole('searchbox', { name: 'Search the experiences' }).fill('copenhagen chef')
    await sees(page, '1 experience', { exact: true })
    expect(await articles.count()).toBe(1)
    await page.getByRole('link', { name: chefsCounter.title }).click()

    await titleOf(page, chefsCounter.title).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/experiences/${chefsCounter.id}`)
    await expectSoundPage(page)
    await press(page, 'Ask for it')

    await titleOf(page, 'Ask for it').waitFor()
    await fillOrdinary(page)
    await fillSensitive(page)
    await expectSoundPage(page)
    sandbox.control.clearLog()
    await send(page)
    const reference = await receiptReference(page)

    expect(servedBy(site).filter((line) => !line.startsWith('GET'))).toEqual([
      'POST /v1/interests',
      expect.stringMatching(/^PUT \/v1\/interests\/[\w.-]+\/intake$/),
    ])
    const intake = sandbox.log.find(({ operation }) => operation === 'submitIntake')
    expect(reference).toBe(intake?.requestId)
    await sees(page, '1 adult, 1 child')
    await sees(page, /^Forwarded to your concierge at/)
    expectMarkersInIntakeOnly(site)
    expect(site.console).toEqual([])
    await expectSoundPage(page)
  })
})

it('leaves nothing sensitive and no token in address, storage, history or console', async () => {
  site = await openSite({ sandbox: { markers } })
  const { page } = site
  const granted = page.waitForResponse((response) => response.url().endsWith('/api/member-token'))
  await signIn(site)
  const { accessToken } = (await (await granted).json()) as { accessToken: string }
  await page.goto(`${site.url}/experiences/${chefsCounter.id}/ask`)
  await fillSensitive(page)
  const secrets = [...markers.map(fragmentOf), accessToken]
  for (const moment of ['typed', 'sent']) {
    if (moment === 'sent') {
      await send(page)
      await receiptReference(page)
    }
    const kept = (await keptByPage(site)) + site.console.join('\n')
    for (const secret of secrets) expect(kept, moment).not.toContain(secret)
  }
  expect(await page.content()).not.toContain(fragmentOf(markers[0]))
})

it('shows the receipt with its reference again after a reload, and from the list of requests', async () => {
  site = await openSite()
  const { page } = site
  await signIn(site)
  await page.goto(`${site.url}/experiences/${chefsCounter.id}/ask`)
  await send(page)
  const reference = await receiptReference(page)
  await page.reload()
  expect(await receiptReference(page)).toBe(reference)
  await page.getByRole('link', { name: 'My requests' }).click()
  await page.getByRole('link', { name: chefsCounter.title }).click()
  await titleOf(page, 'Your concierge has it').waitFor()
})

it('asks the Service across origins, with a preflight first', async () => {
  site = await openSite()
  await signIn(site)
  const asked = () =>
    site.sandbox.log.map(({ method, path, status }) => `${method} ${path} ${String(status)}`)
  await expect
    .poll(asked, soon)
    .toEqual(expect.arrayContaining(['OPTIONS /v1/offers 204', 'GET /v1/offers 200']))
  expect(asked().indexOf('OPTIONS /v1/offers 204')).toBeLessThan(asked().indexOf('GET /v1/offers 200'))
  expect(new URL(site.page.url()).origin).not.toBe(site.serviceUrl)
  expect(site.console).toEqual([])
})
