// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { OfferCatalog, WalletBalance } from '../../../src/index.ts'
import { createSandbox, sandboxMembers } from '../../../src/sandbox/index.ts'
import { createTestProvider, SandboxProvider } from '../../../src/sandbox/react/index.ts'
import { isMemberEvent } from '../../support/isMemberEvent.ts'

test('shows what the sandbox has, as any test of a host would ask for it', async () => {
  const onOpen = vi.fn()
  const { Provider, sandbox, events } = createTestProvider({ locale: 'en-GB' })
  render(<OfferCatalog onOpen={onOpen} />, { wrapper: Provider })
  const [first] = await screen.findAllByRole('button', { name: /fjord/i })
  await userEvent.click(first as HTMLElement)
  expect(onOpen).toHaveBeenCalledTimes(1)
  expect(sandbox.log.map(({ operation }) => operation)).toContain('offers')
  expect(events.filter(isMemberEvent).map(({ name }) => name)).toEqual(['catalog.viewed', 'offer.opened'])
})

test('behaves as its scenario says, and well again when it is told to', async () => {
  const onError = vi.fn()
  const { Provider, sandbox, errors } = createTestProvider({ scenario: 'wrong-shape', onError })
  render(<OfferCatalog />, { wrapper: Provider })
  const again = await screen.findByRole('button', { name: /try again/i })
  expect(errors).toHaveLength(1)
  expect(onError).toHaveBeenCalledWith(errors[0])
  sandbox.control.scenario('default')
  await userEvent.click(again)
  await screen.findAllByRole('heading', { name: /fjord/i })
})

test('takes a sandbox that is there, and the member who is named', async () => {
  const sandbox = createSandbox()
  sandbox.control.credit('somebody-made-up', 7_654)
  render(
    <SandboxProvider sandbox={sandbox} member="somebody-made-up" locale="en-GB">
      <WalletBalance />
    </SandboxProvider>,
  )
  await waitFor(() => expect(screen.getByText(/7,654/)).not.toBeNull())
})

test('is a session of its own each time', () => {
  const [one, other] = [createTestProvider(), createTestProvider()]
  expect(one.session).not.toBe(other.session)
  expect(one.session.memberId).toBe(sandboxMembers.fresh)
  expect(one.sandbox).not.toBe(other.sandbox)
})

test('says how to get what Jest’s jsdom lacks', () => {
  vi.stubGlobal('Request', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(() => createTestProvider()).toThrow(/no Request .* install jest-fixed-jsdom/)
})
