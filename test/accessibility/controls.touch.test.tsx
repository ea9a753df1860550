import { afterAll, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { InterestForm, RedemptionList } from '../../src/index.ts'
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
