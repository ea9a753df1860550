import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { operations } from '../../../src/contract/index.ts'
import { RedemptionFeedback } from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { createMemberHost } from '../../support/memberHost.tsx'

/** A member who sends what they thought of a redemption, and loses the connection once. */
async function send(kind: 'lost-answer' | 'network', comment = ' The boat was late. ') {
  const onSubmitted = vi.fn()
  const host = createMemberHost({ member: sandboxMembers.withHistory })
  const { data } = await host.client.call(operations.redemptions, {})
  const id = data.redemptions.find(({ status }) => status === 'PURCHASED')?.id ?? ''
  host.sandbox.control.advance(id, 'COMPLETED')
  host.sandbox.control.scenario({ failures: [{ kind, operation: 'submitFeedback', times: 1 }] })
  await host.open(<RedemptionFeedback redemptionId={id} onSubmitted={onSubmitted} />)
  await page.getByRole('radio', { name: '8', exact: true }).click()
  await page.getByRole('textbox').fill(comment)
  await page.getByRole('button', { name: 'Send' }).click()
  return { ...host, onSubmitted }
}

it('an answer that has arrived though the word of it was lost is shown as sent, and told once', async () => {
  const host = await send('lost-answer')
  await expect.element(page.getByRole('heading', { name: 'Your answer' })).toBeVisible()
  await expect.element(page.getByText('8 of 10')).toBeVisible()
  expect(page.getByText('It replaces your earlier answer.').query()).toBeNull()
  await expect.poll(host.said).toContain('Thank you. Your answer has been sent.')
  expect(host.requests('submitFeedback')).toHaveLength(1)
  expect(host.onSubmitted).toHaveBeenCalledOnce()
  expect(host.events.filter(({ name }) => name === 'feedback.submitted')).toHaveLength(1)
  await page.getByRole('button', { name: 'Change your answer' }).click()
  await expect.element(page.getByText('It replaces your earlier answer.')).toBeVisible()
  expect(page.getByText('We did not hear back.', { exact: true }).query()).toBeNull()
})

it('an answer that did not arrive stays in the form as a first one, with what became of it', async () => {
  const host = await send('network')
  await expect.element(page.getByText('We did not hear back.').first()).toBeVisible()
  await expect.poll(() => host.kit.queryClient.isFetching()).toBe(0)
  await expect.element(page.getByRole('radio', { name: '8', exact: true })).toBeChecked()
  expect(page.getByText('It replaces your earlier answer.').query()).toBeNull()
  expect(host.onSubmitted).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByRole('heading', { name: 'Your answer' })).toBeVisible()
  expect(host.onSubmitted).toHaveBeenCalledOnce()
})

it.each([
  ['marks of direction', 'Please call \u202a+45 20 30 40 50\u202c.'],
  ['many marks on one letter', `The boat was la\u0301${'\u0300'.repeat(8)}te.`],
  ['a chain of emoji', `We were ${Array.from({ length: 12 }, () => '👩').join('\u200d')}.`],
])('an answer with %s that has arrived is shown as sent too', async (_, comment) => {
  const host = await send('lost-answer', comment)
  await expect.element(page.getByRole('heading', { name: 'Your answer' })).toBeVisible()
  expect(host.requests('submitFeedback')).toHaveLength(1)
  expect(host.onSubmitted).toHaveBeenCalledOnce()
})
