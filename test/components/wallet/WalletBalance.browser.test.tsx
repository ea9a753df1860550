import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { WalletBalance } from '../../../src/index.ts'
import { createHost } from '../offers/renderOffers.tsx'
import { holdAnswers } from '../../support/holdAnswers.ts'

it('shows the balance in the currency of the programme, and says what it is', async () => {
  const host = createHost()
  const { container } = await host.render(<WalletBalance />)
  await expect.element(page.getByText('48,250')).toBeVisible()
  expect(container.textContent).toContain('Your balance 48,250★ Stars')
  await expect.poll(() => host.events).toEqual([{ name: 'wallet.viewed' }])
})

it('is a button where the host listens', async () => {
  const onOpen = vi.fn()
  await createHost().render(<WalletBalance onOpen={onOpen} />)
  await page.getByRole('button', { name: /Your balance 48,250/ }).click()
  expect(onOpen).toHaveBeenCalledOnce()
})

it('is a link where the host has an address for it', async () => {
  await createHost().render(<WalletBalance href="#/wallet" />)
  await expect
    .element(page.getByRole('link', { name: /Your balance 48,250/ }))
    .toHaveAttribute('href', '#/wallet')
})

it('keeps its room while it loads', async () => {
  const answers = holdAnswers()
  await createHost(answers).render(<WalletBalance data-testid="balance" />)
  const before = page.getByTestId('balance').element().getBoundingClientRect()
  answers.release()
  await expect.element(page.getByText('48,250')).toBeVisible()
  const after = page.getByTestId('balance').element().getBoundingClientRect()
  expect([Math.round(after.width), Math.round(after.height)]).toEqual([
    Math.round(before.width),
    Math.round(before.height),
  ])
})

it('says nothing when it cannot be read', async () => {
  const host = createHost({ scenario: { failures: [{ kind: 403 }] } })
  await host.render(<WalletBalance data-testid="balance" />)
  await expect.poll(() => host.errors.length).toBe(1)
  await expect.element(page.getByTestId('balance')).toBeEmptyDOMElement()
})
