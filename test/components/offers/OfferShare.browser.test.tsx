import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ExperienceHub, OfferDetail } from '../../../src/index.ts'
import { polite } from '../../support/liveRegions.ts'
import { createHost } from './renderOffers.tsx'

const title = 'Three nights above the fjord'
const href = '#/offers/fjord-lodge'
const url = new URL(href, location.href).href
const shareButton = page.getByRole('button', { name: 'Share', exact: true })
const copyButton = page.getByRole('button', { name: 'Copy link' })

/** What this machine's browser has or lacks, as others have it. */
function giveNavigator(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value })
}
const giveClipboard = (writeText: (text: string) => Promise<void>) =>
  giveNavigator('clipboard', { writeText })

afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

const open = () => createHost().render(<OfferDetail offerId="fjord-lodge" href={href} />)

test('an offer is shared by the system’s sheet: its title and address, and nothing else', async () => {
  const share = vi.fn(async () => {})
  giveNavigator('share', share)
  await open()
  await shareButton.click()
  expect(share.mock.calls).toEqual([[{ title, url }]])
})

test('a sheet that the member closes is no failure', async () => {
  const [writeText, closed] = [vi.fn(async () => {}), new DOMException('closed', 'AbortError')]
  giveClipboard(writeText)
  giveNavigator('share', () => Promise.reject(closed))
  await open()
  await shareButton.click()
  await expect.element(shareButton).toBeVisible()
  expect(writeText).not.toHaveBeenCalled()
})

test('without a sheet, or where it may not open, the address is copied, and that is announced', async () => {
  const writeText = vi.fn(async () => {})
  giveClipboard(writeText)
  const screen = await open()
  await copyButton.click()
  await expect.element(page.getByRole('button', { name: 'Link copied' })).toHaveFocus()
  await expect.poll(polite).toContain('Link copied')
  await expect.element(copyButton).toBeVisible()
  await screen.unmount()

  giveNavigator('share', () => Promise.reject(new DOMException('in a frame', 'NotAllowedError')))
  await open()
  await shareButton.click()
  await expect.element(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(writeText.mock.calls).toEqual([[url], [url]])
})

test('where nothing may be copied, the address is shown, selected and said', async () => {
  giveClipboard(() => Promise.reject(new DOMException('no permission', 'NotAllowedError')))
  await open()
  await copyButton.click()
  await expect.poll(polite).toContain('Copy this address:')
  await expect.element(page.getByText(url)).toBeVisible()
  expect(String(getSelection())).toBe(url)
  await expect.element(copyButton).toHaveFocus()
})

test('an address that is none is not offered, and breaks nothing', async () => {
  await createHost().render(<OfferDetail offerId="fjord-lodge" href="http://[" onBack={() => {}} />)
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Experiences' })).toBeVisible()
  expect(page.getByRole('button', { name: /Share|Copy link/ }).query()).toBeNull()
})

test('without an address in the host’s app there is nothing to share', async () => {
  await createHost().render(<OfferDetail offerId="fjord-lodge" onBack={() => {}} />)
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Experiences' })).toBeVisible()
  expect(page.getByRole('button', { name: /Share|Copy link/ }).query()).toBeNull()
})

test('the hub shares the address that its host gives for the offer, unless told not to', async () => {
  const writeText = vi.fn(async () => {})
  giveClipboard(writeText)
  const hub = (features?: { share: boolean }) =>
    createHost().render(
      <ExperienceHub
        defaultLocation={{ view: 'offer', offerId: 'fjord-lodge' }}
        hrefFor={(location) => `/rewards?at=${location.view === 'offer' ? location.offerId : 'x'}`}
        features={features}
      />,
    )
  const screen = await hub()
  await copyButton.click()
  await expect.poll(() => writeText.mock.calls).toEqual([[`${location.origin}/rewards?at=fjord-lodge`]])
  await screen.unmount()
  await hub({ share: false })
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  expect(copyButton.query()).toBeNull()
})
