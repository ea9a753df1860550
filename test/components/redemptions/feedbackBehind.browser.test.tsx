import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { operations } from '../../../src/contract/index.ts'
import { RedemptionFeedback, RedemptionList } from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { createCopy } from '../../support/createCopy.ts'
import { createMemberHost } from '../../support/memberHost.tsx'

it('the list does not ask how it was again after the answer, where it is read from a copy that is behind', async () => {
  const copy = createCopy((request) => host.sandbox.fetch(request))
  const host = createMemberHost({
    member: sandboxMembers.withHistory,
    answer: (request) =>
      request.method === 'GET' && request.url.includes('/v1/redemptions?limit=100')
        ? copy(request)
        : undefined,
  })
  const { data } = await host.client.call(operations.redemptions, { query: { limit: 50 } })
  const id = data.redemptions.find(({ status }) => status === 'PURCHASED')?.id ?? ''
  host.sandbox.control.advance(id, 'COMPLETED')
  await host.open(
    <>
      <RedemptionList />
      <RedemptionFeedback redemptionId={id} />
    </>,
  )
  const asked = page.getByText('How was it?', { exact: true })
  await expect.element(page.getByRole('radio', { name: '8', exact: true })).toBeVisible()
  await expect.element(asked.first()).toBeVisible()
  const before = asked.elements().length
  await page.getByRole('radio', { name: '8', exact: true }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('8 of 10')).toBeVisible()
  await expect.poll(() => host.kit.queryClient.isFetching()).toBe(0)
  expect(asked.elements()).toHaveLength(before - 1)
})
