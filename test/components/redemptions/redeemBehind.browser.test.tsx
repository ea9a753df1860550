import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
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
