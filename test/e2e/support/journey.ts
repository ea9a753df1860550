import { expect } from 'vitest'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import type { EngineWindow } from '../../engines/startEngine.ts'
import type { EngineLocator, EnginePage } from '../../engines/EnginePage.ts'
import type { Site } from './openSite.ts'

/** What the sensitive fields are filled with. The sandbox is told beforehand and notes where each occurs. */
export const markers = [
  'no meat, MARKER-4c1e',
  'hazelnut "severe" & märker\n9b72',
  'a step-free way in, MARKER-d05a',
] as const

export const chefsCounter = {
  id: 'chefs-counter',
  title: 'Twelve seats at the chef’s counter',
  price: 12_500,
}

/** In any engine. */
interface AnySite {
  readonly url: string
  readonly page: EnginePage
}

export async function signIn(site: AnySite, name = 'Noor Idris'): Promise<void> {
  await site.page.goto(site.url)
  await site.page.getByRole('button', { name }).click()
  await titleOf(site.page, 'Experiences').waitFor()
}

/** Waits for the page of who is not signed in: a page that is left before may take its request along. */
export async function signOut({ page }: AnySite, name = 'Noor Idris'): Promise<void> {
  await press(page, `Account of ${name}`)
  await press(page, 'Sign out')
  await titleOf(page, 'Something to look forward to').waitFor()
}

/** Presses the first button of that name. */
export const press = (within: EnginePage | EngineLocator, name: string | RegExp) =>
  within.getByRole('button', { name }).first().click()

/** Waits for a text. */
export const sees = (within: EnginePage | EngineLocator, ...text: Parameters<EnginePage['getByText']>) =>
  within
    .getByText(...text)
    .first()
    .waitFor()

/** Straight to a page of the site, signed in, as from a bookmark. */
export async function openAt(
  { page, context, url }: Site,
  path: string,
  member: string = sandboxMembers.fresh,
): Promise<void> {
  await context.request.post(`${url}/api/sign-in`, { data: { memberId: member }, headers: { origin: url } })
  await page.goto(url + path)
}

/** What the page tells a screen reader. */
export function announced({ page }: Site): Promise<string> {
  return page
    .locator('[aria-live]')
    .allInnerTexts()
    .then((texts) => texts.join(' '))
}

export function pathOf({ page }: Site): string {
  return new URL(page.url()).pathname
}

/** As when the member comes back to the window. */
export async function comeBack({ page }: Site): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

/** Fails where a token is anywhere but in the `Authorization` of a request to the Service, or in the page's reach. */
export async function expectTokensInAuthorizationOnly(site: Site): Promise<void> {
  const answers = await Promise.all(
    site.requests
      .filter((request) => request.url().endsWith('/api/member-token'))
      .map((request) => request.response()),
  )
  const tokens = await Promise.all(
    answers.map(async (answer) => ((await answer?.json()) as { accessToken: string }).accessToken),
  )
  expect(tokens.length).toBeGreaterThan(0)
  let carriers = 0
  for (const request of site.requests) {
    const { authorization = '', ...headers } = request.headers()
    if (tokens.some((token) => authorization === `Bearer ${token}`)) {
      carriers += 1
      expect(new URL(request.url()).origin).toBe(site.serviceUrl)
    }
    const rest = `${request.url()} ${JSON.stringify(headers)} ${request.postData() ?? ''}`
    for (const token of tokens) expect(rest).not.toContain(token)
  }
  expect(carriers).toBeGreaterThan(0)
  const kept = (await keptByPage(site)) + site.console.join('\n') + (await site.page.content())
  for (const token of tokens) expect(kept).not.toContain(token)
}

interface AsksByRole<Found> {
  readonly getByRole: (...args: Parameters<EnginePage['getByRole']>) => Found
}

export function titleOf<Found extends EngineLocator>(page: AsksByRole<Found>, name: string): Found {
  return page.getByRole('heading', { level: 1, name })
}

/** For `expect.poll`: a small machine under load takes its time. */
export const soon = { timeout: 15_000 }

/** Straight to the form, signed in, as from a bookmark. */
export async function openForm(site: Site, offerId = chefsCounter.id): Promise<void> {
  await openAt(site, `/experiences/${offerId}/ask`)
  await titleOf(site.page, 'Ask for it').waitFor()
}

