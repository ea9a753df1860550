import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as surface from '../../src/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import * as staff from '../../src/staff/index.ts'
import { form, markers, typeSensitive } from '../components/interests/renderInterest.tsx'
import { type ScreenWatch, watchScreen } from '../failures/watchScreen.ts'
import { knownIdsOf, members, noIds } from '../lifecycle/knownIds.ts'
import { assumptions, componentNames, publicComponents } from '../lifecycle/publicComponents.tsx'
import { createMemberHost, type MemberHost } from '../support/memberHost.tsx'

let screen: ScreenWatch
beforeEach(() => {
  sessionStorage.clear()
  screen = watchScreen()
})
afterEach(() => screen.stop())

/** What the host's form was told to send, and by what. */
interface HostForm {
  readonly sent: string[]
  /** What of ours belongs to it, but for buttons that send nothing. */
  readonly fields: () => readonly string[]
}

function watchForm(element: HTMLFormElement, sent: string[]): HostForm {
  element.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push('submit')
  })
  const isOther = (field: Element) =>
    !(field instanceof HTMLFieldSetElement) &&
    !(field instanceof HTMLButtonElement && field.type === 'button')
  return {
    sent,
    fields: () =>
      [...element.elements].filter(isOther).map((field) => `${field.tagName} of ${field.className}`),
  }
}

/** The whole page is one form, as a server writes it (Web Forms); our root is in it. */
async function openInPage(children: ReactNode): Promise<HostForm> {
  const element = document.body.appendChild(document.createElement('form'))
  const container = element.appendChild(document.createElement('div'))
  const watched = watchForm(element, [])
  await render(children, { container })
  return watched
}

/** The host's page is in React, and has its form around our component. */
async function openInReact(children: ReactNode): Promise<HostForm> {
  const sent: string[] = []
  const { container } = await render(
    <form onSubmit={(event) => (event.preventDefault(), sent.push('React: submit'))}>{children}</form>,
  )
  return watchForm(container.querySelector('form')!, sent)
}

const history = () =>
  createMemberHost({ member: sandboxMembers.withHistory, assumptions, pictures: '/pictures' })

/** React itself says that a form must not be in a form. */
const complaints = () => screen.complaints().filter((each) => !/<form>/.test(each))

describe.each([
  ['the page', openInPage],
  ['React', openInReact],
] as const)('in a form of %s', (_name, open) => {
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })
  const press = (name: RegExp | string) => page.getByRole('button', { name, exact: true }).click()

  afterEach(() => {
    expect(complaints()).toEqual([])
  })

  test.each(componentNames)('no field of %s is the host’s', async (name) => {
    const { member = 'history' } = publicComponents({ surface, staff }, noIds)[name]
    const host = createMemberHost({ member: members[member], assumptions, pictures: '/pictures' })
    const ids = await knownIdsOf(host, members[member])
    if (ids.conversationId !== '') host.sandbox.control.conciergeSays(ids.conversationId, 'One more thing.')
    const { element, says } = publicComponents({ surface, staff }, ids)[name]
    const { fields } = await open(host.page(element))
    await expect.poll(() => document.body.textContent).toContain(says)
    expect(fields()).toEqual([])
  })

  test('Enter in a search looks for it, and a filter is the catalog’s own', async () => {
    const { sent, fields } = await open(history().page(<surface.OfferCatalog />))
    await page.getByRole('searchbox').fill('Lisbon')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.body.innerText).toContain('1 experience')
    await page.getByRole('searchbox').fill('')
    // In a narrow window all filters are in one sheet.
    await page.getByRole('button', { name: 'Filters' }).first().click()
    for (const role of ['slider', 'checkbox'] as const) {
      ;(page.getByRole('dialog').getByRole(role).first().element() as HTMLElement).focus()
      await userEvent.keyboard('{Enter}')
    }
    expect(fields()).toEqual([])
    expect(sent).toEqual([])
  })

  test('a message goes to the concierge', async () => {
    const host = history()
    const id = host.sandbox.control.conversationsOf(sandboxMembers.withHistory)[0] ?? ''
    const { sent } = await open(host.page(<surface.ConciergeChat conversationId={id} />))
    await textbox('Write to your concierge').fill('Could we come earlier?')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => host.requests('sendMessage').length).toBe(1)
    expect(sent).toEqual([])
  })

  test('answers go to the intake alone', async () => {
    const host = history()
    const { sent } = await open(host.page(<surface.InterestForm offerId="fjord-lodge" />))
    await typeSensitive()
    const own = form.allergies().element().closest('form')
    expect(own && [...new FormData(own).values()].join()).not.toMatch(markers.join('|'))
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    await expect.poll(() => host.requests('submitIntake').length).toBe(1)
    expect(sent).toEqual([])
  })

  test('a number is changed and checked', async () => {
    const host = history()
    const ids = await knownIdsOf(host, sandboxMembers.withHistory)
    const { sent } = await open(host.page(<surface.PhoneVerification interestId={ids.interestId} />))
    await press('Change the number')
    await textbox('Phone').fill('+44 20 7946 0123')
    await userEvent.keyboard('{Enter}')
    await textbox('Code').fill(await codeOf(host, ids.interestId))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Your number is checked' })).toBeVisible()
    expect(sent).toEqual([])
  })

  test('feedback is given', async () => {
    const host = history()
    const ids = await knownIdsOf(host, sandboxMembers.withHistory)
    const { sent } = await open(host.page(<surface.RedemptionFeedback redemptionId={ids.completedId} />))
    await press('Change your answer')
    await page.getByRole('radio', { name: '4', exact: true }).click()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.body.innerText).toContain('4 of 10')
    expect(sent).toEqual([])
  })

  test('terms are accepted', async () => {
    const host = createMemberHost({ assumptions })
    const { sent } = await open(
      host.page(<surface.TermsAcceptance documents={{ TERMS_OF_SERVICE: { href: '#terms' } }} />),
    )
    await page.getByRole('checkbox').click()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Nothing to accept' })).toBeVisible()
    expect(sent).toEqual([])
  })
})

async function codeOf(host: MemberHost, interestId: string): Promise<string> {
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
  return host.sandbox.control.lastPhoneCode(interestId) ?? ''
}
