import { afterAll, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { InterestForm, OfferCatalog, OfferDetail, RedemptionList } from '../../src/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { createMemberHost } from '../support/memberHost.tsx'
import { type View, views } from '../support/views.tsx'
import { describeElement, isOnScreen } from './checks/onScreen.ts'
import { findSmallTargets } from './checks/findSmallTargets.ts'

let controls = 0
afterAll(() => expect(controls, 'controls that were looked at').toBeGreaterThan(40))

it('is a phone: touched, with nothing that hovers', () => {
  expect(matchMedia('(hover: none) and (pointer: coarse)').matches).toBe(true)
})

it('writes in 16 px also where the page counts in smaller rem', async () => {
  document.documentElement.style.fontSize = '10px'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  await createMemberHost({ member: sandboxMembers.withHistory }).open(<RedemptionList />)
  await expect.element(page.getByRole('combobox')).toHaveStyle({ fontSize: '16px' })
})

it('ends with the page beside an address in letters twice as large', async () => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  await createMemberHost().open(<OfferDetail offerId="fjord-lodge" />)
  await expect.poll(() => document.querySelector('.xp-place > .xp-finger')).not.toBeNull()
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('shows the focused field between sticky bars, in a page that says how high they are', async () => {
  await page.viewport(390, 600)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { scroll-padding-block: 72px }')
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => void document.adoptedStyleSheets.pop())
  await createMemberHost().open(<InterestForm offerId="fjord-lodge" />)
  await expect.element(page.getByRole('textbox', { name: 'Diet' })).toBeInTheDocument()
  const fields = [...document.querySelectorAll<HTMLElement>('.xp-field-control')]
  expect(fields.length).toBeGreaterThan(3)
  for (const field of fields) {
    for (const edge of [0, 600 - 20]) {
      window.scrollBy(0, field.getBoundingClientRect().top - edge)
      field.focus()
      const { top, bottom } = field.getBoundingClientRect()
      expect([top >= 71, bottom <= 600 - 71], describeElement(field)).toEqual([true, true])
      field.blur()
    }
  }
})

/** What can be pressed of a button: all that leads to it, and to nothing else. */
function fingerRoom(button: Element) {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const reach = (dx: number, dy: number) => {
    let far = 0
    while (far < 60 && button.contains(document.elementFromPoint(x + dx * far, y + dy * far))) far += 1
    return far
  }
  return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) }
}

it('the button that copies an address is 44 px to the finger', async () => {
  await page.viewport(390, 844)
  await createMemberHost().open(<OfferDetail offerId="fjord-lodge" />)
  const copy = page.getByRole('button', { name: 'Copy the address' })
  await expect.element(copy).toBeVisible()
  copy.element().scrollIntoView({ block: 'center' })
  const { width, height } = fingerRoom(copy.element())
  expect([width >= 43, height >= 43], `${width} × ${height}`).toEqual([true, true])
})

it('what opens and what removes a filter are 44 px high to the finger', async () => {
  await page.viewport(390, 844)
  await createMemberHost().open(<OfferCatalog defaultFilters="?where=NO" />)
  for (const name of ['Where, Norway', 'Remove Norway']) {
    const button = page.getByRole('button', { name, exact: true })
    await expect.element(button).toBeVisible()
    expect(fingerRoom(button.element()).height, name).toBeGreaterThanOrEqual(43)
  }
})

it.each<Pick<View, 'name' | 'element' | 'content' | 'member'>>(views)(
  '$name: no field makes an iPhone zoom, no target is too small, nothing is said to a pointer that rests alone',
  async ({ element, content, member }) => {
    await page.viewport(390, 844)
    await createMemberHost({ member, assumptions: { operations: { ledger: true } } }).open(element)
    await expect.poll(() => document.querySelector(content)).not.toBeNull()
    await expect.poll(() => document.querySelector('.xp-skeleton, [aria-busy="true"]')).toBeNull()
    const fields = [...document.querySelectorAll('input, select, textarea')].filter(isOnScreen)
    controls += fields.length
    // iOS zooms into what is written in letters under 16 px, and does not zoom out again.
    const small = fields
      .filter((field) => !field.matches('[type="checkbox"], [type="radio"]'))
      .map((field) => [describeElement(field), Number.parseFloat(getComputedStyle(field).fontSize)] as const)
      .filter(([, size]) => size < 16)
    expect(small).toEqual([])
    expect(findSmallTargets()).toEqual([])
    expect([...document.querySelectorAll('.xp-root [title]')].map(describeElement)).toEqual([])
  },
)
