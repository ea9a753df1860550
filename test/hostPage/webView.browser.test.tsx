import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import nativeApps from '../../docs/native-apps.md?raw'
import { OfferDetail, TermsAcceptance } from '../../src/index.ts'
import { sandboxOffers } from '../../src/sandbox/index.ts'
import { openElementPage } from '../elements/elementPage.ts'
import { createMemberHost } from '../support/memberHost.tsx'
import { replaceOwn } from './replaceOwn.ts'
import { takeDay } from './takeDay.tsx'

/** Android's web view as it comes: no storage, no sheet to share with, no windows, and a download goes nowhere. */
const takeAway = () =>
  replaceOwn([
    [window, 'localStorage', { value: null }],
    [window, 'sessionStorage', { value: null }],
    [navigator, 'share', { value: undefined }],
    [navigator, 'clipboard', { value: undefined }],
    [window, 'open', { value: () => null }],
    [window, 'print', { value: undefined }],
    [HTMLAnchorElement.prototype, 'download', { value: '' }],
  ])

test('in the web view of an app a day goes as any other', { timeout: 60_000 }, async () => {
  const end = takeAway()
  await takeDay({ isRead: false }).finally(end)
})

/** Runs the listener of docs/native-apps.md, and gives the addresses that the app is asked to open. */
function listen(): readonly string[] {
  const script = /^```js\n(document\.addEventListener[\s\S]*?)^```$/m.exec(nativeApps)?.[1] ?? ''
  const opened: string[] = []
  const app = { open: (address: string) => opened.push(address) }
  let remove = () => {}
  const listening = {
    addEventListener: (type: string, listener: EventListener) => {
      document.addEventListener(type, listener)
      remove = () => document.removeEventListener(type, listener)
    },
  }
  new Function('document', 'app', script)(listening, app)
  onTestFinished(() => remove())
  return opened
}

const map = 'https://maps.example/?q=place'

test('the app opens what opens apart: maps and documents, and not our own pages', async () => {
  const opened = listen()
  const host = createMemberHost({ mapHref: () => map, assumptions: { operations: { acceptTerms: true } } })
  await host.open(<OfferDetail offerId={sandboxOffers.complete} backHref="#/" />)
  await page
    .getByRole('link', { name: /Hjørundfjord/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Experiences' }).click()
  expect(opened).toEqual([map])
  const terms = 'https://service.example/terms'
  await host.open(<TermsAcceptance documents={{ TERMS_OF_SERVICE: { href: terms } }} />)
  await page.getByRole('link', { name: 'Terms of service' }).click()
  expect(opened).toEqual([map, terms])
})

test('within elements too', async () => {
  const opened = listen()
  const { write } = openElementPage()
  const provider = write('<xp-offer-detail offer-id="fjord-lodge"></xp-offer-detail>')
  provider.mapHref = () => map
  await page
    .getByRole('link', { name: /Hjørundfjord/ })
    .first()
    .click()
  expect(opened).toEqual([map])
})
