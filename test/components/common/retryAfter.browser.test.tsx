import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { operations } from '../../../src/contract/index.ts'
import { RedemptionFeedback, Wallet } from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { createMemberHost } from '../../support/memberHost.tsx'

/** A Service that is down, and says for how long. */
const closed = (retryAfter: string) =>
  Response.json({}, { status: 503, headers: { 'retry-after': retryAfter, 'x-request-id': 'req_closed' } })

it.each([
  ['in seconds', () => '40'],
  ['as a date', () => new Date(Date.now() + 40_000).toUTCString()],
])(
  'a read that a closed Service holds back %s is not asked for sooner, and says until when',
  async (_, time) => {
    const asked: string[] = []
    const host = createMemberHost({
      answer: (request) => {
        if (!request.url.endsWith('/v1/wallet')) return undefined
        asked.push(request.url)
        return closed(time())
      },
    })
    await host.open(<Wallet />)
    const retry = page.getByRole('button', { name: /^Try again in/ })
    await expect.element(retry).toBeVisible()
    await expect.element(retry).toHaveAttribute('aria-disabled', 'true')
    await host.kit.queryClient.refetchQueries()
    expect(asked).toHaveLength(1)
  },
)

it('a write that a closed Service holds back says that it may have arrived, and until when to wait', async () => {
  let sent = 0
  const host = createMemberHost({
    member: sandboxMembers.withHistory,
    answer: (request) => {
      if (!request.url.endsWith('/feedback')) return undefined
      sent += 1
      return closed('40')
    },
  })
  const { data } = await host.client.call(operations.redemptions, {})
  const id = data.redemptions.find(({ status }) => status === 'PURCHASED')?.id ?? ''
  host.sandbox.control.advance(id, 'COMPLETED')
  await host.open(<RedemptionFeedback redemptionId={id} />)
  await page.getByRole('radio', { name: '8', exact: true }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('We did not hear back.').first()).toBeVisible()
  const retry = page.getByRole('button', { name: /^Try again in/ })
  await expect.element(retry).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText(/It may have arrived/).first()).toBeVisible()
  await retry.click({ force: true })
  expect(sent).toBe(1)
})
