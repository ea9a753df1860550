import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  ConciergeChat,
  ExperienceHub,
  InterestForm,
  OfferCatalog,
  operations,
  PhoneVerification,
  RedemptionFeedback,
} from '../../src/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { form, markers, typeSensitive } from '../components/interests/renderInterest.tsx'
import { type ScreenWatch, watchScreen } from '../failures/watchScreen.ts'
import { knownIdsOf } from '../lifecycle/knownIds.ts'
import { createMemberHost, type MemberHost, type MemberHostOptions } from '../support/memberHost.tsx'
import { renderOnServer } from '../support/renderOnServer.ts'

let screen: ScreenWatch
beforeEach(() => {
  sessionStorage.clear()
  screen = watchScreen()
})
afterEach(() => {
  expect(screen.complaints()).toEqual([])
  screen.stop()
  document.body.replaceChildren()
})

const open = (options: MemberHostOptions = {}) =>
  createMemberHost({ member: sandboxMembers.withHistory, pictures: '/pictures', ...options })

/** The page of a server that read what it shows; its script comes when it is called for. */
async function openBeforeScript(host: MemberHost, element: ReactNode, says: string): Promise<() => void> {
  const first = await host.open(element)
  await expect.poll(() => document.body.innerText).toContain(says)
  await first.unmount()
  const container = renderOnServer(host.page(element))
  expect(container.innerText).toContain(says)
  const onRecoverableError = vi.fn()
  return () => {
    hydrateRoot(container, host.page(element), { onRecoverableError })
    expect(onRecoverableError).not.toHaveBeenCalled()
  }
}

const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })

test('a search and an order', async () => {
  const start = await openBeforeScript(open(), <OfferCatalog />, '44 experiences')
  await page.getByRole('searchbox').fill('Lisbon')
  await page.getByRole('combobox', { name: 'Sort' }).selectOptions('Price, low to high')
  start()
  await expect.poll(() => document.body.innerText).toContain('1 experience')
  await expect.element(page.getByRole('searchbox')).toHaveValue('Lisbon')
  await expect.element(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('priceUp')
})

test('a search in the hub, which is entered once', async () => {
  const onValueChange = vi.fn()
  const SearchedHub = () => (
    <ExperienceHub onInput={({ target }) => onValueChange((target as HTMLInputElement).value)} />
  )
  const start = await openBeforeScript(open(), <SearchedHub />, '44 experiences')
  await page.getByRole('searchbox').fill('Lisbon')
  onValueChange.mockClear()
  start()
  await expect.poll(() => document.body.innerText).toContain('1 experience')
  expect(onValueChange.mock.calls).toEqual([['Lisbon']])
})

test('a message, and no press sends it too early', async () => {
  const host = open()
  const id = host.sandbox.control.conversationsOf(sandboxMembers.withHistory)[0] ?? ''
  const start = await openBeforeScript(host, <ConciergeChat conversationId={id} />, 'Write to your concierge')
  await textbox('Write to your concierge').fill('Could we come earlier?')
  await page.getByRole('button', { name: 'Send' }).click()
  await textbox('Write to your concierge').click()
  start()
  await expect.element(textbox('Write to your concierge')).toHaveValue('Could we come earlier?')
  await userEvent.keyboard(' At six{Enter}')
  await expect.poll(() => host.requests('sendMessage').length).toBe(1)
  await expect.poll(() => document.body.innerText).toContain('Could we come earlier? At six')
})

test('each answer of the form', async () => {
  const sent: unknown[] = []
  const host = open({
    answer(request) {
      if (request.method === 'PUT') void request.json().then((body) => sent.push(body))
      return undefined
    },
  })
  const start = await openBeforeScript(host, <InterestForm offerId="fjord-lodge" />, 'Send to the concierge')
  await typeSensitive()
  await form.adults().fill('1')
  await form.way('Email').click()
  await form.occasion('Birthday').click()
  await page.getByRole('combobox').selectOptions('EVENING')
  start()
  await form.send().click()
  await expect
    .poll(() => sent)
    .toEqual([
      {
        adults: 1,
        children: 0,
        contactMethod: 'EMAIL',
        contactWindow: 'EVENING',
        occasion: 'BIRTHDAY',
        dietary: markers[0],
        allergies: markers[1],
        accessibility: markers[2],
      },
    ])
})

test('feedback', async () => {
  const host = open()
  const { redemptionId } = await knownIdsOf(host, sandboxMembers.withHistory)
  host.sandbox.control.advance(redemptionId, 'COMPLETED')
  const start = await openBeforeScript(
    host,
    <RedemptionFeedback redemptionId={redemptionId} />,
    'How likely are you',
  )
  await page.getByRole('radio', { name: '9', exact: true }).click()
  await page.getByRole('textbox', { name: 'Anything you would tell us?' }).fill('The sauna.')
  start()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(() => document.body.innerText).toContain('9 of 10')
  await expect.poll(() => document.body.innerText).toContain('The sauna.')
})

test('a code, and Enter does not load the page', async () => {
  const host = open()
  const { interestId } = await knownIdsOf(host, sandboxMembers.withHistory)
  await host.client.call(operations.submitIntake, {
    params: { id: interestId },
    body: { adults: 2, children: 0, contactMethod: 'SMS', contactWindow: 'ANYTIME', phone: '+442079460123' },
  })
  const start = await openBeforeScript(host, <PhoneVerification interestId={interestId} />, 'Code')
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', onSubmit, { once: true })
  await textbox('Code').fill(host.sandbox.control.lastPhoneCode(interestId) ?? '')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  document.removeEventListener('submit', onSubmit)
  start()
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Your number is checked' })).toBeVisible()
})
