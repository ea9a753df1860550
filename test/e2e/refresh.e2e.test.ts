import { afterAll, expect, it } from 'vitest'
import { comeBack, sees, signIn, soon, titleOf } from './support/journey.ts'
import { closeBrowser, openSite, type Site } from './support/openSite.ts'

const minute = 60_000
const grantLifeMs = 15 * minute

let site: Site
afterAll(closeBrowser)

/** What the Service was asked, in order of arrival: operation and status. */
const asked = () =>
  site.sandbox.log
    .filter(({ operation }) => operation !== null)
    .map(({ operation, status }) => `${operation ?? ''} ${String(status)}`)
const refreshes = () => site.requests.filter((request) => request.url().endsWith('/api/member-token')).length

/** What the page reads at its start, and again when the window comes back: terms, balance and catalog, at the same moment. */
const allRead = ['offers 200', 'terms 200', 'wallet 200']

it('gets the first token once for all the components that mount at once', async () => {
  site = await openSite()
  await signIn(site)
  await expect.poll(asked, soon).toEqual(expect.arrayContaining(allRead))
  expect(asked().filter((line) => line.startsWith('exchange'))).toEqual(['exchange 200'])
  expect(asked()[0]).toBe('exchange 200')
  expect(refreshes()).toBe(1)
})

it('refreshes an expiring token once through the backend while several requests wait', async () => {
  site = await openSite({ sandbox: { grantLifeMs } })
  await signIn(site)
  await expect.poll(asked, soon).toEqual(expect.arrayContaining(allRead))
  // Ten seconds of life are left: less than the skew of thirty. The old token would still be taken.
  await site.skip(grantLifeMs - 10_000)
  site.sandbox.control.clearLog()
  site.sandbox.control.scenario({ latencyMs: { exchange: 300 } })
  await comeBack(site)
  await expect.poll(asked, soon).toEqual(expect.arrayContaining(allRead))
  expect(asked()[0]).toBe('exchange 200')
  expect(asked().filter((line) => line.startsWith('exchange'))).toHaveLength(1)
  expect(asked().filter((line) => line.endsWith(' 401'))).toEqual([])
  expect(refreshes()).toBe(2)
})

it('refreshes a token that the Service refuses once, and sends each refused request once more', async () => {
  site = await openSite({ sandbox: { grantLifeMs } })
  await signIn(site)
  await expect.poll(asked, soon).toEqual(expect.arrayContaining(allRead))
  await site.skip(minute)
  site.sandbox.control.revokeTokens()
  site.sandbox.control.clearLog()
  await comeBack(site)
  await expect.poll(asked, soon).toEqual(expect.arrayContaining(allRead))
  expect([...asked()].sort()).toEqual([
    'exchange 200',
    'offers 200',
    'offers 401',
    'terms 200',
    'terms 401',
    'wallet 200',
    'wallet 401',
  ])
  expect(refreshes()).toBe(2)
})

it('offers to sign in again when the backend no longer knows the member', async () => {
  site = await openSite({ sandbox: { grantLifeMs } })
  const { page, context } = site
  await signIn(site)
  await sees(page, '48,250')
  await context.clearCookies()
  await site.skip(grantLifeMs)
  await comeBack(site)
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
  expect(await page.content()).not.toContain('48,250')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await titleOf(page, 'Something to look forward to').waitFor()
})