export async function fillOrdinary(page: EnginePage): Promise<void> {
  await page.getByRole('spinbutton', { name: 'Adults' }).fill('1')
  await page.getByRole('button', { name: 'One child more' }).click()
  const days = page.getByRole('group', { name: 'Days', exact: true })
  await days.getByRole('button', { name: 'Next month' }).click()
  const month = days.getByRole('grid').first().getByRole('gridcell')
  await month.getByRole('button').nth(9).click()
  await month.getByRole('button').nth(10).click()
  await page.getByRole('radio', { name: 'Not possible' }).check()
  await month.getByRole('button').nth(19).click()
  await page.getByRole('radio', { name: 'Text' }).check()
  await page.getByRole('textbox', { name: 'Phone' }).fill('+45 20 81 44 07')
  await page.getByRole('combobox', { name: 'Best time' }).selectOption('AFTERNOON')
  await page.getByRole('radio', { name: 'Anniversary' }).check()
}

export async function fillSensitive(page: EnginePage): Promise<void> {
  for (const [index, name] of ['Diet', 'Allergies', 'Accessibility'].entries()) {
    await page.getByRole('textbox', { name, exact: true }).fill(markers[index] ?? '')
  }
}

export async function send(page: EnginePage): Promise<void> {
  await page.getByRole('button', { name: 'Send to the concierge' }).click()
}

/** The reference that the receipt shows. */
export async function receiptReference(page: EnginePage): Promise<string> {
  await titleOf(page, 'Your concierge has it').waitFor()
  return await page.locator('code').innerText()
}

/** What the address, the storage and the history of the page hold, as one text to look in. */
export async function keptByPage({ page, context }: Pick<EngineWindow, 'page' | 'context'>): Promise<string> {
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const caches = await window.caches.keys()
    return JSON.stringify([
      location.href,
      document.title,
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      window.name,
      document.cookie,
      databases,
      caches,
    ])
  })
  return kept + JSON.stringify((await context.cookies()).map(({ name, value }) => [name, value]))
}

/** `METHOD path` of each request that the Service got, without preflights. */
export function servedBy({ sandbox }: Pick<Site, 'sandbox'>): readonly string[] {
  return sandbox.log
    .filter(({ method }) => method !== 'OPTIONS')
    .map(({ method, path }) => `${method} ${path}`)
}

/** Fails unless each marker arrived at the Service in the body of an intake, and nowhere else of its. */
export function expectMarkersServedInIntakeOnly({ sandbox }: Pick<Site, 'sandbox'>, intakes = 1): void {
  const found = sandbox.log.filter(({ markersIn }) => markersIn.length > 0)
  expect(found.map(({ operation, method }) => `${method} ${operation ?? ''}`)).toEqual(
    Array.from({ length: intakes }, () => 'PUT submitIntake'),
  )
  for (const { markersIn, path } of found) {
    expect(path).toMatch(/^\/v1\/interests\/[\w.-]+\/intake$/)
    expect(markersIn).toEqual(markers.map((_, marker) => ({ marker, part: 'body' })))
  }
}

/** The same, and in no other request of the page. `intakes`: how often it was sent. */
export function expectMarkersInIntakeOnly(site: Site, intakes = 1): void {
  expectMarkersServedInIntakeOnly(site, intakes)
  // And what the Service never saw: requests to the organisation's backend, or to anybody else.
  const carriers = site.requests.filter((request) => {
    const text = `${request.url()}\n${JSON.stringify(request.headers())}\n${request.postData() ?? ''}`
    return markers.some((marker) => readings(text).some((reading) => reading.includes(fragmentOf(marker))))
  })
  for (const carrier of carriers) {
    expect(`${carrier.method()} ${new URL(carrier.url()).pathname}`).toMatch(
      /^PUT \/v1\/interests\/[\w.-]+\/intake$/,
    )
  }
  expect(carriers).toHaveLength(intakes)
}

/** A part of a marker that no encoding changes. */
export function fragmentOf(marker: string): string {
  return /[\w-]+$/.exec(marker)?.[0] ?? marker
}

function readings(text: string): readonly string[] {
  try {
    return [text, decodeURIComponent(text.replaceAll('+', ' '))]
  } catch {
    return [text]
  }
}
