import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { operations } from '../../../src/contract/index.ts'
import { RedeemOffer } from '../../../src/index.ts'
import { createMemberHost } from '../../support/memberHost.tsx'

test('the balance before a redemption is not called the balance now, where it is read from a copy that is behind', async () => {
  let copy: Response | null = null
  let isBehind = true
  const host = createMemberHost({
    answer: async (request) => {
      if (!isBehind || !request.url.endsWith('/v1/wallet')) return undefined
      copy ??= await host.sandbox.fetch(request)
      return copy.clone()
    },
  })
  await host.open(<RedeemOffer offerId="fjord-lodge" />)
  await expect.element(page.getByRole('definition').filter({ hasText: '48,250' })).toBeVisible()
  await page.getByRole('button', { name: /^Redeem for/ }).click()
  await expect.element(page.getByRole('heading', { name: 'It is on its way' })).toBeVisible()
  await expect.poll(() => host.requests('createRedemption').length).toBe(1)
  await expect.poll(() => host.kit.queryClient.isFetching()).toBe(0)
  expect(document.body.textContent).not.toContain('48,250')
  isBehind = false
  await expect.element(page.getByText('Your balance now'), { timeout: 12_000 }).toBeVisible()
  await expect.element(page.getByRole('definition').filter({ hasText: '6,250' })).toBeVisible()
})

test('the balance is there where an attempt whose answer was lost has spent it already', async () => {
  let copy: Response | null = null
  const host = createMemberHost({
    // The list is behind: the key tells what became of it.
    answer: async (request) => {
      if (request.method !== 'GET' || !request.url.includes('/v1/redemptions')) return undefined
      copy ??= await host.sandbox.fetch(request)
      return copy.clone()
    },
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
  let wallet: Response | null = null
  const host = createMemberHost({
    answer: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/v1/wallet') wallet ??= await host.sandbox.fetch(request)
      if (pathname === '/v1/wallet') return wallet?.clone()
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
