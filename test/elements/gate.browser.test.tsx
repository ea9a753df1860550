import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { openElementPage, told } from './elementPage.ts'

it('holds back what stands in it until the terms are accepted, and gives it its settings', async () => {
  const { add, sandbox } = openElementPage({ assumptions: { operations: { acceptTerms: true } } })
  const accepted = told<{ documents: unknown[] }>('xp-accepted')
  const gate = add('xp-terms-gate', {
    assumptions: { operations: { acceptTerms: true } },
    documents: { TERMS_OF_SERVICE: { href: '/terms' } },
  })
  gate.innerHTML = '<p>Members only</p><xp-wallet></xp-wallet>'
  await expect.element(page.getByRole('heading', { name: /terms/i }).first()).toBeVisible()
  expect(
    page
      .getByText('Members only')
      .elements()
      .filter((shown) => shown.checkVisibility()),
  ).toEqual([])
  for (const box of page.getByRole('checkbox').elements()) await userEvent.click(box)
  await page.getByRole('button', { name: /Accept/ }).click()
  await expect.element(page.getByText('Members only')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Your balance' })).toBeVisible()
  await expect.poll(() => accepted.length).toBe(1)
  expect(sandbox.log.some(({ operation }) => operation === 'acceptTerms')).toBe(true)
})

it('leaves the page’s own look and tokens to what stands in it', async () => {
  const { add, place } = openElementPage({ assumptions: { operations: { acceptTerms: true } } })
  place.style.cssText = 'font: italic 30px serif; color: rgb(9, 8, 7)'
  const gate = add('xp-terms-gate', {
    presentation: 'banner',
    scheme: 'dark',
    accept: () => Promise.resolve(),
  })
  gate.innerHTML = '<p>Members only</p><xp-wallet scheme="light"></xp-wallet>'
  const text = page.getByText('Members only')
  await expect.element(text).toBeVisible()
  const { fontStyle, fontSize, color } = getComputedStyle(text.element())
  expect([fontStyle, fontSize, color]).toEqual(['italic', '30px', 'rgb(9, 8, 7)'])
  await expect.element(page.getByRole('heading', { name: 'Your balance' })).toBeVisible()
  expect(
    getComputedStyle(gate.querySelector('xp-wallet')!.shadowRoot!.querySelector('.xp-surface')!)
      .backgroundColor,
  ).toBe('rgb(255, 255, 255)')
})

it('says plainly to the member, and in full to the developer, that it has no way to accept', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { add } = openElementPage()
  const errors = told<Error>('xp-error')
  add('xp-terms-gate')
  await expect.element(page.getByRole('heading', { name: 'Something went wrong here' })).toBeVisible()
  expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(/no way to accept terms/)])
  expect(logged).toHaveBeenCalled()
  logged.mockRestore()
})

it('talks to the concierge', async () => {
  const { add, requests, settings, sandbox } = openElementPage({ member: sandboxMembers.withHistory })
  const sent = told<{ name: string }>('xp-event')
  const list = add('xp-conversation-list')
  list.addEventListener('xp-open', ({ detail }) => {
    list.remove()
    add('xp-concierge-chat', { conversationId: detail.conversationId })
  })
  await expect.poll(() => page.getByRole('listitem').elements().length).toBeGreaterThan(0)
  await userEvent.click(page.getByRole('listitem').getByRole('button').first())
  await page.getByRole('textbox').fill('Is there a later sitting?')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Is there a later sitting?').first()).toBeVisible()
  await expect.poll(() => requests('sendMessage').map(({ status }) => status)).toEqual([200])
  await expect.poll(() => sent.filter(({ name }) => name === 'message.sent')).toHaveLength(1)
  expect(settings.session?.status).toBe('active')
  expect(sandbox.log.filter(({ status }) => (status ?? 500) >= 400)).toEqual([])
})
