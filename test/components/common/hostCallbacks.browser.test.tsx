import { type ComponentType, useState } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { operations } from '../../../src/contract/index.ts'
import { ConciergeChat, InterestForm, MemberToday, useRegisterInterest } from '../../../src/index.ts'
import { sandboxMembers, sandboxOffers } from '../../../src/sandbox/index.ts'
import { createMemberHost } from '../../support/memberHost.tsx'

const thrown = new Error('of the host')
const fail = vi.fn(() => {
  throw thrown
})

beforeEach(() => {
  sessionStorage.clear()
  fail.mockClear()
})

it('keeps what is typed where the host’s onDirtyChange throws', async () => {
  const host = createMemberHost()
  await host.open(<InterestForm offerId={sandboxOffers.complete} onDirtyChange={fail} />)
  const field = page.getByRole('textbox', { name: /allerg/i })
  await field.fill('walnuts, made up')
  await expect.poll(() => host.errors).toContain(thrown)
  await expect.element(field).toHaveValue('walnuts, made up')
})

it.each(['onSeen', 'subscribe'] as const)(
  'shows the conversation where the host’s %s throws',
  async (name) => {
    const host = createMemberHost({ member: sandboxMembers.withHistory })
    const { conversations } = (await host.client.call(operations.conversations, {})).data
    const conversationId = conversations[0]!.id
    host.sandbox.control.conciergeSays(conversationId, 'It is all arranged.')
    await host.open(<ConciergeChat conversationId={conversationId} {...{ [name]: fail }} />)
    await expect.element(page.getByText('It is all arranged.')).toBeVisible()
    await expect.poll(() => host.errors).toContain(thrown)
    await expect.element(page.getByText('It is all arranged.')).toBeVisible()
  },
)

it('shows what lies ahead where the host’s onReady throws', async () => {
  const host = createMemberHost({ member: sandboxMembers.withHistory })
  await host.open(<MemberToday onReady={fail} />)
  await expect.poll(() => host.errors).toContain(thrown)
  await expect.element(page.getByRole('heading').first()).toBeVisible()
  expect(document.body.textContent).not.toContain('Something went wrong')
})

it('sends the answers to the end where the host’s onCreated throws', async () => {
  const uncaught = vi.fn((event: ErrorEvent) => event.preventDefault())
  window.addEventListener('error', uncaught)
  onTestFinished(() => window.removeEventListener('error', uncaught))
  const host = createMemberHost()
  const Ask: ComponentType = () => {
    const { submit } = useRegisterInterest(sandboxOffers.complete)
    const [isSent, setIsSent] = useState(false)
    const input = { answers: { adults: 2 }, readSensitive: () => ({ dietary: 'made up' }), onCreated: fail }
    return (
      <button type="button" onClick={() => void submit(input).then(({ ok }) => setIsSent(ok))}>
        {isSent ? 'Sent' : 'Send'}
      </button>
    )
  }
  await host.open(<Ask />)
  await page.getByRole('button').click()
  await expect.element(page.getByRole('button')).toHaveTextContent('Sent')
  expect(host.requests('submitIntake')).toHaveLength(1)
  await expect.poll(() => uncaught.mock.calls.map(([{ error }]) => error as unknown)).toEqual([thrown])
})
