import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { OfferDetail } from '../../src/index.ts'
import { createMemberHost } from '../support/memberHost.tsx'

// As an app made of web pages has it, so that nothing is marked by a long press.
const ofThePage = new CSSStyleSheet()
ofThePage.replaceSync('* { user-select: none }')

beforeEach(() => {
  document.adoptedStyleSheets.push(ofThePage)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'))
})
afterEach(() => {
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(ofThePage), 1)
  vi.restoreAllMocks()
})

const selected = () => String(getSelection())

it('selects what may not be copied where the page lets nobody select: an address in the app, and a place', async () => {
  await createMemberHost().open(<OfferDetail offerId="fjord-lodge" href="#/offers/fjord-lodge" />)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(selected).toBe(new URL('#/offers/fjord-lodge', location.href).href)
  await page.getByRole('button', { name: 'Copy the address' }).click()
  // Both its lines.
  await expect.poll(selected).toMatch(/^Skarvhuset\s+.*Norway$/)
})

it('selects the reference of a failure', async () => {
  const answer = ({ url }: Request) =>
    url.includes('/v1/offers')
      ? Response.json(
          { error: { code: 'bad_request', message: '' } },
          { status: 400, headers: { 'X-Request-Id': 'req_7Kd2' } },
        )
      : undefined
  await createMemberHost({ answer }).open(<OfferDetail offerId="fjord-lodge" />)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect.poll(selected).toBe('req_7Kd2')
})
