import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { operations } from '../../../src/contract/index.ts'
import { RedeemOffer } from '../../../src/index.ts'
import { createCopy } from '../../support/createCopy.ts'
import { createMemberHost } from '../../support/memberHost.tsx'

test('the balance before a redemption is not called the balance now, where it is read from a copy that is behind', async () => {
  let [isBehind, reads] = [true, 0]
  const copy = createCopy((request) => host.sandbox.fetch(request))
  const host = createMemberHost({
    answer: (request) => {
      if (!isBehind || !request.url.endsWith('/v1/wallet')) return undefined
      reads += 1
      return copy(request)
    },
  })
  await host.open(<RedeemOffer offerId="fjord-lodge" />)
  await expect.element(page.getByRole('definition').filter({ hasText: '48,250' })).toBeVisible()
  await page.getByRole('button', { name: /^Redeem for/ }).click()
  await expect.element(page.getByRole('heading', { name: 'It is on its way' })).toBeVisible()
  await expect.poll(() => host.requests('createRedemption').length).toBe(1)
  await expect.poll(() => host.kit.queryClient.isFetching()).toBe(0)
  expect(document.body.textContent).not.toContain('48,250')
  await expect.element(page.getByText('Your balance now')).not.toBeInTheDocument()
  // It is read again, and does not come and go meanwhile.
  const came = vi.fn<(text: string | null) => void>()
  const observer = new MutationObserver(() => came(document.body.textContent))
  observer.observe(document.body, { childList: true, subtree: true })
  const before = reads
  await expect.poll(() => reads, { timeout: 5_000 }).toBeGreaterThan(before)
  await expect.poll(() => host.kit.queryClient.isFetching()).toBe(0)
  observer.disconnect()
  expect(came.mock.calls.flat().filter((text) => text?.includes('Your balance now'))).toEqual([])
  isBehind = false
  await expect.element(page.getByText('Your balance now'), { timeout: 12_000 }).toBeVisible()
  await expect.element(page.getByRole('definition').filter({ hasText: '6,250' })).toBeVisible()
})

test('the balance is there where an attempt whose answer was lost has spent it already', async () => {
  const copy = createCopy((request) => host.sandbox.fetch(request))
  const host = createMemberHost({
    // The list is behind: the key tells what became of it.
    answer: (request) =>
      request.method === 'GET' && request.url.includes('/v1/redemptions') ? copy(request) : undefined,
    scenario: { failures: [{ kind: 'lost-answer', operation: 'createRedemption', times: 1 }] },
  })
  await host.client.call(operations.redemptions, {})
  await host.open(<RedeemOffer offerId="fjord-lodge" />)
  await page.getByRole('button', { name: /^Redeem for/ }).click()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.poll(() => host.kit.queryClient.isFetching()).toBe(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'It is on its way' })).toBeVisible()
  await expect.element(page.getByText('Your balance now')).toBeVisible()
  await expect.element(page.getByRole('definition').filter({ hasText: '6,250' })).toBeVisible()
})

test('the balance is there where nothing was taken from it', async () => {
  const copy = createCopy((request) => host.sandbox.fetch(request))
  const host = createMemberHost({
    answer: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/v1/wallet') return copy(request)
      if (!pathname.startsWith('/v1/offers')) return undefined
      const answer = await host.sandbox.fetch(request)
      const text = await answer.text()
      return new Response(text.replaceAll(/"pointsPrice":\d+/g, '"pointsPrice":0'), answer)
    },
  })
  await host.open(<RedeemOffer offerId="fjord-lodge" />)
  await page.getByRole('button', { name: /^Redeem/ }).click()
  await expect.element(page.getByRole('heading', { name: 'It is on its way' })).toBeVisible()
  await expect.element(page.getByText('Your balance now')).toBeVisible()
  await expect.element(page.getByRole('definition').filter({ hasText: '48,250' })).toBeVisible()
})
