import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { openElementPage } from './elementPage.ts'

/** Rules of the page's own, until the test has finished. */
function addRules(css: string) {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = css
  onTestFinished(() => style.remove())
}

const first = (selector: string) =>
  [...document.querySelectorAll('main *')].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ])[0]
const radiusOf = (selector: string) => {
  const found = first(selector)
  return found && getComputedStyle(found).borderTopLeftRadius
}

it('lets the rules of a page reach each part by ::part()', async () => {
  addRules('xp-offer-catalog::part(card) { border-radius: 33px } ::part(title) { letter-spacing: 7px }')
  const { add } = openElementPage()
  add('xp-offer-catalog')
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => radiusOf('article')).toBe('33px')
  expect(getComputedStyle(first('h2')!).letterSpacing).toBe('7px')
})

it('reaches what comes later: an answer, another page of rows, an element that was moved', async () => {
  addRules('::part(ledger) { outline: 3px solid rgb(1, 2, 3) } ::part(over-time) { opacity: 0.99 }')
  const { add, place } = openElementPage({ assumptions: { operations: { ledger: true } } })
  const wallet = add('xp-wallet', {
    showsPointsOverTime: true,
    assumptions: { operations: { ledger: true } },
  })
  await expect.poll(() => first('[part~="ledger"]') !== undefined).toBe(true)
  expect(getComputedStyle(first('[part~="ledger"]')!).outlineColor).toBe('rgb(1, 2, 3)')
  await expect.poll(() => first('[part~="over-time"]') !== undefined).toBe(true)

  place.append(document.createElement('p'), wallet)
  expect(getComputedStyle(first('[part~="ledger"]')!).outlineColor).toBe('rgb(1, 2, 3)')
  wallet.remove()
  await new Promise((resolve) => setTimeout(resolve))
  place.append(wallet)
  await expect.poll(() => first('[part~="ledger"]') !== undefined).toBe(true)
})

it('leaves what the page puts into an element alone', async () => {
  const { add } = openElementPage({ assumptions: { operations: { acceptTerms: true } } })
  const gate = add('xp-terms-gate', { presentation: 'banner', accept: () => Promise.resolve() })
  gate.innerHTML = '<p class="xp-part-card">The page’s own</p>'
  await expect.poll(() => first('[part~="banner"]') !== undefined).toBe(true)
  await expect.element(page.getByText('The page’s own')).toBeVisible()
  expect(gate.querySelector('[part]')).toBeNull()
})
